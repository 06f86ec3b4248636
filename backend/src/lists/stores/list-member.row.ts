import type { GivenRole } from "@earshot/domain/lists/list-roles";
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from "typeorm";
import { ListCircleRow } from "./list-circle.row.js";

@Entity("list_members")
@Unique(["listId", "userId"])
export class ListMemberRow {
  @PrimaryGeneratedColumn("uuid") id: string;
  @ForeignKey(() => ListCircleRow, { onDelete: "CASCADE" }) @Column("uuid", { name: "list_id" }) listId: string;
  @ForeignKey("users", { onDelete: "CASCADE" }) @Column("uuid", { name: "user_id" }) userId: string;
  @Column("text") role: GivenRole;
  @Column("timestamptz", { name: "joined_at", default: () => "clock_timestamp()" }) joinedAt: Date;
}
