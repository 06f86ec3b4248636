import type { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { LIVE } from "./generation.js";

/** Identifies a stored show: the hash of its dump row, or else of its facts. */
export const RECOGNIZED = "coalesce(l.source_hash, l.facts_hash)";

/** Slots per stored show: little memory, and a look-up rarely needs a second step. */
const ROOM = 1.5;
/** Characters of a hash that are compared, six bits each: 60 bits tell five million shows apart. */
const COMPARED = 10;
/** Set in the upper half of a taken slot. */
const TAKEN = 2 ** 31;
const NEWLINE = 10;
const TAB = 9;

/**
 * The stored shows by their hash, to recognize at once which shows an import repeats unchanged. An open-addressing
 * table with 12 bytes per slot, which records where in the import each show was last seen.
 */
export class KnownShows {
  private readonly high: Uint32Array;
  private readonly low: Uint32Array;
  private readonly seenAt: Uint32Array;
  private readonly wanted = Buffer.alloc(COMPARED);
  private stored = 0;
  private repeated = 0;

  private constructor(shows: number) {
    const slots = 2 ** Math.ceil(Math.log2(Math.max(16, shows * ROOM)));
    this.high = new Uint32Array(slots);
    this.low = new Uint32Array(slots);
    this.seenAt = new Uint32Array(slots);
  }

  static async load(client: Client): Promise<KnownShows> {
    const { rows } = await client.query<{ podcasts: number }>(`SELECT podcasts FROM ${LIVE}.info`);
    const known = new KnownShows(rows[0]?.podcasts ?? 0);
    for await (const lines of storedShows(client, "")) eachLine(lines, (from) => known.add(lines, from));
    return known;
  }

  get any(): boolean {
    return this.stored > 0;
  }

  /** The number of stored shows that the import mentioned with the same facts. */
  get seen(): number {
    return this.repeated;
  }

  /** Whether a stored show has this hash; if so, notes that the import mentions it at `sequence`, from 1. */
  see(hash: string, sequence: number): boolean {
    const slot = this.slotOfText(hash);
    if (this.high[slot] === 0) return false;
    if (this.seenAt[slot] === 0) this.repeated += 1;
    this.seenAt[slot] = sequence;
    return true;
  }

  /** The sequence number of the last unchanged mention of the show; 0 without one. */
  lastSeen(hash: string): number {
    return this.seenAt[this.slotOfText(hash)] ?? 0;
  }

  /** Positions of the stored shows that the import did not mention unchanged, in batches. */
  async *unseen(client: Client): AsyncGenerator<string[]> {
    if (this.repeated === this.stored) return;
    for await (const lines of storedShows(client, ", position")) {
      const positions: string[] = [];
      eachLine(lines, (from, end) => {
        if (this.seenAt[this.slotOf(lines, from)] !== 0) return;
        positions.push(lines.toString("latin1", lines.indexOf(TAB, from) + 1, end));
      });
      yield positions;
    }
  }

  private add(hash: Buffer, from: number): void {
    const slot = this.slotOf(hash, from);
    this.high[slot] = upper(hash, from);
    this.low[slot] = lower(hash, from);
    this.stored += 1;
  }

  /** The slot of a hash, or the free one for it. */
  private slotOf(hash: Buffer, from: number): number {
    const [high, low] = [upper(hash, from), lower(hash, from)];
    const mask = this.high.length - 1;
    let slot = (high ^ (low << 1)) & mask;
    while (this.high[slot] !== 0 && (this.high[slot] !== high || this.low[slot] !== low)) slot = (slot + 1) & mask;
    return slot;
  }

  private slotOfText(hash: string): number {
    this.wanted.write(hash, "latin1");
    return this.slotOf(this.wanted, 0);
  }
}

/** A line for every stored show, its hash first, in batches of complete lines. Read from two indexes only. */
async function* storedShows(client: Client, more: "" | ", position"): AsyncGenerator<Buffer> {
  const hashes = (name: string, where: string) =>
    `SELECT ${name}${more} FROM ${LIVE}.podcasts WHERE source_hash ${where}`;
  const copy = `COPY (${hashes("source_hash", "IS NOT NULL")} UNION ALL ${hashes("facts_hash", "IS NULL")}) TO STDOUT`;
  let rest = Buffer.alloc(0);
  for await (const chunk of client.query(copyTo(copy)) as AsyncIterable<Buffer>) {
    const text = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const whole = text.lastIndexOf(NEWLINE) + 1;
    yield text.subarray(0, whole);
    rest = Buffer.from(text.subarray(whole));
  }
}

function eachLine(lines: Buffer, visit: (from: number, end: number) => void): void {
  let from = 0;
  for (let end = lines.indexOf(NEWLINE); end >= 0; end = lines.indexOf(NEWLINE, from)) {
    visit(from, end);
    from = end + 1;
  }
}

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const VALUES = Uint8Array.from({ length: 128 }, (_, code) => Math.max(0, DIGITS.indexOf(String.fromCharCode(code))));

/** The first half of the compared part of a hash, marked as taken. */
const upper = (hash: Buffer, from: number) => (bits(hash, from) | TAKEN) >>> 0;
const lower = (hash: Buffer, from: number) => bits(hash, from + COMPARED / 2);

/** Five characters of a base64url text as a number of 30 bits. */
function bits(text: Buffer, from: number): number {
  let value = 0;
  for (let at = from; at < from + COMPARED / 2; at += 1) value = (value << 6) | (VALUES[text[at] ?? 0] ?? 0);
  return value;
}
