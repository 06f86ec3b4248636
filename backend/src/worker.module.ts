import { type DynamicModule, Module } from "@nestjs/common";
import { SavedModule } from "./saved/saved.module.js";
import { BackupModule } from "./backup/backup.module.js";
import type { Config } from "./shared/config/config.js";
import { RootModule } from "./shared/root.module.js";
import { TrackingModule } from "./tracking/tracking.module.js";

/** Background work without HTTP: checks of tracked shows, runs of watched views, mail delivery, and nightly backups. */
@Module({ imports: [TrackingModule, SavedModule, BackupModule] })
export class WorkerModule {
  static with(config: Config): DynamicModule {
    return { module: WorkerModule, imports: [RootModule.with(config)] };
  }
}
