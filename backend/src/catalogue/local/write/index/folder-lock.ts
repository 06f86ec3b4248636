import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";

/** Milliseconds between two attempts to take a lock. */
const EVERY = 100;

/**
 * The right to write to a folder, which only one writer across all processes can hold. It is a lock of the operating system, which
 * releases it when the process ends for any reason. SQLite takes the lock, because it can do that on every system.
 */
export class FolderLock {
  private constructor(private readonly database: DatabaseSync) {}

  /** Takes the lock. Returns undefined if another writer has it. */
  static take(folder: string): FolderLock | undefined {
    const database = new DatabaseSync(join(folder, "writing.lock"));
    try {
      database.exec("PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE");
      return new FolderLock(database);
    } catch (error) {
      database.close();
      if (isBusy(error)) return undefined;
      throw error;
    }
  }

  /** Takes the lock as soon as it is free. Rejects on `signal`. */
  static async wait(folder: string, signal?: AbortSignal): Promise<FolderLock> {
    for (;;) {
      const lock = FolderLock.take(folder);
      if (lock) return lock;
      await setTimeout(EVERY, undefined, { signal });
    }
  }

  release(): void {
    this.database.close();
  }
}

const BUSY = 5;

function isBusy(error: unknown): boolean {
  return (Number((error as { errcode?: unknown }).errcode) & 0xff) === BUSY;
}
