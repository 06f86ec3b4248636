import { daysAgo, relativeDate } from "../shared/relative-date.js";
import { INPUT_NAMES, type NamedInput } from "./estimate-inputs.js";
import type { InputName } from "./input-evidence.js";
import { PUBLISHING_DAYS } from "./monthly-figures.js";
import type { PublishingRecord } from "./publishing-record.js";

/** Said when nothing about a show's publishing is known. */
export const TOO_LITTLE_KNOWN =
  "Too little is known about this show to estimate its audience: neither how many episodes it has nor when they came out.";

/** How far the model was off for shows that publish their downloads; `calibration.test.ts` measures it. */
const MEASURED_ERROR =
  "Tuned on and checked against 16 shows that publish their downloads: half of the estimates were within a factor of four, and most were too low.";

const OLD_FACTS_DAYS = 180;
const DAY_MS = 86_400_000;

const MISSING: Readonly<Record<InputName, string>> = {
  episodeCount: "how many episodes it has",
  recency: "when the latest episode came out",
  cadence: "how often it publishes",
  history: "how long it has been publishing",
  category: "its category",
  language: "its language",
  itunes: "whether Apple Podcasts lists it",
  popularityScore: "how often apps ask for it",
};

/** What a modelled figure rests on. `asOf` is the moment that the facts describe. */
export type EstimateGrounds = {
  readonly inputs: readonly NamedInput[];
  readonly record: PublishingRecord;
  readonly percentile: number;
  readonly asOf: Date;
};

/** What a reader of a modelled figure must know, in plain sentences: what it is, what was missing, what was assumed. */
export function estimateNotes(grounds: EstimateGrounds, now: Date): readonly string[] {
  const known = new Set<InputName>(grounds.inputs.map(({ name }) => name));
  return [
    "Estimated from public data about the show, not measured.",
    `The facts place it ahead of ${percent(grounds.percentile)} of active shows; published download figures turn that place into people.`,
    MEASURED_ERROR,
    ...missing(known),
    ...assumptions(known, grounds.record),
    ...age(grounds.asOf, now),
  ];
}

function missing(known: ReadonlySet<InputName>): string[] {
  const unknown = INPUT_NAMES.filter((name) => !known.has(name)).map((name) => MISSING[name]);
  if (unknown.length === 0) return [];
  return [`Not known: ${unknown.join(", ")}. The other facts count for more, and the range is wider.`];
}

function assumptions(known: ReadonlySet<InputName>, record: PublishingRecord): string[] {
  const { daysSinceNewest, episodesPer30Days } = record;
  const notes: string[] = [];
  if (!known.has("cadence")) notes.push("One episode every two weeks is assumed.");
  if ((episodesPer30Days ?? 1) < 1) {
    notes.push("It has fewer than one episode in 30 days; the figures describe 30 days with a new episode.");
  }
  if (daysSinceNewest === undefined) notes.push("It is assumed to be still publishing.");
  else if (daysSinceNewest > PUBLISHING_DAYS) {
    const ago = daysAgo(daysSinceNewest);
    notes.push(`The latest episode came out ${ago}; much of the audience is taken to have moved on.`);
  }
  if ([...known].every((name) => !PUBLISHING.has(name))) {
    notes.push("How often apps ask for a feed is a weak sign: it counts requests, not people.");
  }
  return notes;
}

const PUBLISHING: ReadonlySet<InputName> = new Set(["episodeCount", "recency", "cadence", "history"]);

function age(asOf: Date, now: Date): string[] {
  if (now.getTime() - asOf.getTime() < OLD_FACTS_DAYS * DAY_MS) return [];
  return [`These facts were read ${relativeDate(asOf, now)}; the figures describe the show as it was then.`];
}

/** Neither 0 % nor 100 %: the model never knows that. */
function percent(share: number): string {
  if (share < 0.01) return "less than 1 %";
  return share > 0.99 ? "more than 99 %" : `about ${Math.round(share * 100)} %`;
}
