import { statSync } from "node:fs";
import { basename } from "node:path";
import { Controller, Get, Inject, Logger, NotFoundException, Param, Req, Res } from "@nestjs/common";
import type { Request, Response } from "express";
import { Access } from "../http/access/access.js";
import { showsToken } from "../http/access/bearer-token.js";
import { CONFIG } from "../core/config.module.js";
import type { Config } from "../shared/config/config.js";
import { IndexFolder, indexFolderIn } from "./local/write/index/index-folder.js";
import { type IndexManifest, manifestOf, readToken, signedManifest } from "./local/write/index/index-manifest.js";

/**
 * The search index as a file, for other machines of the installation (their INDEX_URL). Without INDEX_KEY, or without proof of
 * the key, the address is a 404.
 */
@Controller("index")
@Access("all")
export class IndexFilesController {
  private readonly logger = new Logger("IndexFiles");
  /** The last described file, identified by its metadata in the file system. */
  private described: { readonly stamp: string; readonly manifest: Promise<IndexManifest> } | undefined;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Get(":name")
  async file(@Param("name") name: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const key = this.config.indexKey;
    const [, generation, ending] = /^catalogue-(\d{1,15})\.(json|sqlite)$/.exec(name) ?? [];
    if (!key || !generation || !showsToken(request.headers.authorization, readToken(key)))
      throw new NotFoundException();
    const folder = new IndexFolder(indexFolderIn(this.config.dataDir));
    const path = folder.file(Number(generation));
    const manifest = await this.manifest(path);
    // A file that is compressed in transit has no byte ranges.
    response.setHeader("Cache-Control", "private, no-cache, no-transform");
    if (ending === "json") {
      response.type("json").send(signedManifest(manifest, key));
      return;
    }
    response.setHeader("ETag", `"${manifest.sha256}"`);
    response.type("application/octet-stream");
    const options = { root: folder.path, etag: false, cacheControl: false };
    // A client that disconnects early is not our failure; an invalid range has its own status.
    response.sendFile(basename(path), options, (error?: Error & { status?: number }) => {
      if (error && !response.headersSent) response.status(error.status ?? 404).end();
    });
  }

  /** Throws when there is no such file. */
  private async manifest(path: string): Promise<IndexManifest> {
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found) throw new NotFoundException();
    const stamp = `${path} ${found.ino} ${found.mtimeMs} ${found.size}`;
    if (this.described?.stamp !== stamp) this.described = { stamp, manifest: manifestOf(path) };
    try {
      return await this.described.manifest;
    } catch (error) {
      this.described = undefined;
      this.logger.warn(`${basename(path)} cannot be described: ${String(error)}`);
      throw new NotFoundException();
    }
  }
}
