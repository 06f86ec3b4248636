import type { Statuses } from "@earshot/domain/lists/columns/statuses";
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from "typeorm";

@Entity("lists")
@Unique(["userId", "name"])
export class ListRow {
  @PrimaryGeneratedColumn("uuid") id: string;
  @ForeignKey("users", { onDelete: "CASCADE" }) @Column("uuid", { name: "user_id" }) userId: string;
  @Column({ type: "text", collation: "C" }) name: string;
  @Column("timestamptz", { name: "created_at", default: () => "clock_timestamp()" }) createdAt: Date;
  /** Incremented by every change to the list and its items. */
  @Column("bigint", { default: 0 }) version: string;
  /** null means the default statuses. */
  @Column("jsonb", { nullable: true }) statuses: Statuses | null;
  /** When the figures of its items were frozen. */
  @Column("timestamptz", { name: "frozen_on", nullable: true }) frozenOn: Date | null;
}
