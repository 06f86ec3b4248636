import type { StoredShow } from "@earshot/domain/saved/watching/result-difference";
import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from "typeorm";

/**
 * A saved view that its owner watches, with the result of the last run. It outlives the view for as long as the deletion can be
 * undone.
 */
@Entity("watched_views")
@Unique(["feedHash"])
export class WatchedViewRow {
  @PrimaryColumn("uuid", { name: "view_id" }) viewId: string;
  @ForeignKey("users", { onDelete: "CASCADE" }) @Column("uuid", { name: "user_id" }) userId: string;
  @Column("timestamptz") since: Date;
  /** The search that produced `stored`. If the search changes, the comparison starts over. */
  @Column("text", { default: "" }) address: string;
  /** When the catalogue of the last run was written; null before the first run. */
  @Column("timestamptz", { nullable: true }) generation: Date | null;
  @Column("timestamptz", { name: "ran_at", nullable: true }) ranAt: Date | null;
  /** Until this time, only the process that claimed the view runs it. */
  @Column("timestamptz", { name: "claimed_until", nullable: true }) claimedUntil: Date | null;
  /** The version of the method behind the estimates in `stored`. */
  @Column("text", { nullable: true }) method: string | null;
  @Column("jsonb", { name: "kept", default: [] }) stored: StoredShow[];
  @Column("timestamptz", { name: "seen_until" }) seenUntil: Date;
  /** SHA-256 of the token in the URLs of its feeds. */
  @Column({ type: "text", name: "feed_hash", nullable: true, collation: "C" }) feedHash: string | null;
  /** When its view was deleted; null if it still exists. */
  @Column("timestamptz", { name: "removed_at", nullable: true }) removedAt: Date | null;
  /** Whether its owner gets emails about its changes. */
  @Column("boolean", { default: false }) mail: boolean;
  /** Whether that email is weekly; otherwise it is daily. */
  @Column("boolean", { name: "mail_weekly", default: false }) mailWeekly: boolean;
}
