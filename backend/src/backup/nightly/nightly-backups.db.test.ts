import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Logger } from "@nestjs/common";
import { Metrics } from "../../shared/process/metrics.js";
import { TestClock } from "../../testing/test-clock.js";
import { testDatabase, type TestDatabase } from "../../testing/database/test-database.js";
import { openArchive } from "../archive/archive-reader.js";
import { backupFolder, storedBackups, newBackupFile } from "../archive/backup-folder.js";
import { BackupUnderWay } from "../write/write-backup.js";
import { NightlyBackups } from "./nightly-backups.js";

let database: TestDatabase;
let clock: TestClock;
beforeEach(async () => {
  database = await testDatabase();
  clock = new TestClock();
  // File names contain the second, and a backup is due from 2 a.m.: neither may change during a test.
  clock.stop(new Date(2026, 10, 20, 12));
});
afterEach(async () => {
  import.meta.jest.restoreAllMocks();
  await database.drop();
});

function nightly(backupsKept = 14, metrics = new Metrics()): NightlyBackups {
  return new NightlyBackups({ directUrl: database.url, dataDir: database.dataDir, backupsKept }, clock, metrics);
}

const DAY = 86_400_000;

test("writes one backup a night, and removes only its own older ones", async () => {
  const backups = nightly(3);
  for (let night = 0; night < 5; night += 1) {
    expect(await backups.round()).toBe(true);
    expect(await backups.round()).toBe(false);
    clock.advance(DAY);
  }
  const folder = backupFolder(database.dataDir);
  writeFileSync(join(folder, "mine.tar"), "");
  expect(await backups.round()).toBe(true);
  const stored = await storedBackups(database.dataDir);
  expect(stored).toHaveLength(3);
  expect(readdirSync(folder)).toHaveLength(4);
  for (const { file } of stored) expect((await openArchive(file)).manifest.tables.length).toBeGreaterThan(10);
});

test("only one of several processes writes the backup", async () => {
  const wrote = await Promise.all([nightly(), nightly(), nightly()].map((backups) => backups.round()));
  expect(wrote.filter(Boolean)).toHaveLength(1);
  expect(await storedBackups(database.dataDir)).toHaveLength(1);
});

test("a process that waited while another one wrote does not write a second one", async () => {
  await expect(nightly().write(async () => false)).rejects.toThrow(BackupUnderWay);
  expect(readdirSync(backupFolder(database.dataDir))).toEqual([]);
});

test("measures a backup's age, warns of an old or missing one, and logs a failed one", async () => {
  const warned = import.meta.jest.spyOn(Logger.prototype, "warn").mockImplementation(() => undefined);
  const failed = import.meta.jest.spyOn(Logger.prototype, "error").mockImplementation(() => undefined);
  const metrics = new Metrics();
  const backups = nightly(14, metrics);
  expect(await metrics.metrics()).toContain("backup_age_seconds +Inf");
  await backups.warnWhenOld();
  expect(warned).toHaveBeenLastCalledWith(expect.stringContaining("There is none"));
  const began = clock.now();
  await backups.round();
  warned.mockClear();
  await backups.warnWhenOld();
  expect(warned).not.toHaveBeenCalled();
  clock.advance(2 * DAY);
  const age = Number(/^backup_age_seconds (\S+)$/m.exec(await metrics.metrics())?.[1]);
  expect(age).toBeGreaterThanOrEqual(172_800);
  // The time in a backup's name is in whole seconds.
  expect(age).toBeLessThanOrEqual((clock.now().getTime() - began.getTime()) / 1_000 + 1);
  await backups.warnWhenOld();
  expect(warned).toHaveBeenLastCalledWith(expect.stringContaining("The newest is 48 hours old"));
  // A folder with the file's name makes the backup fail.
  mkdirSync(`${newBackupFile(database.dataDir, clock.now())}.part/x`, { recursive: true });
  expect(await backups.round()).toBe(false);
  expect(failed).toHaveBeenCalledTimes(1);
  rmSync(`${newBackupFile(database.dataDir, clock.now())}.part`, { recursive: true });
  expect(await backups.round()).toBe(true);
});

test("writes nothing and does not warn if no backups are to be kept", async () => {
  const warned = import.meta.jest.spyOn(Logger.prototype, "warn").mockImplementation(() => undefined);
  const metrics = new Metrics();
  const backups = nightly(0, metrics);
  expect(await backups.round()).toBe(false);
  await backups.warnWhenOld();
  expect(warned).not.toHaveBeenCalled();
  expect(await metrics.metrics()).not.toContain("backup_age_seconds");
});
