import type { Plan } from "../../reach/plan-under-budget.js";
import { csvRow } from "../../shared/text/csv.js";
import { type Currency, moneyOf, plainAmount } from "../columns/money.js";

/** A plan as CSV with a header: its picks in order, then the shows it leaves out. */
export function planCsv({ picks, leftOut }: Plan, currency: Currency): string {
  const cost = `cost_${currency.toLowerCase()}`;
  const head = ["title", "podcast_id", "in_plan", "spots", cost, "adds_people", "reason"];
  const booked = picks.map(({ id, title, spots, cost, adds, reasons }) => [
    title,
    id,
    "yes",
    spots,
    plainAmount(moneyOf(cost, currency)),
    adds,
    reasons.join(" "),
  ]);
  const others = leftOut.map(({ id, title, reason }) => [title, id, "no", "", "", "", reason]);
  return [head, ...booked, ...others].map(csvRow).join("");
}
