import type { Statuses } from "@earshot/domain/lists/columns/statuses";
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from "typeorm";

export type StepKind = "list-removed" | "items-removed" | "items-moved" | "items-added";

/** A step that its owner can undo. Its lists may no longer exist. */
@Entity("list_steps")
export class ListStepRow {
  @PrimaryGeneratedColumn("uuid") id: string;
  @ForeignKey("users", { onDelete: "CASCADE" }) @Column("uuid", { name: "user_id" }) userId: string;
  @Column("text") kind: StepKind;
  @Column("uuid", { name: "list_id" }) listId: string;
  /** The list that received the moved items. */
  @Column("uuid", { name: "other_list_id", nullable: true }) otherListId: string | null;
  @Column("text", { name: "list_name", nullable: true }) listName: string | null;
  @Column("timestamptz", { name: "list_created_at", nullable: true }) listCreatedAt: Date | null;
  @Column("jsonb", { name: "list_statuses", nullable: true }) listStatuses: Statuses | null;
  @Column("timestamptz", { name: "list_frozen_on", nullable: true }) listFrozenOn: Date | null;
  @Column("timestamptz", { name: "created_at", default: () => "clock_timestamp()" }) createdAt: Date;
}
