import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from "typeorm";
import { TrackedRow } from "./tracked.row.js";

/** A new episode, stored once per person and episode. */
@Entity("alerts")
@Unique(["userId", "podcastId", "episodeKey"])
@ForeignKey(() => TrackedRow, ["userId", "podcastId"], ["userId", "podcastId"], { onDelete: "CASCADE" })
export class AlertRow {
  @PrimaryGeneratedColumn("identity", { type: "bigint", generatedIdentity: "ALWAYS" }) id: string;
  @ForeignKey("users", { onDelete: "CASCADE" }) @Column("uuid", { name: "user_id" }) userId: string;
  @Column({ type: "text", name: "podcast_id", collation: "C" }) podcastId: string;
  @Column({ type: "text", name: "episode_key", collation: "C" }) episodeKey: string;
  @Column("text", { name: "episode_id" }) episodeId: string;
  @Column("text") title: string;
  @Column("timestamptz", { nullable: true }) published: Date | null;
  @Column("double precision", { nullable: true }) duration: number | null;
  @Column("text") mp3: string;
  @Column("timestamptz", { name: "created_at" }) createdAt: Date;
  @Column("timestamptz", { name: "seen_at", nullable: true }) seenAt: Date | null;
  /** Whether the email about it is pending. */
  @Column("boolean", { name: "mail_waits", default: false }) mailWaits: boolean;
}
