import type { ItemEdit } from "@earshot/domain/lists/columns/own-columns";
import { USUAL_STATUSES } from "@earshot/domain/lists/columns/statuses";
import type { ItemId, ListId } from "@earshot/domain/lists/list";
import type { ListUserId } from "@earshot/domain/lists/list-store.port";
import { shownItem, written } from "@earshot/domain/lists/offline-lists";
import {
  type FiguresByShow,
  type Shortlist,
  ShortlistRows,
  type SummedItem,
} from "@earshot/domain/lists/shortlist/shortlist-store.port";
import type { ListCopy } from "./list-copy.node";

/** The number of shows whose figures are read at a time. */
const PORTION = 250;

/** The user's own columns on this device. Frozen figures are only on the server. */
export class SqliteShortlistRows extends ShortlistRows {
  constructor(private readonly copy: ListCopy) {
    super();
  }

  async find(user: ListUserId, id: ListId): Promise<Shortlist | "no-such-list"> {
    const list = this.copy.find(user, id);
    return list ? { statuses: list.statuses ?? USUAL_STATUSES, frozenOn: null } : "no-such-list";
  }

  /** The page may have seen a newer row than the copy has. In that case, the merge compares the values. */
  async edit(
    user: ListUserId,
    id: ListId,
    itemId: ItemId,
    { version, edit }: { readonly version: number; readonly edit: ItemEdit },
  ): ReturnType<ShortlistRows["edit"]> {
    const list = this.copy.find(user, id);
    if (!list) return "no-such-list";
    const item = list.items.find((one) => one.id === itemId);
    if (!item) return "no-such-item";
    const now = shownItem(item, list);
    if (version < now.version) return { newer: now };
    const { statuses = USUAL_STATUSES } = list;
    const { status = now.status } = edit;
    if (status !== now.status && !statuses.some(({ name }) => name === status)) return "no-such-status";
    this.copy.note(user, { kind: "write", listId: id, podcastId: item.podcastId, columns: edit, before: list });
    return { ...shownItem(written(item, edit), list), version: version + 1 };
  }

  async *walk(user: ListUserId, id: ListId): AsyncGenerator<readonly SummedItem[]> {
    const list = this.copy.find(user, id);
    const items = list?.items ?? [];
    for (let at = 0; list && at < items.length; at += PORTION) {
      yield items.slice(at, at + PORTION).map((item) => ({ ...shownItem(item, list), frozen: undefined }));
    }
  }

  frozen(): Promise<FiguresByShow> {
    return Promise.resolve(new Map());
  }
}
