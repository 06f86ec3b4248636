import type { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { firstFrom } from "../../record/first-from.js";
import { LIVE } from "./generation.js";

/** Identifies a stored show: the hash of its dump row, or else of its facts. */
export const RECOGNIZED = "coalesce(l.source_hash, l.facts_hash)";

/** Characters of a hash that are compared, six bits each: 48 bits are enough to tell five million shows apart. */
const COMPARED = 8;

/**
 * The stored shows by their hash, to recognize at once which shows in an import are unchanged. Records where in the import each
 * show last occurred, in 12 bytes per show.
 */
export class KnownShows {
  private readonly seenAt: Uint32Array;
  private repeated = 0;

  /** `hashes` are ascending. */
  private constructor(private readonly hashes: Float64Array) {
    this.seenAt = new Uint32Array(hashes.length);
  }

  static async load(client: Client): Promise<KnownShows> {
    const { rows } = await client.query<{ podcasts: number }>(`SELECT podcasts FROM ${LIVE}.info`);
    const hashes = new Float64Array(rows[0]?.podcasts ?? 0);
    let stored = 0;
    for await (const lines of storedShows(client, "")) for (const line of lines) hashes[stored++] = numberOf(line);
    return new KnownShows(hashes.subarray(0, stored).sort());
  }

  get any(): boolean {
    return this.hashes.length > 0;
  }

  /** The number of stored shows that the import contained with the same facts. */
  get seen(): number {
    return this.repeated;
  }

  /** Whether a stored show has this hash; if so, records that the import contains it at `sequence`, counted from 1. */
  see(hash: string, sequence: number): boolean {
    const at = this.find(hash);
    if (at === undefined) return false;
    if (this.seenAt[at] === 0) this.repeated += 1;
    this.seenAt[at] = sequence;
    return true;
  }

  /** The sequence number of the last unchanged row for the show; 0 if there is none. */
  lastSeen(hash: string): number {
    return this.seenAt[this.find(hash) ?? NaN] ?? 0;
  }

  /** Positions of the stored shows that the import did not contain unchanged, in batches. */
  async *unseen(client: Client): AsyncGenerator<string[]> {
    if (this.repeated === this.hashes.length) return;
    for await (const lines of storedShows(client, ", position"))
      yield lines.filter((line) => this.lastSeen(line) === 0).map((line) => line.slice(line.indexOf("\t") + 1));
  }

  private find(hash: string): number | undefined {
    const number = numberOf(hash);
    const at = firstFrom(this.hashes, number);
    return this.hashes[at] === number ? at : undefined;
  }
}

/** A line for every stored show, starting with the compared part of its hash, in batches. Reads only two indexes. */
async function* storedShows(client: Client, more: "" | ", position"): AsyncGenerator<string[]> {
  // Hashes in the first catalogues may be shorter.
  const hashes = (name: string, where: string) =>
    `SELECT rpad(${name}, ${COMPARED}, 'A')${more} FROM ${LIVE}.podcasts WHERE source_hash ${where}`;
  const copy = `COPY (${hashes("source_hash", "IS NOT NULL")} UNION ALL ${hashes("facts_hash", "IS NULL")}) TO STDOUT`;
  let rest = "";
  for await (const chunk of client.query(copyTo(copy)) as AsyncIterable<Buffer>) {
    const lines = `${rest}${chunk.toString("latin1")}`.split("\n");
    rest = lines.pop() ?? "";
    yield lines;
  }
}

/** The compared part of a hash, which is a base64url text. */
const numberOf = (hash: string): number => Buffer.from(hash.slice(0, COMPARED), "base64url").readUIntBE(0, 6);
