import { Column, Entity, PrimaryColumn } from "typeorm";

/** The hub that a feed names, and the subscription there. */
@Entity("feed_subscriptions")
export class FeedSubscriptionRow {
  /** The last segment of the callback URL. */
  @PrimaryColumn("uuid", { default: () => "gen_random_uuid()" }) id: string;
  @Column({ type: "text", name: "podcast_id", collation: "C" }) podcastId: string;
  @Column("text") hub: string;
  @Column("text") topic: string;
  /** Whether the feed has stopped naming this hub, so that the subscription ends. */
  @Column("boolean", { default: false }) leaving: boolean;
  @Column("timestamptz", { name: "asked_at", nullable: true }) askedAt: Date | null;
  /** The end of the lease that the hub confirmed. */
  @Column("timestamptz", { name: "expires_at", nullable: true }) expiresAt: Date | null;
  @Column("timestamptz", { name: "next_at" }) nextAt: Date;
  /** Requests since the last confirmation. */
  @Column("integer", { default: 0 }) failures: number;
  @Column("text", { nullable: true }) failure: string | null;
  @Column("timestamptz", { name: "pushed_at", nullable: true }) pushedAt: Date | null;
  /** The signature of the last push, to recognize repeats. */
  @Column("text", { name: "pushed_signature", nullable: true }) pushedSignature: string | null;
}
