import { Global, Module } from "@nestjs/common";
import { ServedFiles } from "../catalogue/episode-files/served-files.js";
import { DemoFilesController } from "./demo-files.controller.js";
import { demoText } from "./demo-texts.js";

/**
 * Covers, sound, chapters and transcripts of the demo catalogue. Global, because the catalogue reads its files but does not import
 * it.
 */
@Global()
@Module({
  controllers: [DemoFilesController],
  providers: [{ provide: ServedFiles, useValue: { text: demoText } satisfies ServedFiles }],
  exports: [ServedFiles],
})
export class DemoModule {}
