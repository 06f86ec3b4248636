import type { ShareKind } from "@earshot/domain/lists/sharing/share-link";
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from "typeorm";
import { ListCircleRow } from "../../stores/list-circle.row.js";

/** A link that opens a list for people without an account. */
@Entity("list_shares")
@Unique(["tokenHash"])
export class ListShareRow {
  @PrimaryGeneratedColumn("uuid") id: string;
  @ForeignKey(() => ListCircleRow, { onDelete: "CASCADE" }) @Column("uuid", { name: "list_id" }) listId: string;
  @Column({ type: "text", name: "token_hash", collation: "C" }) tokenHash: string;
  @Column("text") kind: ShareKind;
  /** The name of the list when the link was created; a live link displays the current name. */
  @Column("text", { name: "list_name" }) listName: string;
  /** Null if the page does not name the owner. */
  @Column("text", { name: "owner_name", nullable: true }) ownerName: string | null;
  @Column("text", { name: "password_hash", nullable: true }) passwordHash: string | null;
  @Column("timestamptz", { name: "ends_at", nullable: true }) endsAt: Date | null;
  @Column("timestamptz", { name: "created_at", default: () => "clock_timestamp()" }) createdAt: Date;
}
