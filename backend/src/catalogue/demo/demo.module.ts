import { Module } from "@nestjs/common";
import { DemoAudioController } from "./demo-audio.controller.js";
import { DemoCoverController } from "./demo-cover.controller.js";
import { DemoIndex } from "./demo-index.js";

/** Covers and sound of the demo catalogue. */
@Module({ controllers: [DemoCoverController, DemoAudioController], providers: [DemoIndex] })
export class DemoModule {}
