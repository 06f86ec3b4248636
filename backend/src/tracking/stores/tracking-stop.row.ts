import { Column, Entity, ForeignKey, PrimaryColumn } from "typeorm";

/** Tracking that its owner ended within the last few hours: the rows of `tracked_podcasts` and `alerts`. */
@Entity("tracking_stops")
export class TrackingStopRow {
  @ForeignKey("users", { onDelete: "CASCADE" }) @PrimaryColumn("uuid", { name: "user_id" }) userId: string;
  @PrimaryColumn({ type: "text", name: "podcast_id", collation: "C" }) podcastId: string;
  @Column("text", { name: "source_provider" }) sourceProvider: string;
  @Column("jsonb") tracked: unknown;
  @Column("jsonb") alerts: unknown;
  @Column("timestamptz", { name: "stopped_at", default: () => "clock_timestamp()" }) stoppedAt: Date;
}
