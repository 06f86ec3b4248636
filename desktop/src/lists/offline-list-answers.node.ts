import { randomUUID } from "node:crypto";
import { PAGE_SIZE, parseListName } from "@earshot/domain/lists/list";
import { type ListSort, searchForm, searchText, titleKey } from "@earshot/domain/lists/list-order";
import type { CopiedItem, CopiedList, ListEdit } from "@earshot/domain/lists/offline-lists";
import { DomainError } from "@earshot/domain/shared/domain-error";
import type { ListCopy } from "./list-copy.node";

const PATH = /^\/api\/v1\/lists(?:\/([^/]+)(?:\/(items|[^/]+)(?:\/([^/]+))?)?)?$/;

type Asked = {
  readonly method: string;
  readonly listId: string | undefined;
  /** "items", or what is behind "containing" and "undo". */
  readonly part: string | undefined;
  readonly itemId: string | undefined;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly body: { readonly name?: string; readonly podcastId?: string; readonly payload?: CopiedItem["payload"] };
};

/** Why something cannot be done, as the server would say it. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

const refuse = {
  noList: () => new Refusal(404, "list.not-found", "There is no such list."),
  noItem: () => new Refusal(404, "list.item-not-found", "There is no such item in this list."),
  taken: () => new Refusal(409, "list.duplicate-name", "You already have a list with that name."),
  isIn: () => new Refusal(409, "list.duplicate-item", "Already in this list."),
  undoGone: () => new Refusal(404, "list.undo-gone", "This can no longer be undone."),
};

/** Answers a request about lists from the copy, and notes edits. undefined: it needs the server. */
export async function offlineListAnswer(
  copy: ListCopy,
  owner: string,
  request: Request,
): Promise<Response | undefined> {
  const { pathname, search } = new URL(request.url);
  const [path, listId, part, itemId] = PATH.exec(decodeURI(pathname)) ?? [];
  const lists = path === undefined ? undefined : copy.lists(owner);
  if (!lists) return undefined;
  const body = request.method === "GET" ? {} : ((await request.json().catch(() => ({}))) as Asked["body"]);
  const asked: Asked = {
    method: request.method,
    listId,
    part,
    itemId,
    query: Object.fromEntries(new URLSearchParams(search)),
    body,
  };
  try {
    const answer = new OfflineListAnswers(copy, owner, lists).to(asked);
    return (
      answer && Response.json(answer.body, { status: answer.status ?? 200, headers: { "cache-control": "no-store" } })
    );
  } catch (error) {
    if (error instanceof Refusal) return problem(error.status, error.code, error.message);
    if (error instanceof DomainError) return problem(422, error.code, error.message);
    throw error;
  }
}

type Answer = { readonly body: object; readonly status?: number };

class OfflineListAnswers {
  constructor(
    private readonly copy: ListCopy,
    private readonly owner: string,
    private readonly lists: readonly CopiedList[],
  ) {}

  to({ method, listId, part, itemId, query, body }: Asked): Answer | undefined {
    if (listId === undefined) {
      if (method === "GET") return { body: { lists: this.lists.map(summaryOf) } };
      return method === "POST" ? this.create(body.name ?? "") : undefined;
    }
    if (listId === "containing" && method === "GET") return { body: { listIds: this.holders(part ?? "") } };
    if (listId === "undo" && method === "POST") return this.undo(part ?? "");
    const before = this.lists.find(({ id }) => id === listId);
    if (!before) throw refuse.noList();
    if (part === undefined) {
      if (method === "PATCH") return this.rename(before, body.name ?? "");
      return method === "DELETE" ? this.noted({ kind: "delete", listId, before }) : undefined;
    }
    if (part !== "items") return undefined;
    if (itemId === undefined) return method === "GET" ? { body: pageOf(before, query) } : this.add(before, body);
    if (method !== "DELETE") return undefined;
    const item = before.items.find(({ id }) => id === itemId);
    if (!item) throw refuse.noItem();
    return this.noted({ kind: "remove", listId, podcastId: item.podcastId, before });
  }

  private create(typed: string): Answer {
    const name = this.freeName(typed);
    const list = { id: randomUUID(), name, createdAt: new Date().toISOString(), items: [] };
    this.noted({ kind: "create", list });
    return { status: 201, body: summaryOf(list) };
  }

  private rename(before: CopiedList, typed: string): Answer {
    const name = this.freeName(typed, before.id);
    this.noted({ kind: "rename", listId: before.id, name, before });
    return { body: summaryOf({ ...before, name }) };
  }

  private add(before: CopiedList, { podcastId, payload }: Asked["body"]): Answer {
    if (podcastId === undefined || before.items.some((item) => item.podcastId === podcastId)) throw refuse.isIn();
    const { title = "", author = null, image_url = null } = payload ?? {};
    const item: CopiedItem = {
      id: randomUUID(),
      podcastId,
      payload: { title, author, image_url },
      createdAt: new Date().toISOString(),
    };
    this.noted({ kind: "add", listId: before.id, item, before });
    return { status: 201, body: item };
  }

  /** An edit that waits can be taken back. */
  private undo(id: string): Answer {
    const waiting = this.copy.waiting(this.owner).find((one) => one.id === id);
    if (!waiting || !this.copy.takeBack(this.owner, id)) throw refuse.undoGone();
    return { body: { listId: waiting.edit.kind === "create" ? waiting.edit.list.id : waiting.edit.listId } };
  }

  private holders(podcastId: string): readonly string[] {
    return this.lists.filter(({ items }) => items.some((item) => item.podcastId === podcastId)).map(({ id }) => id);
  }

  private freeName(typed: string, own?: string): string {
    const name = parseListName(typed);
    if (this.lists.some((list) => list.name === name && list.id !== own)) throw refuse.taken();
    return name;
  }

  private noted(edit: ListEdit): Answer {
    const id = randomUUID();
    this.copy.add(this.owner, [{ id, edit }]);
    return { body: { undoId: id } };
  }
}

function summaryOf({ id, name, createdAt, items }: CopiedList): object {
  return { id, name, createdAt, itemCount: items.length };
}

function pageOf(list: CopiedList, query: Asked["query"]): object {
  const looked = searchForm(query.q ?? "");
  const page = Math.max(1, Math.floor(Number(query.page ?? 1)) || 1);
  const sort = (query.sort ?? "newest") as ListSort;
  const found = list.items.filter(({ payload }) => searchText(payload).includes(looked)).toSorted(orderOf(sort));
  const from = (page - 1) * PAGE_SIZE;
  return { items: found.slice(from, from + PAGE_SIZE), total: found.length, page, pageSize: PAGE_SIZE };
}

function orderOf(sort: ListSort): (a: CopiedItem, b: CopiedItem) => number {
  const turned = sort === "newest" || sort === "title_desc" ? -1 : 1;
  const keyOf = ({ payload, createdAt }: CopiedItem) => (sort.startsWith("title") ? titleKey(payload) : createdAt);
  return (a, b) => {
    const [one, other] = [keyOf(a), keyOf(b)];
    return turned * (one < other ? -1 : one > other ? 1 : a.id < b.id ? -1 : 1);
  };
}

function problem(status: number, code: string, detail: string): Response {
  return Response.json(
    { type: "about:blank", title: "Offline", status, detail, code },
    { status, headers: { "content-type": "application/problem+json" } },
  );
}
