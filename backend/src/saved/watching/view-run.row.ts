import type { ViewChange } from "@earshot/domain/saved/watching/result-difference";
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from "typeorm";
import { WatchedViewRow } from "../views/watched-view.row.js";

@Entity("view_runs")
@Unique(["viewId", "at"])
export class ViewRunRow {
  @PrimaryGeneratedColumn("uuid") id: string;
  @ForeignKey(() => WatchedViewRow, { onDelete: "CASCADE" }) @Column("uuid", { name: "view_id" }) viewId: string;
  @ForeignKey("users", { onDelete: "CASCADE" }) @Column("uuid", { name: "user_id" }) userId: string;
  @Column("timestamptz") at: Date;
  @Column("text", { name: "method_from", nullable: true }) methodFrom: string | null;
  @Column("text", { name: "method_to", nullable: true }) methodTo: string | null;
  /** The number of all changes, including those that are not stored. */
  @Column("integer") total: number;
  @Column("integer", { name: "by_method" }) byMethod: number;
  @Column("jsonb") changes: readonly ViewChange[];
  /** Whether an email about it is still pending. */
  @Column("boolean", { name: "mail_waits", default: false }) mailWaits: boolean;
}
