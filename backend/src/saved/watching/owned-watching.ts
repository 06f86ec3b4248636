import type { OwnedData } from "../../shared/database/owned-data.js";
import { ownedRows } from "../../shared/database/owned-rows.js";
import type { PostgresTransactions } from "../../shared/database/postgres-transactions.js";
import { ViewRunRow } from "./view-run.row.js";
import { WatchedViewRow } from "./watched-view.row.js";

const WATCH = ["viewId", "since", "ranAt", "seenUntil"] as const;
const RUN = ["id", "viewId", "at", "total", "byMethod", "methodFrom", "methodTo", "changes"] as const;

/** What watching views stores about a person. */
export function addOwnedWatching(data: OwnedData, transactions: PostgresTransactions): void {
  data.add({
    name: "watchedViews",
    tables: ["watched_views"],
    what: "The saved searches that you watch, and until when you have seen their changes",
    until: "You stop watching, delete the search or your account",
    of: (userId) => ownedRows(transactions, WatchedViewRow, WATCH, userId, "viewId"),
  });
  data.add({
    name: "viewChanges",
    tables: ["view_runs"],
    what: "What changed in the results of searches that you watch",
    until: "90 days have passed, you stop watching, delete the search or your account",
    of: (userId) => ownedRows(transactions, ViewRunRow, RUN, userId),
  });
}
