import { parseCount } from "../text/parse-count.js";
import type { NumberField, Query } from "./query.js";

const YES = ["yes", "y", "true", "1"];
const NO = ["no", "n", "false", "0"];

/** The number of days for each unit after the number in `updated<…`. */
const DAYS: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30, y: 365 };

/** A hundred years: older than any feed. */
const MOST_DAYS = 36_500;

/**
 * Parses the filter in a lower-case field and its condition: `explicit` `:yes`, `ep` `>50`, `listeners` `:5k..20k`, `updated` `<30d`.
 * undefined if the condition is invalid.
 */
export function readFilter(field: string, condition: string): Query | undefined {
  if (field === "explicit") return readExplicit(condition);
  if (field === "updated") return readUpdated(condition);
  if (field === "ep" || field === "listeners") return readNumbers(field, condition);
  return undefined;
}

function readExplicit(condition: string): Query | undefined {
  const answer = condition.slice(1).toLowerCase();
  if (YES.includes(answer)) return { kind: "explicit", value: true };
  if (NO.includes(answer)) return { kind: "explicit", value: false };
  return undefined;
}

// "updated<30d" means less than 30 days ago, and so does a colon.
function readUpdated(condition: string): Query | undefined {
  const [, sign = "", amount = "", unit = "d"] = /^:?(<=?|>=?|:|=|)(\d{1,5})([dwmy]?)$/i.exec(condition) ?? [];
  const days = Number(amount) * (DAYS[unit.toLowerCase() || "d"] ?? 1);
  if (amount === "" || days < 1 || days > MOST_DAYS) return undefined;
  return { kind: "updated", newer: !sign.startsWith(">"), days };
}

function readNumbers(field: NumberField, condition: string): Query | undefined {
  const range = /^:?=?([^.]*(?:\.\d[^.]*)?)\.\.([^.]*(?:\.\d[^.]*)?)$/u.exec(condition);
  if (range !== null) return readRange(field, range[1] ?? "", range[2] ?? "");

  const [, sign = "", figure = ""] = /^:?(<=?|>=?|=|)([^<>=:]+)$/u.exec(condition) ?? [];
  const value = parseCount(figure);
  if (typeof value !== "number") return undefined;
  if (sign === ">") return { kind: "number", field, from: value + 1, to: null };
  if (sign === ">=") return { kind: "number", field, from: value, to: null };
  if (sign === "<=") return { kind: "number", field, from: null, to: value };
  if (sign === "<") return value === 0 ? undefined : { kind: "number", field, from: null, to: value - 1 };
  return { kind: "number", field, from: value, to: value };
}

// Either end can be missing. Reversed ends are swapped, and the printed query shows them in order.
function readRange(field: NumberField, first: string, last: string): Query | undefined {
  const from = parseCount(first) ?? null;
  const to = parseCount(last) ?? null;
  if (from === "invalid" || to === "invalid" || (from === null && to === null)) return undefined;
  if (from !== null && to !== null && from > to) return { kind: "number", field, from: to, to: from };
  return { kind: "number", field, from, to };
}
