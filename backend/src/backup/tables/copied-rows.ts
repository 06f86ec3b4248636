import { createHash, hash, type Hash } from "node:crypto";
import { Transform, type TransformCallback, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ClientBase } from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { columnList, fullName, type TableFacts } from "./table-facts.js";

const NEW_LINE = 0x0a;

/** Passes rows in PostgreSQL's text format through, and computes their SHA-256. */
export class RowMeter extends Transform {
  rows = 0;
  private readonly hash: Hash = createHash("sha256");
  private sum: string | undefined;

  /** SHA-256 of everything that passed through. */
  get sha256(): string {
    return (this.sum ??= this.hash.digest("hex"));
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.hash.update(chunk);
    // A line break inside a value is written as "\n", so each real one ends a row.
    for (let at = chunk.indexOf(NEW_LINE); at >= 0; at = chunk.indexOf(NEW_LINE, at + 1)) this.rows += 1;
    done(null, chunk);
  }
}

/**
 * Passes rows through, and computes their number and an order-independent checksum: the sum of the first 64 bits of each row's
 * SHA-256. The rows of a table have no order: COPY may put a short row into free space on an earlier page.
 */
export class RowSum extends Transform {
  rows = 0;
  private sum = 0n;
  /** The start of a row whose end has not arrived yet. */
  private begun: readonly Buffer[] = [];

  /** For example "23534 rows, 9a3f…": equal if the rows are equal. */
  get text(): string {
    return `${this.rows} rows, ${BigInt.asUintN(64, this.sum).toString(16)}`;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    let from = 0;
    for (let end = chunk.indexOf(NEW_LINE); end >= 0; end = chunk.indexOf(NEW_LINE, from)) {
      const row = Buffer.concat([...this.begun, chunk.subarray(from, end)]);
      this.sum += hash("sha256", row, "buffer").readBigUInt64LE();
      this.rows += 1;
      this.begun = [];
      from = end + 1;
    }
    if (from < chunk.length) this.begun = [...this.begun, Buffer.from(chunk.subarray(from))];
    done(null, chunk);
  }
}

/** The rows of a table as a stream. */
export function rowsOf(client: ClientBase, table: TableFacts) {
  return client.query(copyTo(`COPY (SELECT ${columnList(table)} FROM ${fullName(table)}) TO STDOUT`));
}

export function rowsInto(client: ClientBase, table: TableFacts) {
  return client.query(copyFrom(`COPY ${fullName(table)} (${columnList(table)}) FROM STDIN`));
}

/** Number and checksum of a table's rows. */
export async function sumOf(client: ClientBase, table: TableFacts): Promise<string> {
  const sum = new RowSum();
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(rowsOf(client, table), sum, nowhere);
  return sum.text;
}
