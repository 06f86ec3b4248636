import { LATEST_REQUESTS, USAGE_DAYS } from "@earshot/domain/keys/usage";
import type { OwnedData } from "../../database/owned-data.js";
import { ownedRows } from "../../database/owned-rows.js";
import type { PostgresTransactions } from "../../database/postgres-transactions.js";
import { ApiRequestRow } from "./api-request.row.js";
import { ApiUsageRow } from "./api-usage.row.js";

const COUNTS = ["id", "keyId", "day", "hour", "route", "kind", "requests", "latency"] as const;
const REQUEST = ["id", "keyId", "at", "route", "status", "milliseconds", "requestId"] as const;
const UNTIL = `${USAGE_DAYS} days have passed, the key is removed, or you delete your account`;

/** Registers the stored data about a person's use of the API. */
export function addOwnedUsage(data: OwnedData, transactions: PostgresTransactions): void {
  data.add({
    name: "apiUsage",
    tables: ["api_usage"],
    what: "How many requests your API keys sent in an hour, by endpoint, kind of response and time taken",
    until: UNTIL,
    of: (userId) => ownedRows(transactions, ApiUsageRow, COUNTS, userId),
  });
  data.add({
    name: "apiRequests",
    tables: ["api_requests"],
    what: `The last ${LATEST_REQUESTS} requests of your API keys, with the endpoint but without their contents`,
    until: UNTIL,
    of: (userId) => ownedRows(transactions, ApiRequestRow, REQUEST, userId),
  });
}
