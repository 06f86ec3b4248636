import { hostingDomain } from "@earshot/domain/catalogue/shows/hosting-domain";
import { parseCount } from "@earshot/domain/catalogue/text/parse-count";
import { toDay, toItunesId, toScore } from "@earshot/domain/catalogue/search/search-filters";
import { formatCount } from "@earshot/domain/shared/text/format-count";
import { useEffect, useEffectEvent, useState } from "react";

export type Bounds<Value = number> = { readonly min?: Value; readonly max?: Value };
export type Typed = { readonly min: string; readonly max: string };

/** How a value is typed and parsed. */
export type Notation<Value> = {
  readonly write: (value: Value) => string;
  /** Returns null if the text cannot be parsed. */
  readonly read: (text: string) => Value | null;
  /** The error message for text that cannot be parsed. */
  readonly unreadable: string;
  /** The error message for a minimum above the maximum. */
  readonly reversed: string;
};

const REVERSED = "The minimum is above the maximum, so nothing would match.";

export const COUNTS: Notation<number> = {
  write: formatCount,
  read: (text) => {
    const count = parseCount(text);
    return typeof count === "number" ? count : null;
  },
  unreadable: "Enter a number like 5,000, 10k or 1.5M.",
  reversed: REVERSED,
};

export const SCORES: Notation<number> = {
  write: String,
  read: (text) => toScore(text.replace(",", ".")) ?? null,
  unreadable: "Enter a score like 7 or 6.5.",
  reversed: REVERSED,
};

export const DAYS: Notation<string> = {
  write: String,
  read: (text) => toDay(text) ?? null,
  unreadable: "Choose a day in 1970 or later.",
  reversed: "The first day is after the last, so nothing would match.",
};

export const DOMAINS: Notation<string> = {
  write: String,
  read: (text) => hostingDomain(text) ?? null,
  unreadable: "Enter a domain like libsyn.com.",
  reversed: "",
};

export const ITUNES_IDS: Notation<string> = {
  write: String,
  read: (text) => toItunesId(text) ?? null,
  unreadable: "Enter the number from the show’s Apple Podcasts address.",
  reversed: "",
};

const SETTLE_MS = 350;

/**
 * The text of the two fields. It is applied after a pause in typing. Bounds that change elsewhere (a removed chip, Back) replace the text.
 * Bounds from the fields themselves do not: "10k" stays "10k".
 */
export function useTypedBounds<Value extends string | number>(
  bounds: Bounds<Value>,
  onChange: (bounds: Bounds<Value>) => void,
  notation: Notation<Value>,
) {
  const textOf = ({ min, max }: Bounds<Value>): Typed => ({
    min: min === undefined ? "" : notation.write(min),
    max: max === undefined ? "" : notation.write(max),
  });
  const [typed, setTyped] = useState(() => textOf(bounds));
  const [seen, setSeen] = useState(bounds);
  const [sent, setSent] = useState(bounds);
  const [problem, setProblem] = useState<Problem>();
  const foreign = !same(seen, bounds) && !same(bounds, sent);
  if (!same(seen, bounds)) setSeen(bounds);
  if (foreign) {
    setSent(bounds);
    setTyped(textOf(bounds));
    setProblem(undefined);
  }
  const send = (next: Bounds<Value>) => {
    setSent(next);
    onChange(next);
  };
  const apply = useEffectEvent(() => {
    const [read, own] = [readBounds(typed, notation), textOf(sent)];
    // Invalid bounds from elsewhere are explained elsewhere.
    if (typed.min === own.min && typed.max === own.max) return setProblem(undefined);
    setProblem("problem" in read ? read.problem : undefined);
    if ("bounds" in read && !same(read.bounds, sent)) send(read.bounds);
  });
  // Only newer text, typed or from elsewhere, restarts the pause.
  useEffect(() => {
    const timer = setTimeout(apply, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const type = (end: keyof Typed, text: string) => setTyped({ ...typed, [end]: text });
  const choose = (next: Bounds<Value>) => {
    setTyped(textOf(next));
    setProblem(undefined);
    send(next);
  };
  return { typed, problem, type, choose };
}

function same<Value>(a: Bounds<Value>, b: Bounds<Value>): boolean {
  return a.min === b.min && a.max === b.max;
}

/** Why the bounds cannot be used, and which fields are invalid. */
export type Problem = { readonly text: string; readonly fields: readonly (keyof Typed)[] };

type Reading<Value> = { readonly bounds: Bounds<Value> } | { readonly problem: Problem };

/** The bounds in the two texts, or the problem with them. */
export function readBounds<Value extends string | number>(typed: Typed, notation: Notation<Value>): Reading<Value> {
  const value = (text: string) => (text.trim() === "" ? undefined : notation.read(text));
  const [min, max] = [value(typed.min), value(typed.max)];
  if (min === null || max === null) {
    const fields = (["min", "max"] as const).filter((end) => value(typed[end]) === null);
    return { problem: { text: notation.unreadable, fields } };
  }
  if (min !== undefined && max !== undefined && min > max) {
    return { problem: { text: notation.reversed, fields: ["min", "max"] } };
  }
  return { bounds: { min, max } };
}
