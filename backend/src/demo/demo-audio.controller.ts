import { Controller, Get, Headers, Inject, NotFoundException, Param, Res } from "@nestjs/common";
import type { Response } from "express";
import { LRUCache } from "lru-cache";
import { Access } from "../shared/http/access.js";
import { byteRange } from "./audio/byte-range.js";
import { demoAudio } from "./audio/demo-audio.js";
import { DemoIndex } from "./shows/demo-index.js";

const FILE = /^(\d{4,5})-([1-9]\d{0,4})\.wav$/;

/** A player requests one file several times, in parts; about twenty files are a few megabytes. */
const CACHED_FILES = 20;

/** The synthesised sound of the demo episodes, with the partial answers that players need for seeking. */
@Controller("demo/audio")
@Access("all")
export class DemoAudioController {
  private readonly files = new LRUCache<string, Buffer>({ max: CACHED_FILES });

  constructor(@Inject(DemoIndex) private readonly index: DemoIndex) {}

  @Get(":file")
  audio(
    @Param("file") name: string,
    @Headers("range") range: string | undefined,
    @Headers("if-range") ifRange: string | undefined,
    @Headers("if-none-match") ifNoneMatch: string | undefined,
    @Res() response: Response,
  ): void {
    const [, show = "", episode = ""] = FILE.exec(name) ?? [];
    if (!this.index.find(show)) throw new NotFoundException();
    const file = this.file(show, episode);
    const etag = `"demo-${show}-${episode}-${file.length}"`;
    response.set({
      "Accept-Ranges": "bytes",
      ETag: etag,
      "Cache-Control": "public, max-age=31536000, immutable, no-transform",
      "X-Content-Type-Options": "nosniff",
    });
    if (ifNoneMatch?.split(",").some((tag) => tag.trim() === etag || tag.trim() === "*")) {
      response.status(304).end();
      return;
    }
    const part = byteRange(ifRange === undefined || ifRange === etag ? range : undefined, file.length);
    if (part === "unsatisfiable") {
      response.status(416).set("Content-Range", `bytes */${file.length}`).end();
      return;
    }
    response.set("Content-Type", "audio/wav");
    if (part === "whole") {
      response.set("Content-Length", String(file.length)).end(file);
      return;
    }
    const { start, end } = part;
    response
      .status(206)
      .set({ "Content-Range": `bytes ${start}-${end}/${file.length}`, "Content-Length": String(end - start + 1) })
      .end(file.subarray(start, end + 1));
  }

  private file(show: string, episode: string): Buffer {
    const key = `${show}-${episode}`;
    const cached = this.files.get(key);
    if (cached) return cached;
    const fresh = demoAudio(show, episode);
    this.files.set(key, fresh);
    return fresh;
  }
}
