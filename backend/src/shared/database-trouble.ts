import { QueryRunnerAlreadyReleasedError } from "typeorm";

/**
 * By class or code: no connection (08), no room or memory (53), shut down or starting (57P), too busy to answer in time
 * (57014), trouble with the machine below it (58); and what the network says of an address that nobody answers at.
 */
const CODES = /^(08|53|58|57P0|57014$)|^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOST)/;

/** What the drivers say without a code of their own. */
const MESSAGES = [
  "timeout exceeded when trying to connect",
  "Connection terminated",
  "Query read timeout",
  "Client has encountered a connection error",
  "Client was closed and is not queryable",
  "Cannot use a pool after calling end on the pool",
  "Driver not Connected",
];

/** Whether an error means that the database is away or overburdened: the same request may do later. */
export function isDatabaseTrouble(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  // A connection that broke in the middle of a transaction is taken back before its owner asks it again.
  if (thrown instanceof QueryRunnerAlreadyReleasedError) return true;
  const { code } = thrown as { code?: unknown };
  if (typeof code === "string" && CODES.test(code)) return true;
  return MESSAGES.some((message) => thrown.message.includes(message));
}
