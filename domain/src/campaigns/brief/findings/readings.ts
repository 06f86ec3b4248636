import { FIGURES, type FigureKind, figureOf } from "./chosen-figures.js";
import { type Finding, findingKey, type FindingKind, type FindingOf } from "./finding.js";

/**
 * The reader's choice for a finding, by its key: another value, or "" for "ignore this". Keys of budgets and dates do not contain the
 * value ("budget", "dates", "dates 2"), so that a choice stays while the figures in the text change during typing.
 */
export type FindingChoices = Readonly<Record<string, string>>;

export type Reading = {
  readonly key: string;
  readonly finding: Finding;
  readonly ignored: boolean;
  /** The reader chose its value. If it has no words, the brief does not mention it. */
  readonly chosen: boolean;
};

/** Kinds of findings whose value the reader can replace with another of the same kind. */
export const REPLACEABLE = ["country", "language", "category", "goal"] as const satisfies readonly FindingKind[];
export type ReplaceableKind = (typeof REPLACEABLE)[number];

export function isReplaceable(finding: Finding): finding is Extract<Finding, { readonly kind: ReplaceableKind }> {
  return REPLACEABLE.some((kind) => kind === finding.kind);
}

export function isFigure(finding: Finding): finding is FindingOf<FigureKind> {
  return FIGURES.some((kind) => kind === finding.kind);
}

/**
 * The findings after applying the reader's choices. A chosen budget and chosen dates count even if the text has none. Other choices have
 * no effect if their finding is gone.
 */
export function chosenReadings(findings: readonly Finding[], choices: FindingChoices): Reading[] {
  const keys = keysOf(findings);
  const read = findings.map((found, at): Reading => {
    const key = keys[at] ?? "";
    const choice = Object.hasOwn(choices, key) ? choices[key] : undefined;
    const replaced = choice ? replacedBy(found, choice) : undefined;
    return { key, finding: replaced ?? found, ignored: choice === "", chosen: replaced !== undefined };
  });
  const alone = (kind: FigureKind) => (keys.includes(kind) ? [] : aloneOf(kind, choices));
  return [...alone("budget"), ...read, ...alone("dates")];
}

function keysOf(findings: readonly Finding[]): string[] {
  const counts = new Map<FindingKind, number>();
  return findings.map((finding) => {
    if (!isFigure(finding)) return findingKey(finding);
    const count = (counts.get(finding.kind) ?? 0) + 1;
    counts.set(finding.kind, count);
    return count === 1 ? finding.kind : `${finding.kind} ${count}`;
  });
}

/** The finding with the chosen value; undefined if that value is not allowed. */
function replacedBy(found: Finding, choice: string): Finding | undefined {
  if (isReplaceable(found)) return { ...found, value: choice } as Finding;
  if (!isFigure(found)) return undefined;
  const value = figureOf(found.kind, choice);
  const { or: _, ...words } = found;
  return value && ({ ...words, value } as Finding);
}

/** A chosen figure that the text does not mention. */
function aloneOf(kind: FigureKind, choices: FindingChoices): Reading[] {
  const value = Object.hasOwn(choices, kind) ? figureOf(kind, choices[kind] ?? "") : undefined;
  if (value === undefined) return [];
  const finding = { kind, value, words: "", start: 0, end: 0 } as Finding;
  return [{ key: kind, finding, ignored: false, chosen: true }];
}

/** The choices plus a new one, or without that choice if `choice` is undefined. */
export function withChoice(choices: FindingChoices, key: string, choice: string | undefined): FindingChoices {
  const others = Object.fromEntries(Object.entries(choices).filter(([other]) => other !== key));
  return choice === undefined ? others : { ...others, [key]: choice };
}

/** The findings that count. */
export function counted(readings: readonly Reading[]): Finding[] {
  return readings.flatMap(({ finding, ignored }) => (ignored ? [] : [finding]));
}
