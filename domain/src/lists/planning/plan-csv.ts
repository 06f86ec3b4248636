import type { Plan } from "../../reach/plan-under-budget.js";
import { csvRow } from "../../shared/text/csv.js";
import { plainAmount } from "../columns/money.js";

const COLUMNS = ["title", "podcast_id", "in_plan", "spots", "cost_usd", "adds_people", "reason"] as const;

/** A plan as CSV with a header: its picks in their order, then what is left out. */
export function planCsv({ picks, leftOut }: Plan): string {
  const booked = picks.map(({ id, title, spots, cost, adds, reasons }) => [
    title,
    id,
    "yes",
    spots,
    plainAmount({ cents: Math.round(cost * 100), currency: "USD" }),
    adds,
    reasons.join(" "),
  ]);
  const others = leftOut.map(({ id, title, reason }) => [title, id, "no", "", "", "", reason]);
  return [COLUMNS, ...booked, ...others].map(csvRow).join("");
}
