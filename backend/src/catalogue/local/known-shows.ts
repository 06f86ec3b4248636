import { once } from "node:events";
import type { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { LIVE } from "./generation.js";

/** Slots a stored show: few enough for the memory, many enough that a look-up rarely takes two steps. */
const ROOM = 1.5;
/** Characters of a hash that are compared, six bits each: 60 bits tell five million shows apart. */
const COMPARED = 10;
const NEWLINE = 10;
const TAB = 9;

/**
 * The stored shows by their `facts_hash`, to recognise at once what an import repeats unchanged. 16 bytes a slot: an
 * open-addressing table that knows each show's position in the catalogue and where in the import it was last seen.
 */
export class KnownShows {
  private readonly high: Uint32Array;
  private readonly low: Uint32Array;
  private readonly positions: Float64Array;
  private readonly seenAt: Uint32Array;
  private stored = 0;
  private repeated = 0;

  private constructor(shows: number) {
    const slots = 2 ** Math.ceil(Math.log2(Math.max(16, shows * ROOM)));
    this.high = new Uint32Array(slots);
    this.low = new Uint32Array(slots);
    this.positions = new Float64Array(slots);
    this.seenAt = new Uint32Array(slots);
  }

  /** Reads all stored shows, a second for a million. */
  static async load(client: Client): Promise<KnownShows> {
    const { rows } = await client.query<{ shows: string }>(`SELECT count(*) AS shows FROM ${LIVE}.podcasts`);
    const known = new KnownShows(Number(rows[0]?.shows ?? 0));
    const stream = client.query(copyTo(`COPY (SELECT facts_hash, position FROM ${LIVE}.podcasts) TO STDOUT`));
    let rest = Buffer.alloc(0);
    stream.on("data", (chunk: Buffer) => {
      rest = known.takeLines(rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk);
    });
    await once(stream, "end");
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

  /** Whether a stored show has these very facts; if so, notes that the import mentions it at `sequence`, from 1. */
  see(hash: string, sequence: number): boolean {
    const slot = this.slotOf(hash);
    if (this.positions[slot] === 0) return false;
    if (this.seenAt[slot] === 0) this.repeated += 1;
    this.seenAt[slot] = sequence;
    return true;
  }

  /** Where the import last mentioned these facts unchanged; 0 when it did not. */
  lastSeen(hash: string): number {
    return this.seenAt[this.slotOf(hash)] ?? 0;
  }

  /** Positions of the stored shows that the import did not mention with the same facts. */
  *unseen(): Generator<number> {
    for (let slot = 0; slot < this.positions.length; slot += 1) {
      const position = this.positions[slot] ?? 0;
      if (position !== 0 && this.seenAt[slot] === 0) yield position;
    }
  }

  private takeLines(text: Buffer): Buffer<ArrayBuffer> {
    let start = 0;
    for (let end = text.indexOf(NEWLINE); end >= 0; end = text.indexOf(NEWLINE, start)) {
      const tab = text.indexOf(TAB, start);
      const slot = this.slotOf(text.toString("latin1", start, start + COMPARED));
      this.positions[slot] = Number(text.toString("latin1", tab + 1, end));
      this.stored += 1;
      start = end + 1;
    }
    return Buffer.from(text.subarray(start));
  }

  /** The slot of a hash, or the free one where it would stand; a free slot that is written to is taken. */
  private slotOf(hash: string): number {
    const [high, low] = [bits(hash, 0), bits(hash, COMPARED / 2)];
    const mask = this.positions.length - 1;
    let slot = (high ^ (low << 1)) & mask;
    while (this.positions[slot] !== 0 && (this.high[slot] !== high || this.low[slot] !== low)) slot = (slot + 1) & mask;
    if (this.positions[slot] === 0) [this.high[slot], this.low[slot]] = [high, low];
    return slot;
  }
}

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const VALUES = Uint8Array.from({ length: 128 }, (_, code) => Math.max(0, DIGITS.indexOf(String.fromCharCode(code))));

/** Five characters of a base64url text as a number of 30 bits. */
function bits(hash: string, from: number): number {
  let value = 0;
  for (let at = from; at < from + COMPARED / 2; at += 1) value = (value << 6) | (VALUES[hash.charCodeAt(at)] ?? 0);
  return value;
}
