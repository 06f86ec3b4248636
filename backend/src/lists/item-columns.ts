import type { ItemPayload } from "@earshot/domain/lists/item-payload";
import { Column } from "typeorm";

/** What is stored of a show in a list, and of one that a step took from a list or put there. */
export abstract class ItemColumns {
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
