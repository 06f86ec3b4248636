import { Controller, Get, Header, Headers, NotFoundException, Param, Res } from "@nestjs/common";
import type { Response } from "express";
import { LRUCache } from "lru-cache";
import { Access } from "../http/access/access.js";
import { demoAudio } from "./audio/demo-audio.js";
import { demoCover } from "./covers/demo-cover.js";
import { demoShowOf } from "./shows/demo-shows.js";
import { demoText } from "./texts/demo-texts.js";

const COVER = /^(\d{4,5})\.svg$/;
const SOUND = /^(\d{4,5})-([1-9]\d{0,4})\.wav$/;

/** A player requests one file several times, in parts; twenty files are a few megabytes. */
const CACHED_FILES = 20;

/** Drawn covers, synthesized sound, chapters and transcripts of the demo shows, as files. */
@Controller("demo")
@Access("all")
export class DemoFilesController {
  private readonly sounds = new LRUCache<string, Buffer>({ max: CACHED_FILES });

  @Get("covers/:file")
  @Header("Content-Type", "image/svg+xml; charset=utf-8")
  @Header("Cache-Control", "public, max-age=31536000, immutable")
  // When it is opened directly, an SVG is a document: it must not load or run anything.
  @Header("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; sandbox")
  @Header("X-Content-Type-Options", "nosniff")
  cover(@Param("file") file: string): string {
    const show = found(demoShowOf(COVER.exec(file)?.[1] ?? ""));
    return demoCover(show.number, show.title, show.categories[0]);
  }

  @Get("chapters/:file")
  @Header("Content-Type", "application/json+chapters; charset=utf-8")
  @Header("X-Content-Type-Options", "nosniff")
  chapters(@Param("file") file: string): string {
    return found(demoText(`/demo/chapters/${file}`));
  }

  @Get("transcripts/:file")
  @Header("Content-Type", "text/vtt; charset=utf-8")
  @Header("X-Content-Type-Options", "nosniff")
  transcript(@Param("file") file: string): string {
    return found(demoText(`/demo/transcripts/${file}`));
  }

  /** Supports range requests, which players need for seeking. */
  @Get("audio/:file")
  audio(
    @Param("file") name: string,
    @Headers("if-range") ifRange: string | undefined,
    @Res() response: Response,
  ): void {
    const [, show = "", episode = ""] = SOUND.exec(name) ?? [];
    const { number } = found(demoShowOf(show));
    const sound = this.sounds.get(name) ?? demoAudio(number, episode);
    this.sounds.set(name, sound);
    const etag = `"demo-${number}-${episode}-${sound.length}"`;
    response.set({
      "Accept-Ranges": "bytes",
      ETag: etag,
      "Cache-Control": "public, max-age=31536000, immutable, no-transform",
      "X-Content-Type-Options": "nosniff",
    });
    if (response.req.fresh) {
      response.status(304).end();
      return;
    }
    const ranges = ifRange === undefined || ifRange === etag ? response.req.range(sound.length) : undefined;
    if (ranges === -1) {
      response.status(416).set("Content-Range", `bytes */${sound.length}`).end();
      return;
    }
    // Requests for several ranges, or in units other than bytes, get the whole file.
    const part = Array.isArray(ranges) && ranges.type === "bytes" && ranges.length === 1 ? ranges[0] : undefined;
    const { start, end } = part ?? { start: 0, end: sound.length - 1 };
    if (part) response.status(206).set("Content-Range", `bytes ${start}-${end}/${sound.length}`);
    response.set({ "Content-Type": "audio/wav", "Content-Length": String(end - start + 1) });
    response.end(sound.subarray(start, end + 1));
  }
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new NotFoundException();
  return value;
}
