import type { OwnedData } from "../../database/owned-data.js";
import { ownedRows } from "../../database/owned-rows.js";
import type { PostgresTransactions } from "../../database/postgres-transactions.js";
import { WatchedViewRow } from "../views/watched-view.row.js";
import { ViewDigestRow } from "./view-digest.row.js";
import { ViewRunRow } from "./view-run.row.js";

const WATCH = ["viewId", "since", "ranAt", "seenUntil", "mail", "mailWeekly"] as const;
const RUN = ["id", "viewId", "at", "total", "byMethod", "methodFrom", "methodTo", "changes"] as const;

/** Registers the data about a person that watching views stores. */
export function addOwnedWatching(data: OwnedData, transactions: PostgresTransactions): void {
  data.add({
    name: "watchedViews",
    tables: ["watched_views"],
    what: "The saved searches that you watch, which of their changes you have seen, and how often you want mail about them",
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
  data.add({
    name: "viewDigests",
    tables: ["view_digests"],
    what: "When we last emailed you about searches that you watch",
    until: "You delete your account",
    of: async (userId) => {
      const digest = await (await transactions.reading(ViewDigestRow)).findOneBy({ userId });
      return digest ? [{ id: userId, sentAt: digest.sentAt.toISOString() }] : [];
    },
  });
}
