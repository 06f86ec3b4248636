import { type Finding, findingKey, type FindingKind } from "./finding.js";

/** What the reader chose instead of a finding, by its key: another value, or "" for "ignore this". */
export type FindingChoices = Readonly<Record<string, string>>;

/** A finding with the reader's choice about it. */
export type Reading = {
  readonly key: string;
  readonly finding: Finding;
  /** The reader wants it ignored. */
  readonly ignored: boolean;
};

/** Kinds whose value the reader may replace by another of the same kind. */
export const REPLACEABLE = ["country", "language", "category", "goal"] as const satisfies readonly FindingKind[];
export type ReplaceableKind = (typeof REPLACEABLE)[number];

export function isReplaceable(finding: Finding): finding is Extract<Finding, { readonly kind: ReplaceableKind }> {
  return REPLACEABLE.some((kind) => kind === finding.kind);
}

/** The findings as the reader wants them. A choice about a finding that is not there any more does nothing. */
export function chosenReadings(findings: readonly Finding[], choices: FindingChoices): Reading[] {
  return findings.map((found) => {
    const key = findingKey(found);
    const choice = Object.hasOwn(choices, key) ? choices[key] : undefined;
    const replaced = choice !== undefined && choice !== "" && isReplaceable(found);
    return { key, finding: replaced ? ({ ...found, value: choice } as Finding) : found, ignored: choice === "" };
  });
}

/** The choices with one more, or without one when `choice` is undefined. */
export function withChoice(choices: FindingChoices, key: string, choice: string | undefined): FindingChoices {
  const others = Object.fromEntries(Object.entries(choices).filter(([other]) => other !== key));
  return choice === undefined ? others : { ...others, [key]: choice };
}

/** The findings that count. */
export function counted(readings: readonly Reading[]): Finding[] {
  return readings.flatMap(({ finding, ignored }) => (ignored ? [] : [finding]));
}
