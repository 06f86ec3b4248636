import type { ItemPayload } from "@earshot/domain/lists/item-payload";
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from "typeorm";
import { ListRow } from "./list.row.js";

@Entity("list_items")
@Unique(["listId", "podcastId"])
export class ListItemRow {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @ForeignKey(() => ListRow, { onDelete: "CASCADE" })
  @Column("uuid", { name: "list_id" })
  listId: string;

  @Column({ type: "text", name: "podcast_id", collation: "C" })
  podcastId: string;

  @Column("jsonb")
  payload: ItemPayload;

  @Column("timestamptz", { name: "created_at" })
  createdAt: Date;

  /** The form of the title by which a list is ordered. */
  @Column({ type: "text", name: "title_key", collation: "C" })
  titleKey: string;

  /** The form of title and author in which a list is searched. */
  @Column({ type: "text", name: "search_text", collation: "C" })
  searchText: string;
}
