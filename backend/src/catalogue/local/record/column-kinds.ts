import { MAX_CATEGORIES } from "@earshot/domain/catalogue/codes/categories";

/** A kind of column: its type in PostgreSQL, and the conversions between value and column. */
export type ColumnKind<Value, Stored> = {
  readonly type: "text" | "text[]" | "boolean" | "smallint" | "integer" | "bigint" | "real" | "double precision";
  /** All possible values of the column, if there are few. */
  readonly values?: readonly string[];
  /** The value as the column stores it; undefined if it cannot be. Absent if every value is stored unchanged. */
  readonly storable?: (value: Value) => Value | undefined;
  /** Converts the column's value as PostgreSQL returns it, if it is not null. */
  readonly read: (stored: Stored) => Value;
};

/** A kind of column, for any type of value. */
export type AnyColumnKind = Pick<ColumnKind<never, never>, "type"> & {
  readonly values?: readonly string[];
  readonly storable?: (value: never) => unknown;
  readonly read: (stored: never) => unknown;
};

/** The largest values that a genuine source can contain; NaN, Infinity and 10^300 come from damaged ones. */
const LARGEST = { integer: 2 ** 31 - 1, bigint: Number.MAX_SAFE_INTEGER, real: 1e9 } as const;

/** Each number as its column can store it, rounded for integer columns; a number that does not fit counts as unknown. */
export function columnNumber(value: number | undefined, type: keyof typeof LARGEST): number | undefined {
  if (value === undefined || !Number.isFinite(value) || Math.abs(value) > LARGEST[type]) return undefined;
  return type === "real" ? value : Math.round(value);
}

const same = <Value>(value: Value): Value => value;
const numberKind = (type: "integer" | "real") => ({
  ...{ type, read: same<number> },
  storable: (value: number) => columnNumber(value, type),
});

export const text = { type: "text", read: same<string> } as const satisfies ColumnKind<string, string>;
export const flag = { type: "boolean", read: same<boolean> } as const satisfies ColumnKind<boolean, boolean>;
export const integer: ColumnKind<number, number> = numberKind("integer");
export const real: ColumnKind<number, number> = numberKind("real");
/** Epoch seconds and other large numbers; PostgreSQL returns them as text. */
export const bigint: ColumnKind<number, string> = {
  type: "bigint",
  storable: (value) => columnNumber(value, "bigint"),
  read: Number,
};
export const names: ColumnKind<readonly string[], string[]> = { type: "text[]", read: same };
export const categoryNames: typeof names = {
  ...names,
  storable: (value) => (value.length > MAX_CATEGORIES ? value.slice(0, MAX_CATEGORIES) : value),
};
/** Numbers that an import calculates itself. */
export const smallint: ColumnKind<number, number> = { type: "smallint", read: same };
export const double: ColumnKind<number, number> = { type: "double precision", read: same };

export function oneOf<Value extends string>(values: readonly Value[]): ColumnKind<Value, Value> {
  return { type: "text", read: same, values };
}
