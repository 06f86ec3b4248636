import type { ItemPayload } from "@earshot/domain/lists/item-payload";
import type { Currency } from "@earshot/domain/lists/columns/money";
import type { ShowFigures } from "@earshot/domain/lists/columns/show-figures";
import { Column } from "typeorm";

/** The stored columns of a show in a list; steps use them too. */
export abstract class ItemColumns {
  @Column({ type: "text", name: "podcast_id", collation: "C" }) podcastId: string;
  @Column("jsonb") payload: ItemPayload;
  @Column("timestamptz", { name: "created_at" }) createdAt: Date;
  @Column({ type: "text", name: "title_key", collation: "C" }) titleKey: string;
  /** Title and author in their form for searching. */
  @Column({ type: "text", name: "search_text", collation: "C" }) searchText: string;
  @Column({ type: "text", collation: "C", default: "Idea" }) status: string;
  @Column({ type: "text", default: "" }) note: string;
  /** Price of one spot, in the currency's smallest unit. The driver returns 64-bit numbers as text. */
  @Column("bigint", { name: "price_cents", nullable: true }) priceCents: string | null;
  @Column({ type: "text", name: "price_currency", collation: "C", nullable: true }) priceCurrency: Currency | null;
  @Column("text", { array: true, default: () => "'{}'::text[]" }) tags: readonly string[];
  /** Counts the edits of this row. */
  @Column("integer", { default: 1 }) version: number;
  /** Figures on the day in `on`. They are used only while the list is frozen on that day. */
  @Column("jsonb", { nullable: true }) frozen: FrozenFigures | null;
}

export type FrozenFigures = Omit<ShowFigures, "contact"> &
  Partial<Pick<ShowFigures, "contact">> & { readonly on: string };
