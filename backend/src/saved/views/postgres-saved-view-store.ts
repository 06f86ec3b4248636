import type { OwnerId } from "@earshot/domain/saved/saved-store.port";
import { readStoredSearch, type SavedView, VIEWS_MAX } from "@earshot/domain/saved/views/saved-view";
import { SavedViewStore } from "@earshot/domain/saved/views/saved-view-store.port";
import { Not } from "typeorm";
import type { PostgresTransactions } from "../../database/postgres-transactions.js";
import { isUuid } from "../../shared/process/uuid.js";
import { SavedViewRow } from "./saved-view.row.js";
import { WatchedViewRow } from "./watched-view.row.js";

/** Saved views in PostgreSQL. If a view is deleted, its watch is kept for a while, and comes back together with the view. */
export class PostgresSavedViewStore extends SavedViewStore {
  constructor(private readonly transactions: PostgresTransactions) {
    super();
  }

  override async all(owner: OwnerId): Promise<readonly SavedView[]> {
    if (!isUuid(owner)) return [];
    const rows = await this.transactions.reading(SavedViewRow);
    const found = await rows.find({ where: { userId: owner }, order: { createdAt: "DESC", id: "DESC" } });
    found.sort((a, b) => (placeOf(a) ?? -1) - (placeOf(b) ?? -1));
    return found.flatMap(({ id, name, search }) => {
      const stored = readStoredSearch(search);
      return stored ? [{ id, name, stored }] : [];
    });
  }

  override async put(owner: OwnerId, { id, name, stored }: SavedView): Promise<"new" | "replaced" | "full" | "taken"> {
    return this.transactions.run(async () => {
      const rows = await this.transactions.writing(SavedViewRow);
      const old = await rows.findOne({ where: { id }, lock: { mode: "pessimistic_write" } });
      if (old && old.userId !== owner) return "taken";
      if (old) {
        await rows.update({ id }, { name, search: placed(stored, placeOf(old)) });
        return "replaced";
      }
      // Two simultaneous calls can exceed the limit by one, which does no harm.
      if ((await rows.countBy({ userId: owner })) >= VIEWS_MAX) return "full";
      const { identifiers } = await rows
        .createQueryBuilder()
        .insert()
        .values({ id, userId: owner, name, search: stored as object })
        .orIgnore()
        .execute();
      // The same call arrived twice at the same time, and the other one stored the view.
      if (identifiers.length === 0) return "replaced";
      const watches = await this.transactions.writing(WatchedViewRow);
      await watches.update({ viewId: id, userId: owner }, { removedAt: null });
      await watches.delete({ viewId: id, userId: Not(owner) });
      return "new";
    });
  }

  override async arrange(owner: OwnerId, ids: readonly string[]): Promise<void> {
    if (!isUuid(owner)) return;
    await this.transactions.run(async () => {
      const rows = await this.transactions.writing(SavedViewRow);
      const own = await rows.find({
        where: { userId: owner },
        // Simultaneous calls lock rows in the same order.
        order: { id: "ASC" },
        lock: { mode: "pessimistic_write" },
      });
      for (const row of own) {
        const index = ids.indexOf(row.id);
        const place = index === -1 ? undefined : index;
        if (place !== placeOf(row)) await rows.update({ id: row.id }, { search: placed(row.search, place) });
      }
    });
  }

  override async remove(owner: OwnerId, id: string): Promise<boolean> {
    if (!isUuid(owner) || !isUuid(id)) return false;
    return this.transactions.run(async () => {
      const rows = await this.transactions.writing(SavedViewRow);
      const { affected } = await rows.delete({ id, userId: owner });
      if (!affected) return false;
      const watches = await this.transactions.writing(WatchedViewRow);
      await watches.update({ viewId: id, userId: owner }, { removedAt: () => "clock_timestamp()" });
      return true;
    });
  }
}

/** The position of a view; undefined if the owner has not moved it. */
function placeOf({ search }: SavedViewRow): number | undefined {
  const { place } = (search ?? {}) as { readonly place?: unknown };
  return typeof place === "number" ? place : undefined;
}

function placed(search: unknown, place: number | undefined): object {
  return { ...(search as object), place };
}
