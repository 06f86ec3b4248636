import { moneyText } from "@earshot/domain/lists/columns/money";
import { formatCount } from "@earshot/domain/shared/text/format-count";
import { showCount } from "../api/count-texts";
import type { ListPlan } from "./plan-api";

/** US dollars, to the cent. */
export const dollarsText = (dollars: number): string =>
  moneyText({ cents: Math.round(dollars * 100), currency: "USD" });

/** The cost and reach of a plan, in a sentence. */
export function planSummary({ picks, totals, leftOut, budget }: ListPlan): string {
  if (picks.length === 0) {
    return leftOut.length === 0 ? "No show here can be planned." : `No show can be booked for ${dollarsText(budget)}.`;
  }
  const reach = `${picks.length === 1 ? "reaches" : "reach"} about ${formatCount(totals.people)} different people`;
  return `${showCount(picks.length)} for ${dollarsText(totals.cost)} of ${dollarsText(budget)} ${reach}.`;
}
