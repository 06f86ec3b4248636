import type { OwnedData } from "../shared/owned-data.js";
import { ownedRows } from "../shared/owned-rows.js";
import type { PostgresTransactions } from "../shared/postgres-transactions.js";

/** What tracking keeps about a person. */
export function addOwnedTracking(data: OwnedData, transactions: PostgresTransactions): void {
  data.add({
    name: "trackedPodcasts",
    tables: ["tracked_podcasts"],
    of: (userId) =>
      ownedRows(
        transactions,
        `SELECT id, podcast_id AS "podcastId", title, author, image_url AS "imageUrl", description, categories, language,
           created_on AS "createdOn", last_update AS "lastUpdate", explicit, episode_count AS "episodeCount",
           listener_range AS "listenerRange", popularity_score AS "popularityScore",
           source_provider AS "sourceProvider", source_fetched_at AS "sourceFetchedAt",
           last_seen_pub_date AS "lastSeenPubDate", last_checked_at AS "lastCheckedAt", started_at AS "startedAt",
           in_app AS "inAppAlerts", email AS "emailAlerts"
         FROM tracked_podcasts WHERE user_id = $1`,
        userId,
      ),
  });
  data.add({
    name: "alerts",
    tables: ["alerts"],
    of: (userId) =>
      ownedRows(
        transactions,
        `SELECT id, podcast_id AS "podcastId", episode_id AS "episodeId", title, published, duration, mp3,
           created_at AS "createdAt", seen_at AS "seenAt"
         FROM alerts WHERE user_id = $1`,
        userId,
      ),
  });
  data.leaveOut(
    "tracking_stops",
    "Tracking that was ended within the last hours, kept for nothing but taking it up again.",
  );
  data.add({
    name: "alertDigests",
    tables: ["alert_digests"],
    of: (userId) =>
      ownedRows(
        transactions,
        `SELECT user_id::text AS id, sent_at AS "sentAt" FROM alert_digests WHERE user_id = $1`,
        userId,
      ),
  });
}
