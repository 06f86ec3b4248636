import { Column, Entity, ForeignKey, PrimaryColumn } from "typeorm";

/** When a person last got an email about watched views. */
@Entity("view_digests")
export class ViewDigestRow {
  @ForeignKey("users", { onDelete: "CASCADE" }) @PrimaryColumn("uuid", { name: "user_id" }) userId: string;
  @Column("timestamptz", { name: "sent_at" }) sentAt: Date;
}
