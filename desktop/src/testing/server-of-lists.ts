import type { OwnColumns } from "@earshot/domain/lists/columns/own-columns";
import type { Statuses } from "@earshot/domain/lists/columns/statuses";
import type { CopiedItem, CopiedList } from "@earshot/domain/lists/offline-lists";

type StoredList = CopiedList & { items: CopiedItem[] };
type Body = Partial<OwnColumns> & {
  readonly name: string;
  readonly podcastId: string;
  readonly payload: CopiedItem["payload"];
  readonly own?: Partial<OwnColumns>;
  readonly podcastIds: readonly string[];
  readonly action: "remove" | "move" | "copy";
  readonly itemIds: readonly string[];
  readonly targetListId: string;
  readonly version: number;
  readonly statuses: Statuses;
};

const AT = "2026-11-22T10:00:00.000Z";
const refusal = (status: number, code = "", detail = "") =>
  Response.json({ code, detail }, { status, headers: { "content-type": "application/problem+json" } });

/** The server's API for one account's lists, in memory, over a connection that tests can cut. */
export class ServerOfLists {
  lists: StoredList[] = [];
  line: "open" | "cut" = "open";
  /** After this many requests, the connection is cut. */
  left = Infinity;
  /** The method and path of every request that arrived. */
  readonly requests: string[] = [];
  /** Called before each response, to simulate another person's changes. */
  meanwhile: (request: string) => void = () => undefined;
  private number = 0;

  send = async (path: string, method = "GET", body: object = {}): Promise<Response> => {
    if (this.line === "cut" || this.left-- <= 0) throw new TypeError("fetch failed");
    this.requests.push(`${method} ${path}`);
    this.meanwhile(`${method} ${path}`);
    const given = body as Body;
    const [id, part, itemId] = path.replace(/^\/api\/v1\/lists\/?|\?.*$/g, "").split("/");
    if (!id) return method === "POST" ? this.create(given.name) : Response.json({ lists: this.lists });
    const list = this.lists.find((one) => one.id === id);
    if (!list) return refusal(404);
    if (part === undefined) return method === "PATCH" ? this.rename(list, given.name) : this.remove(list);
    if (part === "shortlist") return Response.json({ statuses: list.statuses });
    if (part === "statuses") return Response.json(Object.assign(list, { statuses: given.statuses }));
    if (method === "GET") return Response.json({ items: list.items, total: list.items.length });
    if (itemId === undefined) return this.add(list, given);
    if (itemId === "batch") {
      for (const podcastId of given.podcastIds) this.add(list, { ...given, podcastId, payload: payloadOf(podcastId) });
      return Response.json({ unknown: [] });
    }
    return itemId === "bulk" ? this.bulk(list, given) : this.write(list, itemId, given);
  };

  private create(name: string): Response {
    if (this.lists.some((list) => list.name === name)) return refusal(409, "list.duplicate-name");
    const list: StoredList = { id: `s${++this.number}`, name, createdAt: AT, items: [] };
    this.lists.push(list);
    return Response.json(list, { status: 201 });
  }

  private rename(list: StoredList, name: string): Response {
    if (this.lists.some((one) => one !== list && one.name === name)) return refusal(409, "list.duplicate-name");
    return Response.json(Object.assign(list, { name }));
  }

  private remove(list: StoredList): Response {
    this.lists = this.lists.filter((one) => one !== list);
    return Response.json({});
  }

  private add(list: StoredList, { podcastId, payload, own }: Body): Response {
    if (list.items.some((item) => item.podcastId === podcastId)) return refusal(409, "list.duplicate-item");
    if (this.isUnknown(list, own?.status)) return refusal(422, "list.no-such-status", "This list has no such status.");
    list.items.push({ id: `i${++this.number}`, podcastId, payload, createdAt: AT, version: 1, ...own });
    return Response.json({});
  }

  private bulk(list: StoredList, { action, itemIds, targetListId }: Body): Response {
    const going = list.items.filter(({ id }) => itemIds.includes(id));
    const target = this.lists.find(({ id }) => id === targetListId);
    if (action !== "remove" && !target) return refusal(404);
    const copies = action === "copy" ? going.map((item) => ({ ...item, id: `i${++this.number}` })) : going;
    if (action !== "remove") target!.items.push(...copies);
    if (action !== "copy") list.items = list.items.filter((item) => !going.includes(item));
    return Response.json({});
  }

  private write(list: StoredList, itemId: string, { version, status, note, price, tags }: Body): Response {
    const item = list.items.find(({ id }) => id === itemId);
    if (!item) return refusal(404);
    if (item.version !== version) return refusal(409, "list.item-changed");
    if (this.isUnknown(list, status)) return refusal(422, "list.no-such-status", "This list has no such status.");
    const columns = Object.fromEntries(Object.entries({ status, note, price, tags }).filter(([, value]) => value !== undefined)); // prettier-ignore
    return Response.json(Object.assign(item, columns, { version: version + 1 }));
  }

  private isUnknown({ statuses }: StoredList, status: string | undefined): boolean {
    return statuses !== undefined && status !== undefined && !statuses.some(({ name }) => name === status);
  }
}

export const payloadOf = (title: string): CopiedItem["payload"] => ({ title, author: null, image_url: null });
