import type { SumAnswer } from "@earshot/backend/lists/shortlist.schemas";
import type { Currency } from "@earshot/domain/lists/columns/money";
import { moneyText } from "@earshot/domain/lists/columns/money";
import { showCount } from "../api/count-texts";
import { cpmRangeText } from "@earshot/domain/lists/columns/cpm-text";

type Sum = SumAnswer["sum"];

/** "1 declined, not counted"; undefined if all shows are counted. */
export function lostText({ sum, statuses }: SumAnswer): string | undefined {
  if (sum.lost === 0) return undefined;
  const names = statuses.filter(({ kind, name }) => kind === "lost" && (sum.byStatus[name] ?? 0) > 0);
  const word = names.length === 1 ? (names[0]?.name.toLowerCase() ?? "lost") : "lost";
  return `${sum.lost.toLocaleString("en-US")} ${word}, not counted`;
}

/** "without 2 shows": how many are missing from the total because their audience is unknown; undefined for all or none. */
export function withoutText({ shows, withoutAudience }: Sum): string | undefined {
  if (withoutAudience === 0 || withoutAudience >= shows) return undefined;
  return `without ${showCount(withoutAudience)}`;
}

export const costText = ({ costs }: Sum): string =>
  costs.map(({ cents, currency }) => moneyText({ cents, currency })).join(" + ") || "–";

export const sumCpmText = ({ costs }: Sum): string =>
  costs.flatMap(({ cpm, currency }) => (cpm ? [cpmRangeText(cpm, currency)] : [])).join(" + ") || "–";

/** What the total means, and its limits, in sentences. `rows`: how many of the list's shows are on the page. */
export function sumNotes({ sum }: SumAnswer, rows: number): readonly string[] {
  const { shows, lost, withoutAudience, withoutPrice } = sum;
  const notes = ["The total adds up per-episode audiences. Someone who hears two of these shows counts twice."];
  if (rows < shows + lost) {
    const part = `${rows.toLocaleString("en-US")} of its ${showCount(shows + lost)} ${rows === 1 ? "is" : "are"}`;
    notes.unshift(`The total is of the whole list: ${part} on this page.`);
  }
  if (shows - withoutAudience > 1) notes.push("It is rounded to two digits.");
  if (withoutAudience > 0) {
    notes.push(
      `${showCount(withoutAudience)} without a figure per episode ${withoutAudience === 1 ? "is" : "are"} not included.`,
    );
  }
  if (shows > 0 && withoutPrice < shows) {
    notes.push(
      `${(shows - withoutPrice).toLocaleString("en-US")} of ${showCount(shows)} ${shows - withoutPrice === 1 ? "has" : "have"} a price.`,
    );
  }
  if (sum.costs.length > 1) notes.push("Currencies are not converted.");
  return notes;
}

/** The currency of most prices in the list. A price without a currency is assumed to be in this one. */
export const usualCurrency = (sum: Sum | undefined): Currency => sum?.costs[0]?.currency ?? "USD";
