import { Column, Entity, ForeignKey, PrimaryColumn } from "typeorm";
import { ListShareRow } from "./list-share.row.js";

/** The number of times a link was opened on a day (UTC). */
@Entity("list_share_days")
export class ListShareDayRow {
  @ForeignKey(() => ListShareRow, { onDelete: "CASCADE" }) @PrimaryColumn("uuid", { name: "share_id" }) shareId: string;
  @PrimaryColumn("date") day: string;
  @Column("integer") views: number;
}
