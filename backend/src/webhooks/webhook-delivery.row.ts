import type { DeliveryState } from "@earshot/domain/webhooks/webhook";
import { Column, Entity, ForeignKey, PrimaryColumn } from "typeorm";
import { WebhookEndpointRow } from "./webhook-endpoint.row.js";

/** An event for one endpoint: the data to send, and the result. Its id is the `webhook-id` of every try. */
@Entity("webhook_deliveries")
export class WebhookDeliveryRow {
  @PrimaryColumn("uuid", { default: () => "gen_random_uuid()" }) id: string;
  @ForeignKey(() => WebhookEndpointRow, { onDelete: "CASCADE" })
  @Column("uuid", { name: "endpoint_id" })
  endpointId: string;
  @ForeignKey("users", { onDelete: "CASCADE" }) @Column("uuid", { name: "user_id" }) userId: string;
  @Column("text") type: string;
  /** The bytes that are sent and signed. */
  @Column("text") body: string;
  @Column("text", { default: "pending" }) state: DeliveryState;
  /** The number of all tries; a result counts only if no other try has begun since. */
  @Column("integer", { default: 0 }) tries: number;
  /** Failed tries in the current schedule; a replay restarts it. */
  @Column("integer", { default: 0 }) step: number;
  @Column("timestamptz", { name: "created_at" }) createdAt: Date;
  /** When the next try is due; while a process is trying it, when its lease ends. null: there is nothing to do. */
  @Column("timestamptz", { name: "next_try_at", nullable: true }) nextTryAt: Date | null;
  @Column("timestamptz", { name: "leased_until", nullable: true }) leasedUntil: Date | null;
  @Column("timestamptz", { name: "last_try_at", nullable: true }) lastTryAt: Date | null;
  @Column("integer", { name: "took_ms", nullable: true }) tookMs: number | null;
  /** Status of the last answer; null if there was no answer. */
  @Column("integer", { nullable: true }) status: number | null;
  @Column("text", { nullable: true }) error: string | null;
  /** The beginning of the last answer's body. */
  @Column("text", { nullable: true }) answer: string | null;
}
