import { QueryFailedError } from "typeorm";
import type { PostgresTransactions } from "./postgres-transactions.js";

const LOCK_NOT_AVAILABLE = "55P03";

/**
 * The result of `work`; "locked" if it would wait longer than `timeout` (such as "800ms") for another transaction's lock. The
 * surrounding transaction, which is required, can then only be rolled back.
 */
export async function unlessLocked<Result>(
  transactions: PostgresTransactions,
  timeout: string,
  work: () => Promise<Result>,
): Promise<Result | "locked"> {
  try {
    await transactions.write(`SET LOCAL lock_timeout = '${timeout}'`);
    const result = await work();
    await transactions.write("SET LOCAL lock_timeout = 0");
    return result;
  } catch (error) {
    const { code } = error instanceof QueryFailedError ? (error.driverError as { code?: string }) : {};
    if (code === LOCK_NOT_AVAILABLE) return "locked";
    throw error;
  }
}
