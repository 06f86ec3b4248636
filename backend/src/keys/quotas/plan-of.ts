import { In } from "typeorm";
import type { PostgresTransactions } from "../../database/postgres-transactions.js";
import { AccountPlanRow } from "./account-plan.row.js";
import { PlanRow } from "./plan.row.js";

/** The plan of accounts that have none. */
export const FREE = "free";

/** The plan of an account: Free if it has none, or one that no longer exists. */
export async function planOf(transactions: PostgresTransactions, userId: string): Promise<PlanRow> {
  const chosen = await (await transactions.reading(AccountPlanRow)).findOneBy({ userId });
  const names = [chosen?.plan ?? FREE, FREE];
  const plans = await (await transactions.reading(PlanRow)).findBy({ name: In(names) });
  const plan = plans.find(({ name }) => name === names[0]) ?? plans[0];
  if (!plan) throw new Error("There is no plan Free.");
  return plan;
}
