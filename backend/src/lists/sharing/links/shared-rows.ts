import type { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { type ListItem, PAGE_SIZE } from "@earshot/domain/lists/list";
import type { ListSort } from "@earshot/domain/lists/list-order";
import type { ListItemStore } from "@earshot/domain/lists/list-store.port";
import { type SharedFigures, sharedFigures } from "@earshot/domain/lists/sharing/shared-figures";
import type { PostgresTransactions } from "../../../database/postgres-transactions.js";
import { ListShareItemRow } from "./list-share-item.row.js";
import type { FrozenItem, OpenShare } from "./postgres-shares.js";

export type SharedRow = Pick<ListItem, "podcastId" | "payload"> & { readonly figures: SharedFigures | null };

type WalkedItem = Pick<ListItem, "podcastId" | "payload">;

const ORDERS = {
  newest: { place: "ASC", id: "ASC" },
  oldest: { place: "DESC", id: "DESC" },
  title_asc: { titleKey: "ASC", id: "ASC" },
  title_desc: { titleKey: "DESC", id: "DESC" },
} as const;

const PORTION = 1_000;

/** The contents of a link: the current list, or its frozen copy. */
export class SharedRows {
  constructor(
    private readonly transactions: PostgresTransactions,
    private readonly items: ListItemStore,
    private readonly catalogue: PodcastCatalogue,
  ) {}

  async page(
    { share, list }: OpenShare,
    page: number,
    sort: ListSort,
  ): Promise<{ readonly items: readonly SharedRow[]; readonly total: number }> {
    if (share.kind === "live") {
      const found = await this.items.page(list.userId, list.id, { page, sort, q: "" });
      if (typeof found === "string") return { items: [], total: 0 };
      return { items: await this.withFigures(found.items), total: found.total };
    }
    const rows = await this.transactions.reading(ListShareItemRow);
    const [items, total] = await rows.findAndCount({
      where: { shareId: share.id },
      order: ORDERS[sort],
      skip: (page - 1) * PAGE_SIZE,
      take: PAGE_SIZE,
    });
    return { items: items.map(({ podcastId, payload, figures }) => ({ podcastId, payload, figures })), total };
  }

  /** All shows, in batches. */
  async *walk(opened: OpenShare, sort: ListSort): AsyncGenerator<readonly WalkedItem[]> {
    const { share, list } = opened;
    if (share.kind === "live") {
      yield* this.items.walk(list.userId, list.id, sort);
      return;
    }
    const rows = await this.transactions.reading(ListShareItemRow);
    for (let skip = 0; ; skip += PORTION) {
      const portion = await rows.find({ where: { shareId: share.id }, order: ORDERS[sort], skip, take: PORTION });
      yield portion;
      if (portion.length < PORTION) return;
    }
  }

  /** All shows with their figures, newest first. */
  async *figured(opened: OpenShare): AsyncGenerator<readonly FrozenItem[]> {
    for await (const portion of this.walk(opened, "newest")) {
      yield opened.share.kind === "live" ? await this.withFigures(portion) : (portion as readonly FrozenItem[]);
    }
  }

  async withFigures(items: readonly WalkedItem[]): Promise<readonly FrozenItem[]> {
    const known = await this.catalogue.figures(items.map(({ podcastId }) => podcastId));
    return items.map(({ podcastId, payload }) => {
      const show = known.get(podcastId);
      return { podcastId, payload, figures: show ? sharedFigures(show) : null };
    });
  }
}
