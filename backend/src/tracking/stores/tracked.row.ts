import type { EmailAlerts } from "@earshot/domain/tracking/tracked-podcast";
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from "typeorm";

/** Who tracks which show, with facts about the show from when tracking began. */
@Entity("tracked_podcasts")
@Unique(["userId", "podcastId"])
export class TrackedRow {
  @PrimaryGeneratedColumn("uuid") id: string;
  @ForeignKey("users", { onDelete: "CASCADE" }) @Column("uuid", { name: "user_id" }) userId: string;
  @Column({ type: "text", name: "podcast_id", collation: "C" }) podcastId: string;
  @Column("text") title: string;
  @Column("text", { name: "image_url" }) imageUrl: string;
  @Column("text", { nullable: true }) author: string | null;
  @Column("text", { nullable: true }) description: string | null;
  @Column("text", { array: true }) categories: string[];
  @Column("bigint", { name: "created_on", nullable: true }) createdOn: string | null;
  @Column("bigint", { name: "last_update", nullable: true }) lastUpdate: string | null;
  @Column("smallint", { nullable: true }) explicit: 0 | 1 | null;
  @Column("text", { nullable: true }) language: string | null;
  @Column("integer", { name: "episode_count", nullable: true }) episodeCount: number | null;
  @Column("text", { name: "listener_range", nullable: true }) listenerRange: string | null;
  @Column("double precision", { name: "popularity_score", nullable: true }) popularityScore: number | null;
  @Column("text", { name: "source_provider" }) sourceProvider: string;
  @Column("timestamptz", { name: "source_fetched_at", nullable: true }) sourceFetchedAt: Date | null;
  @Column("timestamptz", { name: "last_seen_pub_date", nullable: true }) lastSeenPubDate: Date | null;
  @Column("timestamptz", { name: "last_checked_at", nullable: true }) lastCheckedAt: Date | null;
  @Column("timestamptz", { name: "started_at" }) startedAt: Date;
  @Column("boolean", { name: "in_app", default: true }) inAppAlerts: boolean;
  @Column("text", { name: "email", default: "off" }) emailAlerts: EmailAlerts;
}
