import type { ItemPayload } from "@earshot/domain/lists/item-payload";
import { Column, Entity, ForeignKey, PrimaryColumn } from "typeorm";
import { ListStepRow } from "./list-step.row.js";

/** An item that a step took from its list or put there. */
@Entity("list_step_items")
export class ListStepItemRow {
  @ForeignKey(() => ListStepRow, { onDelete: "CASCADE" })
  @PrimaryColumn("uuid", { name: "step_id" })
  stepId: string;

  @PrimaryColumn("uuid")
  id: string;

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
