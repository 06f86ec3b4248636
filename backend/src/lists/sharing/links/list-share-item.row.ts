import type { ItemPayload } from "@earshot/domain/lists/item-payload";
import type { SharedFigures } from "@earshot/domain/lists/sharing/shared-figures";
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from "typeorm";
import { ListShareRow } from "./list-share.row.js";

/** A show in a frozen link, with its figures on that day. */
@Entity("list_share_items")
export class ListShareItemRow {
  @PrimaryGeneratedColumn("uuid") id: string;
  @ForeignKey(() => ListShareRow, { onDelete: "CASCADE" }) @Column("uuid", { name: "share_id" }) shareId: string;
  @Column({ type: "text", name: "podcast_id", collation: "C" }) podcastId: string;
  @Column("jsonb") payload: ItemPayload;
  /** Null if the catalogue did not have the show. */
  @Column("jsonb", { nullable: true }) figures: SharedFigures | null;
  /** Counted from 0; the newest show on the list is first. */
  @Column("integer") place: number;
  @Column({ type: "text", name: "title_key", collation: "C" }) titleKey: string;
}
