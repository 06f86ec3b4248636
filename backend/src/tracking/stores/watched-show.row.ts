import type { SeenEpisode } from "@earshot/domain/tracking/show-memory";
import { Column, Entity, PrimaryColumn } from "typeorm";

/** A tracked show, stored once for everyone who tracks it. */
@Entity("watched_shows")
export class WatchedShowRow {
  @PrimaryColumn("text", { name: "source_provider" }) sourceProvider: string;
  @PrimaryColumn({ type: "text", name: "podcast_id", collation: "C" }) podcastId: string;
  @Column("timestamptz") since: Date;
  @Column("timestamptz", { name: "last_seen_pub_date", nullable: true }) lastSeenPubDate: Date | null;
  /** Null before the first check. */
  @Column("jsonb", { nullable: true }) episodes: SeenEpisode[] | null;
  @Column("integer", { name: "interval_seconds" }) intervalSeconds: number;
  @Column("timestamptz", { name: "next_check_at" }) nextCheckAt: Date;
  @Column("timestamptz", { name: "queued_at", nullable: true }) queuedAt: Date | null;
  @Column("integer", { default: 0 }) failures: number;
}
