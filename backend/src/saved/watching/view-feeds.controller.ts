import { createHash, randomBytes } from "node:crypto";
import { readStoredSearch, viewAddress } from "@earshot/domain/saved/views/saved-view";
import { Controller, Delete, Get, Inject, Param, Post, Req, Res } from "@nestjs/common";
import type { Request, Response } from "express";
import type { z } from "zod";
import { Limits } from "../../limits/limits.js";
import { networkKey } from "../../limits/network-key.js";
import { ORIGIN } from "../../core/config.module.js";
import { Access, SignedIn } from "../../http/access/access.js";
import { Endpoint } from "../../http/endpoints/endpoint.js";
import { httpProblem } from "../../http/problem.js";
import type { Viewer } from "../../http/access/viewer.js";
import { zodQuery as zod } from "../../http/query/zod-query.js";
import { notWatching } from "./not-watching.js";
import { PostgresWatches } from "./postgres-watches.js";
import { jsonFeed, rssFeed, type ViewFeed } from "./view-feed.js";
import { feedAnswer, watchedPath, type FeedAddresses } from "./watched-views.schemas.js";

type Path = z.output<typeof watchedPath>;

/** Maximum runs in a feed. */
const RUNS = 30;
const FILE = /^([\w-]{43})\.(json|xml)$/;
const hash = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** Creates and removes the URLs of a watched view's feeds. */
@Controller("api/v1/watched-views/:id/feed")
@Access("user")
export class ViewFeedsController {
  constructor(
    private readonly watches: PostgresWatches,
    private readonly limits: Limits,
    @Inject(ORIGIN) private readonly origin: string,
  ) {}

  @Post()
  @Endpoint({
    summary: "Create the feed URLs of a watched view; earlier ones stop working",
    answers: {
      201: { description: "The URLs, which are shown only once", schema: feedAnswer },
      404: { description: "You have no such view, or you do not watch it" },
      429: { description: "Too many requests for feed URLs; see Retry-After" },
    },
  })
  async make(@SignedIn() { userId }: Viewer, @Param(zod(watchedPath)) { id }: Path): Promise<FeedAddresses> {
    await this.limits.spend("viewFeedsByUser", userId);
    const token = randomBytes(32).toString("base64url");
    if (!(await this.watches.setFeed(userId, id, hash(token)))) throw notWatching();
    const address = `${this.origin}/feeds/s/${token}`;
    return { json: `${address}.json`, rss: `${address}.xml` };
  }

  @Delete()
  @Endpoint({
    summary: "Delete the feed URLs of a watched view",
    answers: {
      204: { description: "The feed URLs no longer work" },
      404: { description: "You have no such view, or you do not watch it" },
    },
  })
  async end(@SignedIn() { userId }: Viewer, @Param(zod(watchedPath)) { id }: Path): Promise<void> {
    if (!(await this.watches.setFeed(userId, id, null))) throw notWatching();
  }
}

/** The feeds. Anyone with the URL can read one; it reveals neither the owner nor other views. */
@Controller("feeds/s/:file")
@Access("all")
export class ViewFeedFilesController {
  constructor(
    private readonly watches: PostgresWatches,
    private readonly limits: Limits,
    @Inject(ORIGIN) private readonly origin: string,
  ) {}

  @Get()
  async feed(@Param("file") file: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    response.set({
      "X-Robots-Tag": "noindex, nofollow",
      "Referrer-Policy": "no-referrer",
      "Cache-Control": "private, no-cache",
    });
    await this.limits.spend("viewFeedsByNetwork", networkKey(request.ip));
    const [, token, format] = FILE.exec(file) ?? [];
    const watch = token === undefined ? undefined : await this.watches.byFeed(hash(token));
    const stored = watch && readStoredSearch(watch.view.search);
    if (!watch || !stored) throw httpProblem(404, "feed.unknown", "There is no such feed.");
    const feed: ViewFeed = {
      name: watch.view.name,
      search: this.origin + viewAddress(stored),
      self: `${this.origin}/feeds/s/${file}`,
      origin: this.origin,
      runs: await this.watches.runs(watch.viewId, undefined, RUNS),
    };
    // Express adds the ETag and answers a matching one with 304.
    if (format === "json") response.type("application/feed+json").send(JSON.stringify(jsonFeed(feed)));
    else response.type("application/rss+xml").send(rssFeed(feed));
  }
}
