import type { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { LIVE } from "./generation.js";

/** What a stored show is recognised by: the row of a dump that it was read from, otherwise its facts. */
export const RECOGNISED = "coalesce(l.source_hash, l.facts_hash)";

/** Slots a stored show: few enough for the memory, many enough that a look-up rarely takes two steps. */
const ROOM = 1.5;
/** Characters of a hash that are compared, six bits each: 60 bits tell five million shows apart. */
const COMPARED = 10;
/** Set in the upper half of a taken slot. */
const TAKEN = 2 ** 31;
const NEWLINE = 10;
const TAB = 9;

/**
 * The stored shows by their hash, to recognise at once what an import repeats unchanged. 12 bytes a slot: an
 * open-addressing table that knows where in the import each show was last seen.
 */
export class KnownShows {
  private readonly high: Uint32Array;
  private readonly low: Uint32Array;
  private readonly seenAt: Uint32Array;
  private stored = 0;
  private repeated = 0;

  private constructor(shows: number) {
    const slots = 2 ** Math.ceil(Math.log2(Math.max(16, shows * ROOM)));
    this.high = new Uint32Array(slots);
    this.low = new Uint32Array(slots);
    this.seenAt = new Uint32Array(slots);
  }

  /** Reads the hashes of all stored shows. */
  static async load(client: Client): Promise<KnownShows> {
    const { rows } = await client.query<{ podcasts: number }>(`SELECT podcasts FROM ${LIVE}.info`);
    const known = new KnownShows(rows[0]?.podcasts ?? 0);
    for await (const { hash } of storedShows(client)) {
      const slot = known.slotOf(hash);
      [known.high[slot], known.low[slot]] = parts(hash);
      known.stored += 1;
    }
    return known;
  }

  /** Whether there is anything that could be repeated. */
  get any(): boolean {
    return this.stored > 0;
  }

  /** Stored shows that the import mentioned with the same facts. */
  get seen(): number {
    return this.repeated;
  }

  /** Whether a stored show has this hash; if so, notes that the import mentions it at `sequence`, from 1. */
  see(hash: string, sequence: number): boolean {
    const slot = this.slotOf(hash);
    if (this.high[slot] === 0) return false;
    if (this.seenAt[slot] === 0) this.repeated += 1;
    this.seenAt[slot] = sequence;
    return true;
  }

  /** Where the import last mentioned the show unchanged; 0 when it did not. */
  lastSeen(hash: string): number {
    return this.seenAt[this.slotOf(hash)] ?? 0;
  }

  /** Positions of the stored shows that the import did not mention as they are. */
  async *unseen(client: Client): AsyncGenerator<string> {
    if (this.repeated === this.stored) return;
    for await (const { hash, position } of storedShows(client)) if (this.lastSeen(hash) === 0) yield position;
  }

  /** The slot of a hash, or the free one where it would stand. */
  private slotOf(hash: string): number {
    const [high, low] = parts(hash);
    const mask = this.high.length - 1;
    let slot = (high ^ (low << 1)) & mask;
    while (this.high[slot] !== 0 && (this.high[slot] !== high || this.low[slot] !== low)) slot = (slot + 1) & mask;
    return slot;
  }
}

/** Hash and position of every stored show, as text: two indexes hold all of it, no row is read. */
async function* storedShows(client: Client): AsyncGenerator<{ hash: string; position: string }> {
  const copy = `COPY (
    SELECT source_hash, position FROM ${LIVE}.podcasts WHERE source_hash IS NOT NULL
    UNION ALL SELECT facts_hash, position FROM ${LIVE}.podcasts WHERE source_hash IS NULL) TO STDOUT`;
  let rest = Buffer.alloc(0);
  for await (const chunk of client.query(copyTo(copy)) as AsyncIterable<Buffer>) {
    const text = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let start = 0;
    for (let end = text.indexOf(NEWLINE); end >= 0; end = text.indexOf(NEWLINE, start)) {
      const tab = text.indexOf(TAB, start);
      yield { hash: text.toString("latin1", start, tab), position: text.toString("latin1", tab + 1, end) };
      start = end + 1;
    }
    rest = Buffer.from(text.subarray(start));
  }
}

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const VALUES = Uint8Array.from({ length: 128 }, (_, code) => Math.max(0, DIGITS.indexOf(String.fromCharCode(code))));

/** The compared part of a hash as two numbers of 30 bits, the first marked as taken. */
function parts(hash: string): [number, number] {
  return [(bits(hash, 0) | TAKEN) >>> 0, bits(hash, COMPARED / 2)];
}

/** Five characters of a base64url text as a number of 30 bits. */
function bits(hash: string, from: number): number {
  let value = 0;
  for (let at = from; at < from + COMPARED / 2; at += 1) value = (value << 6) | (VALUES[hash.charCodeAt(at)] ?? 0);
  return value;
}
