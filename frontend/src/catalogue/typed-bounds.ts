import { parseCount } from "@earshot/domain/catalogue/parse-count";
import { formatCount } from "@earshot/domain/shared/format-count";
import { useEffect, useRef, useState } from "react";

export type Bounds = { readonly min?: number; readonly max?: number };
export type Typed = { readonly min: string; readonly max: string };

const SETTLE_MS = 350;
const write = (count: number | undefined) => (count === undefined ? "" : formatCount(count));
const textOf = ({ min, max }: Bounds): Typed => ({ min: write(min), max: write(max) });
const same = (a: Bounds, b: Bounds) => a.min === b.min && a.max === b.max;

/**
 * What stands in the two fields. It goes out once it stands still; bounds that change elsewhere (a chip removed, Back)
 * replace it, bounds that it brought about do not: "10k" stays "10k".
 */
export function useTypedBounds(bounds: Bounds, onChange: (bounds: Bounds) => void) {
  const [typed, setTyped] = useState(() => textOf(bounds));
  const [seen, setSeen] = useState(bounds);
  const [sent, setSent] = useState(bounds);
  const [problem, setProblem] = useState<Problem>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const foreign = !same(seen, bounds) && !same(bounds, sent);
  if (!same(seen, bounds)) setSeen(bounds);
  if (foreign) {
    setSent(bounds);
    setTyped(textOf(bounds));
    setProblem(undefined);
  }
  // What was typed just before is about bounds that no longer hold.
  useEffect(() => () => clearTimeout(timer.current), [sent]);

  const send = (next: Bounds) => {
    setSent(next);
    onChange(next);
  };
  const type = (end: keyof Typed, text: string) => {
    const next = { ...typed, [end]: text };
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const read = readBounds(next);
      setProblem("problem" in read ? read.problem : undefined);
      if ("bounds" in read && !same(read.bounds, sent)) send(read.bounds);
    }, SETTLE_MS);
  };
  const choose = (next: Bounds) => {
    setTyped(textOf(next));
    setProblem(undefined);
    send(next);
  };
  return { typed, problem, type, choose };
}

/** What keeps the two from being used, and the fields that it is about. */
export type Problem = { readonly text: string; readonly fields: readonly (keyof Typed)[] };

/** The bounds that two texts mean, or why they mean none. */
export function readBounds(typed: Typed): { readonly bounds: Bounds } | { readonly problem: Problem } {
  const min = parseCount(typed.min);
  const max = parseCount(typed.max);
  if (min === "invalid" || max === "invalid") {
    const fields = (["min", "max"] as const).filter((end) => parseCount(typed[end]) === "invalid");
    return { problem: { text: "Write a number such as 5,000, 10k or 1.5M.", fields } };
  }
  if (min !== undefined && max !== undefined && min > max) {
    return { problem: { text: "The minimum is above the maximum, so nothing would match.", fields: ["min", "max"] } };
  }
  return { bounds: { min, max } };
}
