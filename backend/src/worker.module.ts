import { type DynamicModule, Module } from "@nestjs/common";
import { ClaimsModule } from "./claims/claims.module.js";
import { SavedModule } from "./saved/saved.module.js";
import { BackupModule } from "./backup/backup.module.js";
import type { Config } from "./shared/config/config.js";
import { CoreModule } from "./core/core.module.js";
import { TrackingModule } from "./tracking/tracking.module.js";
import { WebhooksModule } from "./webhooks/webhooks.module.js";

/**
 * Background work without HTTP: checks of tracked shows, runs of watched views, proofs of claims, webhooks, mail delivery, and
 * nightly backups.
 */
@Module({ imports: [TrackingModule, SavedModule, ClaimsModule, WebhooksModule, BackupModule] })
export class WorkerModule {
  static with(config: Config): DynamicModule {
    return { module: WorkerModule, imports: [CoreModule.with(config, "worker")] };
  }
}
