import type { ActivityKind } from "@earshot/domain/lists/sharing/list-activity";
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from "typeorm";
import { ListCircleRow } from "./list-circle.row.js";

/** An action by somebody in a shared list. */
@Entity("list_activity")
export class ListActivityRow {
  @PrimaryGeneratedColumn("identity", { type: "bigint", generatedIdentity: "ALWAYS" }) id: string;
  @ForeignKey(() => ListCircleRow, { onDelete: "CASCADE" }) @Column("uuid", { name: "list_id" }) listId: string;
  @ForeignKey("users", { onDelete: "CASCADE" }) @Column("uuid", { name: "user_id" }) userId: string;
  @Column("text") kind: ActivityKind;
  /** The title of the show, the name of a person, or the new name of the list. */
  @Column("text", { nullable: true }) subject: string | null;
  @Column("integer", { nullable: true }) count: number | null;
  @Column("timestamptz", { default: () => "clock_timestamp()" }) at: Date;
}
