import type { DigestEvery } from "@earshot/domain/saved/watching/view-digest";
import { Column, Entity, ForeignKey, PrimaryColumn } from "typeorm";

/** How often somebody wants mail about all watched views, and until when it was sent. */
@Entity("view_digests")
export class ViewDigestRow {
  @ForeignKey("users", { onDelete: "CASCADE" })
  @PrimaryColumn("uuid", { name: "user_id" })
  userId: string;

  @Column("text")
  every: DigestEvery;

  @Column("timestamptz", { name: "sent_at" })
  sentAt: Date;
}
