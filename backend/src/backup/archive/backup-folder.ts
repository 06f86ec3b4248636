import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

export type StoredBackup = { readonly file: string; readonly at: Date; readonly bytes: number };

const NAME = /^earshot-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z\.tar$/;
const PART = ".part";

export const backupFolder = (dataDir: string): string => join(dataDir, "backups");

/** The path of a backup made at this moment. */
export function newBackupFile(dataDir: string, now: Date): string {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d{3}/g, "");
  return join(backupFolder(dataDir), `earshot-${stamp}.tar`);
}

/** The backups of a data directory, newest first. Files with other names are ignored. */
export async function storedBackups(dataDir: string): Promise<readonly StoredBackup[]> {
  const folder = backupFolder(dataDir);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const found: StoredBackup[] = [];
  for (const name of names.toSorted().toReversed()) {
    const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? [];
    if (year === undefined) continue;
    const file = join(folder, name);
    const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
    found.push({ file, at, bytes: (await stat(file)).size });
  }
  return found;
}

/** Removes all but the newest backups. Returns what it removed. */
export async function removeOldBackups(dataDir: string, keep: number): Promise<readonly string[]> {
  const old = (await storedBackups(dataDir)).slice(keep).map(({ file }) => file);
  for (const file of old) await rm(file, { force: true });
  return old;
}

/** Removes what killed backups left behind. Call it only while no backup is being written. */
export async function removeInterrupted(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.endsWith(PART) && NAME.test(name.slice(0, -PART.length))) await rm(join(folder, name), { force: true });
  }
}
