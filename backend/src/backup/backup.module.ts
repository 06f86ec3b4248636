import { Clock } from "@earshot/domain/shared/clock.port";
import { Module } from "@nestjs/common";
import { CONFIG } from "../core/config.module.js";
import { Metrics } from "../shared/process/metrics.js";
import { plain } from "../shared/process/plain.js";
import { NightlyBackups } from "./nightly/nightly-backups.js";
import { NightlySchedule } from "./nightly/nightly.schedule.js";

/** Nightly backups. The commands need no module. */
@Module({
  providers: [plain(NightlyBackups, CONFIG, Clock, Metrics), plain(NightlySchedule, NightlyBackups)],
  exports: [NightlyBackups],
})
export class BackupModule {}
