import { Column, Entity, ForeignKey, PrimaryColumn } from "typeorm";

/** When a person last got the daily email. */
@Entity("alert_digests")
export class AlertDigestRow {
  @ForeignKey("users", { onDelete: "CASCADE" }) @PrimaryColumn("uuid", { name: "user_id" }) userId: string;
  @Column("timestamptz", { name: "sent_at" }) sentAt: Date;
}
