import { closeSync, mkdirSync, openSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import type { ReadItem } from "./read-item.js";

/** A line is at most this long, whatever the input holds. */
const REASON_LIMIT = 500;

/**
 * The file that says of each thing that was not imported what it was and why: one JSON object per line, with `outcome`
 * ("bad" or "skipped"), `file`, `reason`, and where known `position`, `title` and `feedUrl`. Each run starts it anew.
 */
export class ImportReport {
  private readonly descriptor: number;
  lines = 0;

  constructor(readonly path: string) {
    mkdirSync(dirname(path), { recursive: true });
    this.descriptor = openSync(path, "w", 0o600);
  }

  add(file: string, item: Extract<ReadItem, { reason: string }>): void {
    const { kind, reason, position, title, feedUrl } = item;
    const line = { outcome: kind, file, position, title, feedUrl, reason: reason.slice(0, REASON_LIMIT) };
    writeSync(this.descriptor, `${JSON.stringify(line)}\n`);
    this.lines += 1;
  }

  close(): void {
    closeSync(this.descriptor);
  }
}
