import { fieldsOf, tabValue } from "../../platform/tab-value";
import type { ListId } from "../api/lists-api";

const budgets = tabValue("earshot.plan-budgets", fieldsOf);

/** The budget that was last typed for a list in this tab; "" if there is none. */
export function budgetOf(list: ListId): string {
  const text = budgets.read()[list];
  return typeof text === "string" ? text : "";
}

export function rememberBudget(list: ListId, text: string): void {
  budgets.write({ ...budgets.read(), [list]: text });
}
