import { counted } from "@earshot/domain/shared/text/format-count";
import { rename, rm } from "node:fs/promises";
import { createWriteStream } from "node:fs";
import { resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { DataSource } from "typeorm";
import { withCommandDatabase } from "../../database/command-database.js";
import { forgetAddress } from "./forget-address.js";
import { inboxCsv } from "./inbox-csv.js";
import { type InboxChoice, inboxEntries } from "./inbox-entries.js";
import { inboxLines } from "./inbox-lines.js";
import { INBOX_USAGE, type InboxOptions, inboxOptions } from "./inbox-options.js";

/** Programs that open a CSV file read it as UTF-8 if it begins with this. */
const BYTE_ORDER_MARK = "\ufeff";

async function main(args: readonly string[]): Promise<number> {
  if (args.includes("--help")) {
    process.stdout.write(INBOX_USAGE);
    return 0;
  }
  let options: InboxOptions;
  try {
    options = inboxOptions(args, new Date());
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${INBOX_USAGE}`);
    return 2;
  }
  await withCommandDatabase((dataSource) => {
    if (options.command === "forget") return forget(dataSource, options);
    return options.command === "list" ? list(dataSource, options) : writeCsv(dataSource, options);
  });
  return 0;
}

async function list(dataSource: DataSource, options: InboxChoice): Promise<void> {
  let count = 0;
  const lines = async function* () {
    for await (const entry of inboxEntries(dataSource, options)) {
      count += 1;
      yield inboxLines(entry);
    }
  };
  await pipeline(Readable.from(lines()), process.stdout, { end: false });
  process.stderr.write(count === 0 ? "No entries.\n" : `${counted(count, "entry", "entries")}.\n`);
}

async function writeCsv(
  dataSource: DataSource,
  { output, ...choice }: InboxChoice & { output?: string },
): Promise<void> {
  const rows = inboxCsv(inboxEntries(dataSource, choice), choice.kinds);
  if (output === undefined) return pipeline(Readable.from(rows), process.stdout, { end: false });
  const file = resolve(output);
  const part = `${file}.part`;
  let count = -1;
  const written = async function* () {
    yield BYTE_ORDER_MARK;
    for await (const row of rows) {
      count += 1;
      yield row;
    }
  };
  try {
    // The file contains private messages, so only its owner can read it.
    await pipeline(Readable.from(written()), createWriteStream(part, { mode: 0o600 }));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  process.stderr.write(`${counted(count, "row")} in ${file}\n`);
}

async function forget(
  dataSource: DataSource,
  { address, really }: { address: string; really: boolean },
): Promise<void> {
  const { campaign, contact, waitlist } = await forgetAddress(dataSource, address, really);
  const counts = `${campaign} campaign, ${contact} contact, ${waitlist} waitlist`;
  process.stdout.write(really ? `Deleted: ${counts}.\n` : `Would delete: ${counts}. Repeat the command with --yes.\n`);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  // The program that reads the output (head, less) has closed the pipe.
  const enough = (error as NodeJS.ErrnoException).code === "EPIPE";
  if (!enough) process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = enough ? 0 : 1;
}
