import { QueryRunnerAlreadyReleasedError } from "typeorm";

/**
 * By class or code: no connection (08), no database of this name while a restore renames it (3D000), no disk space or memory
 * (53), shutting down or starting (57P), too busy to answer in time (57014), an error of the operating system (58), a read-only
 * server that is not the leader yet (25006), and network errors of an unreachable address.
 */
const CODES = /^(08|53|58|57P0|57014$|25006$|3D000$)|^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOST)/;

/** Driver messages of errors that have no code. */
const MESSAGES = [
  "timeout exceeded when trying to connect",
  "Connection terminated",
  "Query read timeout",
  "Client has encountered a connection error",
  "Client was closed and is not queryable",
  "Cannot use a pool after calling end on the pool",
  "Driver not Connected",
];

/** Whether an error means that the database is unreachable or overloaded: the same request may succeed later. */
export function isDatabaseFailure(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  // The connection broke during a transaction and was released before its owner used it again.
  if (thrown instanceof QueryRunnerAlreadyReleasedError) return true;
  const { code } = thrown as { code?: unknown };
  if (typeof code === "string" && CODES.test(code)) return true;
  return MESSAGES.some((message) => thrown.message.includes(message));
}
