import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from "typeorm";
import { ItemColumns } from "./item-columns.js";
import { ListRow } from "./list.row.js";

@Entity("list_items")
@Unique(["listId", "podcastId"])
export class ListItemRow extends ItemColumns {
  @PrimaryGeneratedColumn("uuid") id: string;
  @ForeignKey(() => ListRow, { onDelete: "CASCADE" }) @Column("uuid", { name: "list_id" }) listId: string;
}
