import { type DynamicModule, Module } from "@nestjs/common";
import type { Config } from "./shared/config.js";
import { RootModule } from "./shared/root.module.js";
import { TrackingModule } from "./tracking/tracking.module.js";

/** What works without being asked over HTTP: checks of tracked shows, and mail on its way out. */
@Module({ imports: [TrackingModule] })
export class WorkerModule {
  static with(config: Config): DynamicModule {
    return { module: WorkerModule, imports: [RootModule.with(config)] };
  }
}
