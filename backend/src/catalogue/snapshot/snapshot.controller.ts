import { basename, dirname } from "node:path";
import { CatalogueUnavailable, PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { Controller, Get, Inject, Query, Req, Res, UseGuards } from "@nestjs/common";
import type { Request, Response } from "express";
import { DataSource } from "typeorm";
import type { z } from "zod";
import { CatalogueReadsGuard } from "../../limits/catalogue-reads.guard.js";
import { Limits } from "../../limits/limits.js";
import { Access, SignedIn } from "../../http/access/access.js";
import { Endpoint } from "../../http/endpoints/endpoint.js";
import { httpProblem } from "../../http/problem.js";
import type { Viewer } from "../../http/access/viewer.js";
import { SERVICE_SECRET } from "../../shared/config/service-secret.js";
import { zodQuery as zod } from "../../http/query/zod-query.js";
import { LIVE } from "../local/write/staging/generation.js";
import { MANIFEST_HEADER, signedManifest, snapshotKey } from "./snapshot-manifest.js";
import { SNAPSHOT_COLUMNS, type SnapshotShow } from "./snapshot-show.js";
import { ownShowsAnswer, ownShowsQuery, snapshotQuery } from "./snapshot.schemas.js";
import { Snapshots } from "./snapshots.js";

/** Milliseconds that a request waits for a snapshot, and seconds after which the client can try again. */
const [LONGEST_WAIT_MS, RETRY_AFTER_SECONDS] = [5_000, 5];

const tooMany = { description: "Too many requests from this network or this account; see Retry-After" };

/** The catalogue for offline use, only for accounts: a signed file, and the rows of single shows. */
@Controller("api/v1/catalogue/snapshot")
@Access("user")
@UseGuards(CatalogueReadsGuard)
export class SnapshotController {
  constructor(
    private readonly snapshots: Snapshots,
    private readonly catalogue: PodcastCatalogue,
    private readonly database: DataSource,
    private readonly limits: Limits,
    @Inject(SERVICE_SECRET) private readonly secret: string,
  ) {}

  @Get()
  @Endpoint({
    summary: "Download the catalogue as an SQLite file, compressed with Zstandard",
    answers: {
      200: {
        description: `The file. The header ${MANIFEST_HEADER} has its signed hash; range requests and If-Range are supported`,
      },
      206: { description: "The requested range of the file" },
      304: { description: "The file has not changed since that version" },
      401: { description: "Nobody is signed in" },
      404: { description: "The shows come from a remote provider, so there is no snapshot to download" },
      416: { description: "The file has no such range" },
      429: tooMany,
      503: { description: "The file is being written; see Retry-After" },
    },
  })
  async snapshot(
    @Query(zod(snapshotQuery)) { shows }: z.output<typeof snapshotQuery>,
    @SignedIn() { userId }: Viewer,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (this.catalogue.sourceProvider !== "local") {
      throw httpProblem(404, "snapshot.absent", "This server has no offline catalogue.");
    }
    // HEAD describes the file without sending it.
    if (request.method === "GET") await this.limits.spend("snapshotByUser", userId);
    const file = await this.snapshots.file(shows, LONGEST_WAIT_MS);
    if (!file) throw new CatalogueUnavailable("The catalogue is being prepared.", RETRY_AFTER_SECONDS);
    // A file that is compressed in transit has no byte ranges.
    response.setHeader("Cache-Control", "private, no-cache, no-transform");
    response.setHeader("ETag", `"${file.manifest.sha256}"`);
    response.setHeader(MANIFEST_HEADER, signedManifest(file.manifest, snapshotKey(this.secret)));
    response.type("application/zstd");
    const options = { root: dirname(file.path), etag: false, cacheControl: false };
    // A client that disconnects early is not our failure; an invalid range has its own status.
    response.sendFile(basename(file.path), options, (error?: Error & { status?: number }) => {
      if (error && !response.headersSent) response.status(error.status ?? 404).end();
    });
  }

  @Get("shows")
  @Endpoint({
    summary: "Get single shows in the format of the snapshot, with all fields: for example, those in the user's lists",
    answers: {
      200: { description: "The requested shows that exist", schema: ownShowsAnswer },
      401: { description: "Nobody is signed in" },
      429: tooMany,
    },
  })
  async shows(@Query(zod(ownShowsQuery)) { id }: z.output<typeof ownShowsQuery>) {
    const shows = await this.database.query<SnapshotShow[]>(
      `SELECT DISTINCT ON (id) ${SNAPSHOT_COLUMNS.join(", ")} FROM ${LIVE}.podcasts WHERE id = ANY($1) ORDER BY id, position`,
      [id],
    );
    return { shows: [...shows] as z.output<typeof ownShowsAnswer>["shows"] };
  }
}
