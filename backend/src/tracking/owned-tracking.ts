import type { OwnedData } from "../shared/owned-data.js";
import { ownedRows } from "../shared/owned-rows.js";
import type { PostgresTransactions } from "../shared/postgres-transactions.js";
import { AlertDigestRow } from "./alert-digest.row.js";
import { AlertRow } from "./alert.row.js";
import { TrackedRow } from "./tracked.row.js";

const TRACKED = [
  "id",
  "podcastId",
  "title",
  "author",
  "imageUrl",
  "description",
  "categories",
  "language",
  "createdOn",
  "lastUpdate",
  "explicit",
  "episodeCount",
  "listenerRange",
  "popularityScore",
  "sourceProvider",
  "sourceFetchedAt",
  "lastSeenPubDate",
  "lastCheckedAt",
  "startedAt",
  "inAppAlerts",
  "emailAlerts",
] as const;

const ALERT = ["id", "podcastId", "episodeId", "title", "published", "duration", "mp3", "createdAt", "seenAt"] as const;

/** What tracking keeps about a person. */
export function addOwnedTracking(data: OwnedData, transactions: PostgresTransactions): void {
  data.add({
    name: "trackedPodcasts",
    tables: ["tracked_podcasts"],
    of: (userId) => ownedRows(transactions, TrackedRow, TRACKED, userId),
  });
  data.add({
    name: "alerts",
    tables: ["alerts"],
    of: (userId) => ownedRows(transactions, AlertRow, ALERT, userId),
  });
  data.leaveOut(
    "tracking_stops",
    "Tracking that was ended within the last hours, kept for nothing but taking it up again.",
  );
  data.add({
    name: "alertDigests",
    tables: ["alert_digests"],
    of: async (userId) => {
      const digest = await (await transactions.reading(AlertDigestRow)).findOneBy({ userId });
      return digest ? [{ id: userId, sentAt: digest.sentAt.toISOString() }] : [];
    },
  });
}
