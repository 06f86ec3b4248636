import { randomUUID } from "node:crypto";
import { snapshotOf } from "@earshot/domain/catalogue/shows/podcast-snapshot";
import { type ItemEdit, parseEdit } from "@earshot/domain/lists/columns/own-columns";
import { USUAL_STATUSES } from "@earshot/domain/lists/columns/statuses";
import { type CopiedItem, type CopiedList, type ListEdit, written } from "@earshot/domain/lists/offline-lists";
import { refuse } from "./list-refusals";
import { type ListedShows, itemOf, pageOf, type Query } from "./offline-list-views";

export type Answer = { readonly body: object; readonly status?: number };

/** The body of a request about a list's shows. */
export type ItemBody = ItemEdit & {
  readonly podcastId?: string;
  readonly payload?: CopiedItem["payload"];
  readonly podcastIds?: readonly string[];
  readonly action?: "remove" | "move" | "copy";
  readonly itemIds?: readonly string[];
  readonly targetListId?: string;
  readonly version?: number;
};

type Tools = {
  readonly lists: readonly CopiedList[];
  readonly catalogue: ListedShows | undefined;
  /** Notes an edit, and returns the id that takes it back. */
  readonly noted: (edit: ListEdit) => string;
};

/** Requests about the shows of one list, answered from the copy. undefined: it needs the server. */
export class OfflineItemAnswers {
  constructor(
    private readonly tools: Tools,
    private readonly list: CopiedList,
  ) {}

  to(
    method: string,
    [itemId, verb]: readonly string[],
    query: Query,
    body: ItemBody,
  ): Promise<Answer | undefined> | Answer | undefined {
    if (itemId === undefined && method === "GET") return this.page(query);
    if (method === "POST") {
      if (itemId === undefined) return this.add(body);
      if (itemId === "batch") return this.addAll(body.podcastIds ?? []);
      if (itemId === "bulk") return this.bulk(body);
      return verb === "move" || verb === "copy" ? this.transferOne(itemId, verb, body.targetListId) : undefined;
    }
    if (itemId === undefined || verb !== undefined) return undefined;
    if (method === "PATCH") return this.write(itemId, body);
    return method === "DELETE" ? { body: { undoId: this.removed([this.item(itemId)]) } } : undefined;
  }

  private async page(query: Query): Promise<Answer> {
    return { body: await pageOf(this.list, query, this.tools.catalogue) };
  }

  private add({ podcastId, payload }: ItemBody): Answer {
    if (podcastId === undefined || this.holds(this.list, podcastId)) throw refuse.isIn();
    const { title = "", author = null, image_url = null } = payload ?? {};
    const item = newItem(podcastId, { title, author, image_url });
    this.tools.noted({ kind: "add", listId: this.list.id, items: [item], before: this.list });
    return { status: 201, body: itemOf(item, this.list) };
  }

  /** Shows that the catalogue of this device does not have are unknown. */
  private async addAll(podcastIds: readonly string[]): Promise<Answer | undefined> {
    const { catalogue, noted } = this.tools;
    if (!catalogue) return undefined;
    const ids = [...new Set(podcastIds)];
    const found = await catalogue.podcasts(ids);
    const [known, unknown] = [ids.filter((id) => found.has(id)), ids.filter((id) => !found.has(id))];
    const items = known
      .filter((id) => !this.holds(this.list, id))
      .map((id) => {
        // Covers of our own are on the server, which fills them in.
        const { title, author, imageUrl } = snapshotOf(found.get(id)!, "");
        return newItem(id, { title, author, image_url: imageUrl });
      });
    const undoId = items.length === 0 ? null : noted({ kind: "add", listId: this.list.id, items, before: this.list });
    return { body: { added: items.length, alreadyThere: known.length - items.length, unknown, undoId } };
  }

  private bulk({ action, itemIds = [], targetListId }: ItemBody): Answer {
    const items = this.list.items.filter(({ id }) => itemIds.includes(id));
    if (action === "move" || action === "copy") {
      const { going, staying, undoId } = this.transfer(items, action, targetListId);
      return { body: { done: idsOf(going), alreadyThere: idsOf(staying), ...(undoId && { undoId }) } };
    }
    const undo = items.length > 0 && { undoId: this.removed(items) };
    return { body: { done: idsOf(items), alreadyThere: [], ...undo } };
  }

  private transferOne(itemId: string, how: "move" | "copy", targetListId: string | undefined): Answer {
    const { arrived, undoId } = this.transfer([this.item(itemId)], how, targetListId);
    const [item] = arrived;
    if (!item) throw refuse.isThere();
    return { body: { item: itemOf(item, this.list), undoId } };
  }

  private transfer(items: readonly CopiedItem[], kind: "move" | "copy", targetId = "") {
    const { id: listId } = this.list;
    if (targetId === listId) throw refuse.sameList();
    const target = this.tools.lists.find(({ id }) => id === targetId);
    if (!target) throw refuse.noList();
    const staying = items.filter(({ podcastId }) => this.holds(target, podcastId));
    const going = items.filter((item) => !staying.includes(item));
    const arrived = kind === "move" ? going : going.map((item) => ({ ...item, id: randomUUID(), version: 1 }));
    const edit: ListEdit = { kind, listId, targetId, items: arrived, before: this.list, target };
    return { going, staying, arrived, undoId: going.length > 0 ? this.tools.noted(edit) : undefined };
  }

  /** Does not compare versions: nobody else writes on this device, and the merge compares values. */
  private write(itemId: string, { version = 1, status, note, price, tags }: ItemBody): Answer {
    const item = this.item(itemId);
    const columns = parseEdit({ status, note, price, tags });
    const { id: listId, statuses = USUAL_STATUSES } = this.list;
    if (columns.status !== undefined && !statuses.some(({ name }) => name === columns.status)) throw refuse.noStatus();
    const { podcastId } = item;
    this.tools.noted({ kind: "write", listId, podcastId, columns, before: this.list });
    const after = itemOf(written(item, columns), this.list);
    return { body: { ...after, version: Math.max(after.version ?? 1, version + 1) } };
  }

  private removed(items: readonly CopiedItem[]): string {
    const podcastIds = items.map(({ podcastId }) => podcastId);
    return this.tools.noted({ kind: "remove", listId: this.list.id, podcastIds, before: this.list });
  }

  private item(id: string): CopiedItem {
    const item = this.list.items.find((one) => one.id === id);
    if (!item) throw refuse.noItem();
    return item;
  }

  private holds({ items }: CopiedList, id: string): boolean {
    return items.some(({ podcastId }) => podcastId === id);
  }
}

const idsOf = (items: readonly CopiedItem[]) => items.map(({ id }) => id);

function newItem(podcastId: string, payload: CopiedItem["payload"]): CopiedItem {
  return { id: randomUUID(), podcastId, payload, createdAt: new Date().toISOString() };
}
