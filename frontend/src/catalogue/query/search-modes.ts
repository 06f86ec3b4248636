import type { SearchMode, SearchPage, SearchTotal } from "@earshot/domain/catalogue/search/search-request";
import { compactCount, formatCount } from "@earshot/domain/shared/text/format-count";
import type { Search } from "./search";

/** The search modes, in the order in which every mode switch lists them. */
export const SEARCH_MODES = [
  { value: "all", label: "All" },
  { value: "title", label: "Title" },
  { value: "topic", label: "Topic" },
  { value: "host", label: "Host" },
] as const satisfies readonly { readonly value: SearchMode; readonly label: string }[];

type ModeOption = { readonly value: SearchMode; readonly label: string; readonly count?: string };

/** The modes with their known counts. Without words, all modes find the same shows, so no count is shown. */
export function countedModes({ term }: Search, totals: SearchPage["modes"]): readonly ModeOption[] {
  if (totals === undefined || term === "") return SEARCH_MODES;
  return SEARCH_MODES.map(({ value, label }) => ({
    value,
    label,
    count: countText(totals[value]),
  }));
}

/** The full number, for places that have room for it. */
function countText({ value, relation }: SearchTotal): string {
  const count = value < 10_000 ? formatCount(value) : compactCount(value).toUpperCase();
  return `${count}${relation === "gte" ? "+" : ""}`;
}

/** The other mode that finds the most shows; undefined if none of them finds any. */
export function bestOtherMode({ mode }: Search, totals: SearchPage["modes"]): SearchMode | undefined {
  if (totals === undefined) return undefined;
  const others = SEARCH_MODES.map(({ value }) => value).filter(
    (other) => other !== mode && other !== "all" && totals[other].value > 0,
  );
  return others.toSorted((a, b) => totals[b].value - totals[a].value)[0];
}
