import type { Added } from "@earshot/backend/lists/lists.schemas";
import { type Currency, moneyOf, moneyText } from "@earshot/domain/lists/columns/money";
import { showCount } from "../api/count-texts";
import type { ListPlan } from "./plan-api";
import { peopleText } from "./reach-texts";

/** An amount, rounded to the currency's smallest unit. */
export const amountText = (amount: number, currency: Currency): string => moneyText(moneyOf(amount, currency));

/** The cost and reach of a plan, in a sentence. */
export function planSummary({ picks, totals, leftOut, budget, currency }: ListPlan): string {
  const all = amountText(budget, currency);
  if (picks.length === 0) {
    return leftOut.length === 0 ? "No show here can be planned." : `No show can be booked for ${all}.`;
  }
  const reach = `${picks.length === 1 ? "reaches" : "reach"} about ${peopleText(totals.people)} different people`;
  return `${showCount(picks.length)} for ${amountText(totals.cost, currency)} of ${all} ${reach}.`;
}

/** Says that a plan has fewer shows than wanted; undefined if it has enough. */
export function tooFewText({ picks }: Pick<ListPlan, "picks">, wanted = 0): string | undefined {
  if (picks.length === 0 || picks.length >= wanted) return undefined;
  return `You want at least ${wanted} shows, but the budget buys only ${picks.length} of this list.`;
}

/** "List “Autumn” created with 10 shows, 2 are no longer in the catalogue". */
export function madeText({ added, unknown }: Pick<Added, "added" | "unknown">, list: string): string {
  const gone = unknown.length === 1 ? ", 1 is" : `, ${unknown.length} are`;
  return `List “${list}” created with ${showCount(added)}${unknown.length > 0 ? `${gone} no longer in the catalogue` : ""}`;
}
