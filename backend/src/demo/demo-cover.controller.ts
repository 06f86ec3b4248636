import { Controller, Get, Header, Inject, NotFoundException, Param } from "@nestjs/common";
import { Access } from "../shared/http/access.js";
import { demoCover } from "./covers/demo-cover.js";
import { DemoIndex } from "./shows/demo-index.js";

const FILE = /^(\d{4,5})\.svg$/;

/** The drawn covers of the demo shows. */
@Controller("demo/covers")
@Access("all")
export class DemoCoverController {
  constructor(@Inject(DemoIndex) private readonly index: DemoIndex) {}

  @Get(":file")
  @Header("Content-Type", "image/svg+xml; charset=utf-8")
  @Header("Cache-Control", "public, max-age=31536000, immutable")
  // Opened by itself an SVG is a document: it may load nothing and run nothing.
  @Header("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; sandbox")
  @Header("X-Content-Type-Options", "nosniff")
  cover(@Param("file") file: string): string {
    const show = this.index.find(FILE.exec(file)?.[1] ?? "");
    if (!show) throw new NotFoundException();
    return demoCover(show.number, show.title, show.categories[0]);
  }
}
