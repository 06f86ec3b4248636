import { comparedListeners, isWide } from "../audience/range/listener-band.js";
import type { ListenerRange } from "../audience/range/listener-range.js";
import { relateRanges, relationInWords } from "./relate-ranges.js";

export type SizedShow = { readonly title: string; readonly range: ListenerRange };

/** A summary of the shows' sizes. `lead` is the clear part, "" if there is none. `rest` comments on the other shows. */
export type SizeSummary = { readonly lead: string; readonly rest: string };

const UNCLEAR = "so decide on price, schedule and fit.";

/** Shows without an upper end are not called overlapping: they overlap all larger ones, which says nothing about their sizes. */
function unclearText(shows: readonly SizedShow[], which: string): string {
  const closed = shows.filter(({ range }) => range.kind === "closed");
  const doOverlap = closed.some((a, at) =>
    closed.slice(at + 1).some((b) => relateRanges(a.range, b.range).kind === "overlaps"),
  );
  const unsized = shows.length - closed.length;
  const sentences = [
    doOverlap ? `${which} overlap, ${UNCLEAR}` : "",
    unsized > 0 ? `We don’t know how large ${unsized} of them ${unsized === 1 ? "is" : "are"}.` : "",
  ];
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

/**
 * Names the shows that are larger without overlap. Makes only the clearest statement, about the smallest show that others exceed.
 * Mentions an overlap of the other shows only if they do overlap.
 */
export function sizeSummary(shows: readonly SizedShow[]): SizeSummary {
  const known = shows.filter(({ range }) => range.kind !== "unknown");
  if (known.length < 2) return { lead: "", rest: "Too few estimates to compare sizes." };
  const larger = (a: SizedShow, b: SizedShow) => relateRanges(b.range, a.range).kind === "larger";
  const bySize = [...known].sort((a, b) => (comparedListeners(b.range) ?? 0) - (comparedListeners(a.range) ?? 0));
  const pairs = bySize.flatMap((a) => bySize.filter((b) => larger(a, b)).map((b) => [a, b] as const));
  if (pairs.length === 0) return { lead: "", rest: unclearText(shows, "The ranges") };
  const [first, second] = bySize;
  if (known.length === 2 && first && second && [first, second].every(hasNumbers))
    return { lead: timesAsMany(first, second), rest: "" };
  const belowLargest = bySize.filter((show) => first !== undefined && larger(first, show));
  const [smallest] = [...bySize].reverse().filter((show) => pairs.some(([, below]) => below === show));
  const aboveSmallest = bySize.filter((show) => smallest !== undefined && larger(show, smallest));
  // Chooses the sentence that covers more of the clear differences.
  const oneAboveMany = belowLargest.length >= aboveSmallest.length;
  const [subjects, objects] = oneAboveMany
    ? [bySize.slice(0, 1), belowLargest]
    : [aboveSmallest, smallest ? [smallest] : []];
  const stated = subjects.length * objects.length;
  const lead = `${named(subjects)} ${subjects.length === 1 ? "is" : "are"} larger than ${named(objects)}.`;
  const allPairs = (known.length * (known.length - 1)) / 2;
  if (stated === allPairs) return { lead, rest: "" };
  return { lead, rest: stated === pairs.length ? unclearText(shows, "The other ranges") : "" };
}

/** Whether a show's range is shown as two numbers, which means it is narrow enough to say how many times larger it is. */
function hasNumbers({ range }: SizedShow): boolean {
  return range.kind === "closed" && !isWide(range);
}

function timesAsMany(larger: SizedShow, smaller: SizedShow): string {
  const words = relationInWords(relateRanges(smaller.range, larger.range));
  return `${larger.title} has ${words} listeners ${words.endsWith("more") ? "than" : "as"} ${smaller.title}.`;
}

function named(shows: readonly SizedShow[]): string {
  const titles = shows.map(({ title }) => title);
  const last = titles.at(-1) ?? "";
  return titles.length < 2 ? last : `${titles.slice(0, -1).join(", ")} and ${last}`;
}
