import type { OwnedData } from "../database/owned-data.js";
import { ownedRows } from "../database/owned-rows.js";
import type { PostgresTransactions } from "../database/postgres-transactions.js";
import { AlertDigestRow } from "./stores/alert-digest.row.js";
import { AlertRow } from "./stores/alert.row.js";
import { TrackedRow } from "./stores/tracked.row.js";

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

/** Registers the data about a person that tracking stores. */
export function addOwnedTracking(data: OwnedData, transactions: PostgresTransactions): void {
  data.add({
    name: "trackedPodcasts",
    tables: ["tracked_podcasts"],
    what: "The shows that you track and how you want to hear about new episodes",
    until: "You stop tracking a show or delete your account",
    of: (userId) => ownedRows(transactions, TrackedRow, TRACKED, userId),
  });
  data.add({
    name: "alerts",
    tables: ["alerts"],
    what: "New episodes of shows that you track, and which of them you have seen",
    until: "You stop tracking a show or delete your account",
    of: (userId) => ownedRows(transactions, AlertRow, ALERT, userId),
  });
  data.leaveOut("tracking_stops", "Tracking that ended in the last few hours, kept only so that it can be restored.");
  data.add({
    name: "alertDigests",
    tables: ["alert_digests"],
    what: "When we last emailed you about new episodes",
    until: "You delete your account",
    of: async (userId) => {
      const digest = await (await transactions.reading(AlertDigestRow)).findOneBy({ userId });
      return digest ? [{ id: userId, sentAt: digest.sentAt.toISOString() }] : [];
    },
  });
}
