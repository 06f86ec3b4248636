import { Controller, Get, Header, NotFoundException, Param } from "@nestjs/common";
import { Access } from "../shared/http/access.js";
import { demoText } from "./texts/demo-texts.js";

/** Chapters and transcripts of the demo episodes, as files. */
@Controller("demo")
@Access("all")
export class DemoTextsController {
  @Get("chapters/:file")
  @Header("Content-Type", "application/json+chapters; charset=utf-8")
  @Header("X-Content-Type-Options", "nosniff")
  chapters(@Param("file") file: string): string {
    return given(demoText(`/demo/chapters/${file}`));
  }

  @Get("transcripts/:file")
  @Header("Content-Type", "text/vtt; charset=utf-8")
  @Header("X-Content-Type-Options", "nosniff")
  transcript(@Param("file") file: string): string {
    return given(demoText(`/demo/transcripts/${file}`));
  }
}

function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new NotFoundException();
  return value;
}
