import { Global, Module } from "@nestjs/common";
import { ServedFiles } from "../catalogue/episode-files/served-files.js";
import { DemoAudioController } from "./demo-audio.controller.js";
import { DemoCoverController } from "./demo-cover.controller.js";
import { DemoTextsController } from "./demo-texts.controller.js";
import { DemoIndex } from "./shows/demo-index.js";
import { demoText } from "./texts/demo-texts.js";

/** Covers, sound, chapters and transcripts of the demo catalogue. Global: the catalogue reads its files, but does not import it. */
@Global()
@Module({
  controllers: [DemoCoverController, DemoAudioController, DemoTextsController],
  providers: [DemoIndex, { provide: ServedFiles, useValue: { text: demoText } satisfies ServedFiles }],
  exports: [ServedFiles],
})
export class DemoModule {}
