import type { GivenRole } from "@earshot/domain/lists/list-roles";
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from "typeorm";
import { ListCircleRow } from "../../stores/list-circle.row.js";

/** An address invited to a list that has not accepted yet. */
@Entity("list_invitations")
@Unique(["tokenHash"])
@Unique(["listId", "emailKey"])
export class ListInvitationRow {
  @PrimaryGeneratedColumn("uuid") id: string;
  @ForeignKey(() => ListCircleRow, { onDelete: "CASCADE" }) @Column("uuid", { name: "list_id" }) listId: string;
  @Column("text") email: string;
  @Column({ type: "text", name: "email_key", collation: "C" }) emailKey: string;
  @Column("text") role: GivenRole;
  @Column({ type: "text", name: "token_hash", collation: "C" }) tokenHash: string;
  @Column("timestamptz", { name: "expires_at" }) expiresAt: Date;
  @Column("timestamptz", { name: "created_at", default: () => "clock_timestamp()" }) createdAt: Date;
}
