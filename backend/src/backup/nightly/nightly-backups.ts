import { mkdir } from "node:fs/promises";
import type { Clock } from "@earshot/domain/shared/clock.port";
import { Logger } from "@nestjs/common";
import { Gauge } from "prom-client";
import type { Config } from "../../shared/config/config.js";
import type { Metrics } from "../../shared/process/metrics.js";
import { productVersion } from "../../shared/process/product-version.js";
import { BackupUnderWay, writeBackup } from "../write/write-backup.js";
import { backupAge, backupDue, isOld } from "./backup-due.js";
import {
  backupFolder,
  type StoredBackup,
  storedBackups,
  newBackupFile,
  removeOldBackups,
} from "../archive/backup-folder.js";

type Settings = Pick<Config, "directUrl" | "dataDir" | "backupsKept">;

/** Writes a nightly backup to the data folder, removes old ones, and warns when one is missing. */
export class NightlyBackups {
  private readonly logger = new Logger(NightlyBackups.name);

  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
    metrics: Metrics,
  ) {
    if (settings.backupsKept === 0) return;
    const age = () => this.age();
    new Gauge({
      name: "backup_age_seconds",
      help: "Seconds since the newest backup in DATA_DIR/backups was written; +Inf without one.",
      registers: [metrics],
      async collect() {
        this.set(await age());
      },
    });
  }

  /** Writes a backup if one is due and no other process is writing one. Returns whether it did. */
  async round(): Promise<boolean> {
    const { dataDir, backupsKept } = this.settings;
    const isDue = async () => backupDue(this.clock.now(), (await storedBackups(dataDir))[0]?.at);
    if (backupsKept === 0 || !(await isDue())) return false;
    try {
      await this.write(isDue);
      return true;
    } catch (error) {
      if (error instanceof BackupUnderWay) return false;
      this.logger.error({ msg: "The nightly backup could not be written", err: error });
      return false;
    }
  }

  /** Writes a backup now. Throws `BackupUnderWay` if another one is being written, or if the backup is no longer due. */
  async write(stillDue?: () => Promise<boolean>): Promise<void> {
    const { directUrl, dataDir, backupsKept } = this.settings;
    await mkdir(backupFolder(dataDir), { recursive: true, mode: 0o700 });
    const file = newBackupFile(dataDir, this.clock.now());
    await writeBackup(directUrl, file, productVersion(), stillDue && { stillDue });
    if (backupsKept > 0) await removeOldBackups(dataDir, backupsKept);
  }

  /** Newest first. */
  stored(): Promise<readonly StoredBackup[]> {
    return storedBackups(this.settings.dataDir);
  }

  /** Whether nightly backups are on, and the newest one is too old or there is none. */
  async areOld(): Promise<boolean> {
    return this.settings.backupsKept > 0 && isOld(await this.age());
  }

  /** Logs a warning when there is no recent backup. */
  async warnWhenOld(): Promise<void> {
    if (!(await this.areOld())) return;
    const age = await this.age();
    const newest = age === Infinity ? "There is none" : `The newest is ${Math.floor(age / 3_600)} hours old`;
    this.logger.warn(`There is no recent backup in ${backupFolder(this.settings.dataDir)}. ${newest}.`);
  }

  private async age(): Promise<number> {
    return backupAge(this.clock.now(), (await storedBackups(this.settings.dataDir))[0]?.at);
  }
}
