import { Cron, Interval } from "@nestjs/schedule";
import type { NightlyBackups } from "./nightly-backups.js";

const HOUR = 3_600_000;

/** Schedules the checks for backups. Worker processes write them; every process warns if one is missing. */
export class NightlySchedule {
  constructor(private readonly backups: NightlyBackups) {}

  @Cron("40 */10 * * * *", { name: "backup", waitForCompletion: true })
  async write(): Promise<void> {
    await this.backups.round();
  }

  @Interval("backup-age", HOUR)
  async warn(): Promise<void> {
    await this.backups.warnWhenOld();
  }
}
