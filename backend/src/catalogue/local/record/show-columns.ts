import { eachCoded } from "@earshot/domain/catalogue/codes/coded-facts";
import { OPEN_END } from "./audience-facts.js";

/**
 * The columns of shows that filters and facets read for thousands of hits, as the search index stores them: typed arrays of the
 * shows in popularity order, split into blobs by place. Reading them one by one from a table takes eight times as long.
 */
export const COLUMN_TABLES = `
CREATE TABLE columns (number INTEGER PRIMARY KEY, shows INTEGER NOT NULL, ranked INTEGER NOT NULL, data BLOB NOT NULL);
CREATE TABLE codes (number INTEGER PRIMARY KEY, code TEXT NOT NULL);
CREATE TABLE category_sets (number INTEGER PRIMARY KEY, categories TEXT NOT NULL);
`;

/** Each blob covers this many places, starting at a multiple of it. */
export const PLACES_A_BLOB = 16_384;

/** Numbers that are compared: epoch seconds, counts and ranges of listeners. */
export const NUMBER_COLUMNS = ["updated", "heard", "episodes", "low", "high", "listeners", "audience", "pace"] as const;
export type NumberColumn = (typeof NUMBER_COLUMNS)[number];

const TYPES = {
  updated: Uint32Array,
  heard: Uint32Array,
  episodes: Uint32Array,
  low: Uint32Array,
  high: Uint32Array,
  listeners: Uint32Array,
  audience: Uint32Array,
  /** -1 is unknown; stored with PostgreSQL's precision. */
  score: Float32Array,
  /** A row of `category_sets`. */
  categories: Uint32Array,
  /** The place modulo `PLACES_A_BLOB`. */
  place: Uint16Array,
  pace: Uint16Array,
  /** Each a row of `codes`; 0 is unknown. */
  ...eachCoded(() => Uint16Array),
  /** 0 is unknown. */
  explicit: Uint8Array,
  /** 0 is unknown. */
  contact: Uint8Array,
} as const;

export type Columns = { readonly [Name in keyof typeof TYPES]: InstanceType<(typeof TYPES)[Name]> };

export const BYTES_A_SHOW = Object.values(TYPES).reduce((sum, { BYTES_PER_ELEMENT }) => sum + BYTES_PER_ELEMENT, 0);

/** Views of all columns of `shows` shows in a buffer; the widest numbers come first, so that all are aligned. */
export function columnsIn(buffer: ArrayBufferLike, shows: number): Columns {
  let from = 0;
  const columns = Object.entries(TYPES).map(([name, type]) => {
    const column = new type(buffer as ArrayBuffer, from, shows);
    from += column.byteLength;
    return [name, column] as const;
  });
  return Object.fromEntries(columns) as unknown as Columns;
}

/** The value for an open end; the largest other number is one less. */
export const OPEN_NUMBER = 0xffff_ffff;
const LARGEST = OPEN_NUMBER - 1;

/** A number as a column stores it: 0 is unknown, larger numbers are capped, and an open end is larger than all of them. */
export function columnNumber(value: number | null): number {
  if (value === null || value < 0) return 0;
  return value >= OPEN_END ? OPEN_NUMBER : Math.min(Math.floor(value) + 1, LARGEST);
}

export type ListenerColumns = Pick<Columns, "low" | "high" | "listeners">;

/** The `filteredListeners` of a row, as columns store numbers. */
export function filteredNumber({ low, high, listeners }: ListenerColumns, row: number): number {
  // Columns store one more than the number, so 2 is one listener.
  if ((low[row] ?? 0) <= UP_TO) {
    const most = high[row] ?? 0;
    if (most > 0 && most < OPEN_NUMBER) return (most >>> 1) + 1;
  }
  return listeners[row] ?? 0;
}
const UP_TO = 2;

/** 0, 1 or unknown as the column stores it. */
export function flagNumber(flag: number | null): number {
  return flag === null ? 0 : flag + 1;
}
