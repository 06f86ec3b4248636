import { closeSync, mkdirSync, openSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { storableText } from "../../database/storable-text.js";
import type { ReadItem } from "./files/read-item.js";

/** Maximum length of a line, whatever the input. */
const REASON_LIMIT = 500;
const FIRST_LINES = 100;

/** A row that an import left out, and why. */
export type ReportLine = {
  readonly outcome: string;
  readonly file: string;
  readonly reason: string;
  readonly title?: string | undefined;
};

function shortened({ outcome, file, reason, title }: ReportLine): ReportLine {
  const plain = (text: string) => storableText(text).slice(0, REASON_LIMIT).toWellFormed();
  return { outcome, file: plain(file), reason: plain(reason), ...(title !== undefined && { title: plain(title) }) };
}

/**
 * The report of everything that was not imported, and why: one JSON object per line, with `outcome` ("bad" or "skipped"), `file`,
 * `reason`, and `position`, `title` and `feedUrl` if known. Each run overwrites it.
 */
export class ImportReport {
  private readonly descriptor: number;
  /** The first lines, for the operator page. */
  readonly first: ReportLine[] = [];
  lines = 0;

  constructor(readonly path: string) {
    mkdirSync(dirname(path), { recursive: true });
    this.descriptor = openSync(path, "w", 0o600);
  }

  add(file: string, item: Extract<ReadItem, { reason: string }>): void {
    const { kind, reason, position, title, feedUrl } = item;
    const line = { outcome: kind, file, position, title, feedUrl, reason: reason.slice(0, REASON_LIMIT) };
    writeSync(this.descriptor, `${JSON.stringify(line)}\n`);
    if (this.first.length < FIRST_LINES) this.first.push(shortened(line));
    this.lines += 1;
  }

  close(): void {
    closeSync(this.descriptor);
  }
}
