import type { DisabledBy, WebhookEvent, WebhookFilter, WebhookState } from "@earshot/domain/webhooks/webhook";
import { Column, Entity, ForeignKey, PrimaryColumn } from "typeorm";

/** An address at which an account receives events. Its secrets are sealed. */
@Entity("webhook_endpoints")
export class WebhookEndpointRow {
  @PrimaryColumn("uuid", { default: () => "gen_random_uuid()" }) id: string;
  @ForeignKey("users", { onDelete: "CASCADE" }) @Column("uuid", { name: "user_id" }) userId: string;
  @Column("text") url: string;
  @Column("text") description: string;
  @Column("text", { array: true }) events: WebhookEvent[];
  @Column("jsonb", { default: {} }) filter: WebhookFilter;
  @Column("text", { default: "active" }) state: WebhookState;
  @Column("text", { name: "disabled_by", nullable: true }) disabledBy: DisabledBy | null;
  /** The time of the first failure since the last success. */
  @Column("timestamptz", { name: "failing_since", nullable: true }) failingSince: Date | null;
  @Column("bytea") secret: Buffer;
  /** The old secret, which also signs until `previousUntil`. */
  @Column("bytea", { name: "previous_secret", nullable: true }) previousSecret: Buffer | null;
  @Column("timestamptz", { name: "previous_until", nullable: true }) previousUntil: Date | null;
  @Column("timestamptz", { name: "created_at", default: () => "clock_timestamp()" }) createdAt: Date;
}
