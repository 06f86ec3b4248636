import type { CatalogueSummary } from "../catalogue/search/search-request.js";
import { spanOfDays } from "../shared/text/relative-date.js";

/** The pages that show the size of the catalogue. */
export type TotalsPage = "landing" | "api" | "about";

/** A rounded figure and what it counts. The figure is "" until it is known. */
export type SiteTotal = { readonly figure: string; readonly of: string };

/** The specification's figures, for a source that has no figures of its own (product decision 33). */
const SPECIFIED: Readonly<Record<TotalsPage, readonly SiteTotal[]>> = {
  landing: [
    { figure: "5M+", of: "podcasts" },
    { figure: "114.4M+", of: "episodes" },
    { figure: "50+", of: "languages" },
  ],
  api: [
    { figure: "5M+", of: "podcasts" },
    { figure: "180M+", of: "episodes" },
    { figure: "< 5 min", of: "between updates" },
  ],
  about: [
    { figure: "4.8M+", of: "podcasts" },
    { figure: "101M+", of: "episodes" },
    { figure: "50+", of: "languages" },
  ],
};

/**
 * The figures for a page, from the catalogue in use. A page never claims more than the catalogue contains. Contacts and recent searches,
 * which the specification lists for the landing page, are left out, because nothing counts them.
 */
export function siteTotals(page: TotalsPage, summary: CatalogueSummary | undefined, now: Date): readonly SiteTotal[] {
  if (summary?.source === "rapidapi") return SPECIFIED[page];
  const claimed = (count: number | undefined) => (count === undefined ? "" : roundedDown(count));
  return [
    { figure: claimed(summary?.podcasts), of: "podcasts" },
    { figure: claimed(summary?.episodes), of: "episodes" },
    page === "api"
      ? { figure: summary ? sinceUpdate(summary.updatedAt, now) : "", of: "since the last update" }
      : { figure: claimed(summary?.languages.length), of: "languages" },
  ];
}

const UNITS = [
  { size: 1_000_000_000, letter: "B" },
  { size: 1_000_000, letter: "M" },
  { size: 1_000, letter: "K" },
] as const;

/** Formats a number as in the specification, never rounded up: 114,460,000 is "114.4M+", 57 is "50+", 7 is "7". */
export function roundedDown(count: number): string {
  if (count < 10) return String(Math.floor(count));
  const unit = UNITS.find(({ size }) => count >= size);
  if (unit === undefined) return `${Math.floor(count / 10) * 10}+`;
  return `${Math.floor(count / (unit.size / 10)) / 10}${unit.letter}+`;
}

const HOUR_MS = 3_600_000;

function sinceUpdate(updatedAt: string | null, now: Date): string {
  if (updatedAt === null) return "N/A";
  const hours = Math.max(0, now.getTime() - Date.parse(updatedAt)) / HOUR_MS;
  const minutes = Math.floor(hours * 60);
  if (minutes < 1) return "< 1 min";
  if (hours < 1) return `${minutes} min`;
  return hours < 24 ? `${Math.floor(hours)} h` : spanOfDays(hours / 24);
}
