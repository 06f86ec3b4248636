import type { ListId } from "@earshot/domain/lists/list";
import { titleKey } from "@earshot/domain/lists/list-order";
import type { ListUserId } from "@earshot/domain/lists/list-store.port";
import type { Denied } from "@earshot/domain/lists/list-roles";
import { SHARES_MAX } from "@earshot/domain/lists/sharing/share-link";
import type { SharedFigures } from "@earshot/domain/lists/sharing/shared-figures";
import type { ListItem } from "@earshot/domain/lists/list";
import { Any } from "typeorm";
import type { PostgresTransactions } from "../../../database/postgres-transactions.js";
import { isUuid } from "../../../shared/process/uuid.js";
import { ListRow } from "../../stores/list.row.js";
import { recordActivity } from "../../stores/list-activities.js";
import { withLockedLists, roleIn } from "../../stores/lock-lists.js";
import { openCircle } from "../../stores/list-circles.js";
import { ListShareDayRow } from "./list-share-day.row.js";
import { ListShareItemRow } from "./list-share-item.row.js";
import { ListShareRow } from "./list-share.row.js";

/** A show in a frozen link. Newest first. */
export type FrozenItem = Pick<ListItem, "podcastId" | "payload"> & {
  readonly figures: SharedFigures | null;
};
export type NewShare = Pick<ListShareRow, "tokenHash" | "kind" | "ownerName" | "passwordHash" | "endsAt">;
/** A link with the current state of its list. */
export type OpenShare = { readonly share: ListShareRow; readonly list: ListRow };

/** Number of days whose counts are returned. */
const SHOWN_DAYS = 30;
const PORTION = 1_000;

/** Links to lists in PostgreSQL. */
export class PostgresShares {
  constructor(private readonly transactions: PostgresTransactions) {}

  add(
    user: ListUserId,
    list: ListId,
    share: NewShare,
    frozen: readonly FrozenItem[],
  ): Promise<ListShareRow | Denied | "too-many-shares"> {
    return withLockedLists(this.transactions, user, [{ list, action: "share" }], async () => {
      await openCircle(this.transactions, list);
      const shares = await this.transactions.writing(ListShareRow);
      if ((await shares.countBy({ listId: list })) >= SHARES_MAX) return "too-many-shares";
      const { name } = await (await this.transactions.writing(ListRow)).findOneByOrFail({ id: list });
      const made = await shares.save(shares.create({ ...share, listId: list, listName: name }));
      const items = await this.transactions.writing(ListShareItemRow);
      for (let at = 0; at < frozen.length; at += PORTION) {
        const some = frozen.slice(at, at + PORTION);
        await items.insert(
          some.map((item, index) => ({
            ...item,
            shareId: made.id,
            place: at + index,
            titleKey: titleKey(item.payload),
          })),
        );
      }
      await recordActivity(this.transactions, { list, user, kind: "link-made", subject: share.kind });
      return made;
    });
  }

  /** The links of a list, newest first, with the number of times each was opened. */
  async ofList(user: ListUserId, list: ListId) {
    const role = await roleIn(this.transactions, user, list);
    if (role !== "owner") return role ? ("not-allowed" as const) : ("no-such-list" as const);
    const links = await this.transactions.reading(ListShareRow);
    const shares = await links.find({ where: { listId: list }, order: { createdAt: "DESC", id: "DESC" } });
    const openings = await this.transactions.reading(ListShareDayRow);
    const ids = shares.map(({ id }) => id);
    const days = await openings.find({ where: { shareId: Any(ids) }, order: { day: "DESC" } });
    return shares.map((share) => {
      const own = days.filter(({ shareId }) => shareId === share.id);
      return {
        share,
        views: own.reduce((sum, { views }) => sum + views, 0),
        days: own.slice(0, SHOWN_DAYS).map(({ day, views }) => ({ day, views })),
      };
    });
  }

  remove(user: ListUserId, list: ListId, id: string): Promise<Denied | "no-such-share" | "removed"> {
    return withLockedLists(this.transactions, user, [{ list, action: "share" }], async () => {
      if (!isUuid(id)) return "no-such-share";
      const { affected } = await (await this.transactions.writing(ListShareRow)).delete({ id, listId: list });
      if (!affected) return "no-such-share";
      await recordActivity(this.transactions, { list, user, kind: "link-ended" });
      return "removed";
    });
  }

  async byToken(tokenHash: string): Promise<OpenShare | undefined> {
    const share = await (await this.transactions.reading(ListShareRow)).findOneBy({ tokenHash });
    if (!share) return undefined;
    const list = await (await this.transactions.reading(ListRow)).findOneBy({ id: share.listId });
    return list ? { share, list } : undefined;
  }

  async countView(shareId: string, now: Date): Promise<void> {
    // An upsert that adds to a count; the query builder's can only replace values.
    await this.transactions.write(
      `INSERT INTO list_share_days AS d (share_id, day, views) VALUES ($1, $2, 1)
       ON CONFLICT (share_id, day) DO UPDATE SET views = d.views + 1`,
      [shareId, now.toISOString().slice(0, 10)],
    );
  }
}
