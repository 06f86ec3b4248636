import { createHash, type Hash } from "node:crypto";
import { Transform, type TransformCallback, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ClientBase } from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { columnList, fullName, type TableFacts } from "./table-facts.js";

const NEW_LINE = 0x0a;

/** Passes rows in PostgreSQL's text format through, and computes their number and checksum. */
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

/** The rows of a table as a stream. */
export function rowsOf(client: ClientBase, table: TableFacts) {
  return client.query(copyTo(`COPY (SELECT ${columnList(table)} FROM ${fullName(table)}) TO STDOUT`));
}

/** A stream that writes rows into a table. */
export function rowsInto(client: ClientBase, table: TableFacts) {
  return client.query(copyFrom(`COPY ${fullName(table)} (${columnList(table)}) FROM STDIN`));
}

/** Number and checksum of a table's rows. */
export async function measure(client: ClientBase, table: TableFacts): Promise<Pick<RowMeter, "rows" | "sha256">> {
  const meter = new RowMeter();
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(rowsOf(client, table), meter, nowhere);
  return { rows: meter.rows, sha256: meter.sha256 };
}
