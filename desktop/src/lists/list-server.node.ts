import { BATCH_MAX, BULK_MAX } from "@earshot/domain/lists/list";
import type { ItemEdit } from "@earshot/domain/lists/columns/own-columns";
import { STATUSES_MAX, type Statuses } from "@earshot/domain/lists/columns/statuses";
import type { CopiedItem, CopiedList } from "@earshot/domain/lists/offline-lists";
import type { ListOp } from "@earshot/domain/lists/offline-merge";
import { isProblem } from "../system/problem-answer";

/** Sends requests to the server's API as the signed-in account. Rejects without a connection. */
type Send = (path: string, method?: string, body?: object) => Promise<Response>;

/** Maximum number of pages of a list, with 24 shows each. */
const MOST_PAGES = 500;

/** The server is up but cannot handle the request now. */
class ServerBusy extends Error {}

/** The server permanently refuses the request. The message comes from the server. */
export class ListRefused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

type Summary = Omit<CopiedList, "items" | "statuses">;

/** The result of a request. `moved` means that a restored list has a new id. */
export type Done = { readonly moved?: { readonly from: string; readonly to: string }; readonly notice?: string };

/** The signed-in account's lists on the server. All methods reject without a connection. */
export class ListServer {
  constructor(private readonly send: Send) {}

  /** Returns undefined if nobody is signed in. Lists with known items are not read again, except those in `again`. */
  async all(
    known: readonly CopiedList[] = [],
    again: readonly string[] = [],
  ): Promise<readonly CopiedList[] | undefined> {
    const answer = await this.send("/api/v1/lists");
    if (answer.status === 401) return undefined;
    const { lists } = (await read(answer)) as { lists: Summary[] };
    const copied: CopiedList[] = [];
    for (const { id, name, createdAt } of lists) {
      const before = again.includes(id) ? undefined : known.find((list) => list.id === id);
      copied.push(before ? { ...before, name } : { id, name, createdAt, ...(await this.content(id)) });
    }
    return copied;
  }

  /** Makes one change. Rejects with ListRefused if the server refuses it. */
  async run(op: ListOp): Promise<Done> {
    switch (op.kind) {
      case "create":
        return this.create(op.list);
      case "add":
        return this.add(op.listId, op.items);
      case "rename":
        await this.ask(`/${op.listId}`, "PATCH", { name: op.name });
        return {};
      case "delete":
        await this.ask(`/${op.listId}`, "DELETE");
        return {};
      case "write":
        // Old copies have no version and count as version 1.
        await this.ask(`/${op.listId}/items/${op.item.id}`, "PATCH", { version: op.item.version ?? 1, ...op.columns });
        return {};
      case "remove":
        return this.bulk(op.listId, op.itemIds, { action: "remove" });
      case "move":
      case "copy":
        return this.bulk(op.listId, op.itemIds, { action: op.kind, targetListId: op.targetId });
    }
  }

  /** Creates a list with its shows, or reuses the list with the same name, so that the call can be repeated. */
  private async create({ id, name, items, statuses }: CopiedList): Promise<Done> {
    const answer = await this.send("/api/v1/lists", "POST", { name });
    const made = answer.status !== 409;
    const to = made ? ((await read(answer)) as Summary).id : await this.named(name);
    // A list has more statuses than the limit if added shows brought some. Adding those shows again brings them again.
    const statusesAtMost = statuses?.slice(0, STATUSES_MAX);
    if (made && statusesAtMost) await this.ask(`/${to}/statuses`, "PUT", { statuses: statusesAtMost });
    return { moved: { from: id, to }, ...(items.length > 0 && (await this.add(to, items))) };
  }

  private async named(name: string): Promise<string> {
    const { lists } = (await read(await this.send("/api/v1/lists"))) as { lists: Summary[] };
    const same = lists.find((list) => list.name === name);
    if (!same) throw new ServerBusy("The list was deleted again.");
    return same.id;
  }

  /**
   * Adds shows in order. Shows without columns of their own are added in a single request, and the server's catalogue provides their
   * title and cover.
   */
  private async add(id: string, items: readonly CopiedItem[]): Promise<Done> {
    let alone = items;
    if (items.length > 1 && items.every((item) => ownOf(item) === undefined)) {
      const unknown = new Set<string>();
      for (const portion of portionsOf(items, BATCH_MAX)) {
        const podcastIds = portion.map(({ podcastId }) => podcastId);
        const answer = (await this.ask(`/${id}/items/batch`, "POST", { podcastIds })) as { unknown?: string[] };
        for (const podcastId of answer.unknown ?? []) unknown.add(podcastId);
      }
      alone = items.filter(({ podcastId }) => unknown.has(podcastId));
    }
    const messages: string[] = [];
    for (const item of alone) messages.push(...(await this.addOne(id, item)));
    return messages.length === 0 ? {} : { notice: messages.join(" ") };
  }

  /** Returns notices for the user. */
  private async addOne(id: string, item: CopiedItem): Promise<readonly string[]> {
    const { podcastId, payload, status } = item;
    const own = ownOf(item);
    const add = (columns: object | undefined) =>
      this.ask(`/${id}/items`, "POST", { podcastId, payload, ...(columns && { own: columns }) });
    try {
      await add(own);
    } catch (error) {
      if (!(error instanceof ListRefused)) throw error;
      // The show is already in the list.
      if (error.code === "list.duplicate-item") return [];
      if (error.code !== "list.no-such-status") throw error;
      await add({ ...own, status: undefined });
      return [`“${payload.title}” could not keep its status “${status}”: the list does not have it.`];
    }
    return [];
  }

  private async bulk(id: string, itemIds: readonly string[], way: object): Promise<Done> {
    for (const portion of portionsOf(itemIds, BULK_MAX)) {
      await this.ask(`/${id}/items/bulk`, "POST", { ...way, itemIds: portion });
    }
    return {};
  }

  private async content(id: string): Promise<Pick<CopiedList, "items" | "statuses">> {
    const items: CopiedItem[] = [];
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const answer = await this.send(`/api/v1/lists/${id}/items?sort=oldest&page=${page}`);
      const got = (await read(answer)) as { items: CopiedItem[]; total: number };
      if (answer.status === 404) break;
      items.push(...got.items);
      if (got.items.length === 0 || items.length >= got.total) break;
    }
    const { statuses } = (await this.ask(`/${id}/shortlist`, "GET")) as { statuses?: Statuses };
    return { items, ...(statuses && { statuses }) };
  }

  private async ask(path: string, method: string, body?: object): Promise<unknown> {
    return read(await this.send(`/api/v1/lists${path}`, method, body));
  }
}

/** Temporary refusals: not signed in, timed out, too early, too many requests. */
const PASSING = new Set([401, 408, 425, 429]);

/**
 * Returns the body. A 404 is fine: the target no longer exists, and the merge has already checked for that. A gateway's answer says
 * nothing about the lists, whatever its status.
 */
async function read(answer: Response): Promise<unknown> {
  const busy = new ServerBusy(`The server answered ${answer.status}.`);
  if (!answer.ok && !isProblem(answer)) throw busy;
  const body = (await answer.json().catch(() => Promise.reject(busy))) as { code?: string; detail?: string };
  if (answer.ok || answer.status === 404) return body;
  if (answer.status >= 500 || PASSING.has(answer.status)) throw busy;
  throw new ListRefused(body.code ?? "", body.detail ?? `The server answered ${answer.status}.`);
}

/** undefined if the show has no columns of its own. */
function ownOf({ status, note, price, tags }: CopiedItem): ItemEdit | undefined {
  const own = { status, note, price, tags };
  return Object.values(own).some((value) => value !== undefined) ? own : undefined;
}

function portionsOf<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}
