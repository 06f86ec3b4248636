import type { PrimaryGoal } from "../../requests/campaign-request.js";
import type { Span } from "../words/brief-words.js";

/** An amount of money. `high` is null for "or more". */
export type Money = {
  /** ISO 4217 code. */
  readonly currency: string;
  readonly low: number;
  readonly high: number | null;
};

/**
 * A period as the brief states it: days or months with or without a year ("2027-03-15", "2027-03", "--03-15", "--03"). null is an open
 * end.
 */
export type DateSpan = { readonly from: string | null; readonly until: string | null };

/**
 * Something that a brief excludes: one of Apple's categories, or any other subject by its English name ("violence"). `except` are parts of
 * it that the brief wants: categories, or words as written.
 */
export type Taboo = {
  readonly subject: string;
  readonly category: string | null;
  readonly except?: readonly string[];
};

export type FindingValues = {
  readonly budget: Money;
  /** ISO 3166-1 alpha-2 code. */
  readonly country: string;
  /** ISO 639-1 code. */
  readonly language: string;
  /** The name of one of Apple's categories. */
  readonly category: string;
  /** A word of the brief that has synonyms, or words for a part of something that it excludes. */
  readonly topic: string;
  readonly taboo: Taboo;
  readonly audience: string;
  readonly goal: PrimaryGoal;
  readonly dates: DateSpan;
};

export type FindingKind = keyof FindingValues;

type Found<Kind extends FindingKind> = {
  readonly kind: Kind;
  readonly value: FindingValues[Kind];
  /** The brief's words behind this finding, as written. */
  readonly words: string;
  /** Their position in the brief, as UTF-16 offsets. */
  readonly start: number;
  readonly end: number;
  /** Where a country is named again. */
  readonly again?: readonly Span[];
  /** The dates in the other order of day and month, if the brief leaves it open: "3/4". */
  readonly or?: DateSpan;
};

/** Something that a brief says. */
export type Finding = { [Kind in FindingKind]: Found<Kind> }[FindingKind];
export type FindingOf<Kind extends FindingKind> = Extract<Finding, { readonly kind: Kind }>;

/** Identifies a finding within a brief. It stays the same while other words of the brief change, and its exceptions. */
export function findingKey({ kind, value }: Finding): string {
  const parts = typeof value === "string" ? [value] : Object.values(value).filter((one) => !Array.isArray(one));
  return `${kind} ${parts.join(" ")}`;
}

export function isOf<Kind extends FindingKind>(kind: Kind): (finding: Finding) => finding is FindingOf<Kind> {
  return (finding): finding is FindingOf<Kind> => finding.kind === kind;
}
