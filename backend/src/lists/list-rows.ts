import type { List, ListId, ListItem } from "@earshot/domain/lists/list";
import type { Money } from "@earshot/domain/lists/columns/money";
import type { PostgresTransactions } from "../database/postgres-transactions.js";
import { ListItemRow } from "./stores/list-item.row.js";
import type { ListRow } from "./stores/list.row.js";

/** The columns that `itemOf` reads. */
export const ITEM_COLUMNS = {
  id: true,
  podcastId: true,
  payload: true,
  createdAt: true,
  status: true,
  note: true,
  priceCents: true,
  priceCurrency: true,
  tags: true,
  version: true,
} as const;
export type ShownItem = Pick<ListItemRow, keyof typeof ITEM_COLUMNS>;

export function listOf({ id, name, createdAt }: ListRow, itemCount: number): List {
  return { id, name, createdAt, itemCount };
}

export function itemOf({
  id,
  podcastId,
  payload,
  createdAt,
  status,
  note,
  tags,
  version,
  ...row
}: ShownItem): ListItem {
  const { title, author, image_url } = payload;
  const shown = { title, author, image_url };
  return { id, podcastId, payload: shown, createdAt, status, note, price: priceOf(row), tags, version };
}

export function priceOf({
  priceCents,
  priceCurrency,
}: Pick<ListItemRow, "priceCents" | "priceCurrency">): Money | null {
  if (priceCents === null || priceCurrency === null) return null;
  return { cents: Number(priceCents), currency: priceCurrency };
}

export async function countItems(transactions: PostgresTransactions, list: ListId): Promise<number> {
  return (await transactions.writing(ListItemRow)).countBy({ listId: list });
}
