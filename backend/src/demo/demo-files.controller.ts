import { fileURLToPath } from "node:url";
import { Controller, Get, Header, NotFoundException, Param, Res } from "@nestjs/common";
import type { Response } from "express";
import { Access } from "../http/access/access.js";
import { demoCover } from "./covers/demo-cover.js";
import { demoShowOf } from "./shows/demo-shows.js";
import { demoText } from "./demo-texts.js";
import { DEMO_FOLDER } from "./words/demo-json.js";

const COVER = /^(\d{4,5})\.svg$/;
const SOUND = /^(\d{4,5})-[1-9]\d{0,4}\.wav$/;

/** Drawn covers, the sound, chapters and transcripts of the demo shows, as files. */
@Controller("demo")
@Access("all")
export class DemoFilesController {
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

  /** All episodes have the same tune. Express answers range requests, which players need for seeking. */
  @Get("audio/:file")
  audio(@Param("file") name: string, @Res() response: Response): void {
    found(demoShowOf(SOUND.exec(name)?.[1] ?? ""));
    response.set("X-Content-Type-Options", "nosniff");
    response.sendFile("tune.wav", { root: fileURLToPath(DEMO_FOLDER), maxAge: "1y", immutable: true });
  }
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new NotFoundException();
  return value;
}
