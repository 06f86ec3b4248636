import { daysAgo } from "../shared/relative-date.js";
import { PUBLISHING_DAYS } from "./audience-figures.js";
import { INPUT_LABELS, INPUT_NAMES, type NamedInput } from "./estimate-inputs.js";
import type { InputName } from "./input-evidence.js";
import type { PublishingRecord } from "./publishing-record.js";

/** Said when nothing about a show's publishing is known. */
export const TOO_LITTLE_KNOWN =
  "Too little is known about this show to estimate its audience: neither how many episodes it has nor when they came out.";

/** What a reader of a modelled figure must know: what it is, what was missing, what was assumed. */
export function estimateNotes(inputs: readonly NamedInput[], record: PublishingRecord, percentile: number): string[] {
  const known = new Set<InputName>(inputs.map(({ name }) => name));
  const missing = INPUT_NAMES.filter((name) => !known.has(name));
  const notes = [
    "Modelled from public facts about the show, not measured: expect it to be off by a factor of three either way.",
    `On these facts the show is placed ahead of about ${Math.round(percentile * 100)} % of active shows; published download figures of active shows turn that place into an audience.`,
  ];
  if (missing.length > 0)
    notes.push(
      `Not known here: ${missing.map((name) => INPUT_LABELS[name].toLowerCase()).join(", ")}. The other facts count for more, and the range is wider.`,
    );
  return [...notes, ...assumptions(known, record)];
}

function assumptions(known: ReadonlySet<InputName>, record: PublishingRecord): string[] {
  const notes: string[] = [];
  if (!known.has("cadence")) notes.push("A new episode every two weeks is assumed.");
  if (record.daysSinceNewest === undefined) notes.push("The show is assumed to be still publishing.");
  else if (record.daysSinceNewest > PUBLISHING_DAYS) {
    notes.push(
      `The latest episode came out ${daysAgo(record.daysSinceNewest)}, so most of the audience is taken to have moved on.`,
    );
  }
  if ([...known].every((name) => name === "popularityScore")) {
    notes.push("Only the popularity score is known. It counts requests by apps for the feed, not people.");
  }
  return notes;
}
