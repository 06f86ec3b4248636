import { randomUUID } from "node:crypto";
import { ListImport } from "@earshot/domain/lists/importing/list-import";
import { parseListName } from "@earshot/domain/lists/list";
import type { CopiedList, ListEdit } from "@earshot/domain/lists/offline-lists";
import { DomainError } from "@earshot/domain/shared/domain-error";
import { readImport } from "../../../backend/src/lists/read-import";
import type { ListCopy } from "./list-copy.node";
import { problem, Refusal, refuse } from "./list-refusals";
import { type Answer, type ItemBody, OfflineItemAnswers } from "./offline-item-answers.node";
import { type ListedShows, type Query, summaryOf, sumsOf } from "./offline-list-views";

const LISTS = "/api/v1/lists";

type Tools = {
  readonly copy: ListCopy;
  /** The catalogue on this device; undefined when there is none. */
  readonly catalogue: ListedShows | undefined;
  readonly owner: string;
};
type ListRequest = {
  readonly method: string;
  /** The parts of the path after "/lists". */
  readonly path: readonly string[];
  readonly query: Query;
  readonly body: ItemBody & { readonly name?: string; readonly text?: string };
};

/** Answers a request about lists from the copy, and notes edits. undefined: it needs the server. */
export async function offlineListAnswer(tools: Tools, request: Request): Promise<Response | undefined> {
  const { pathname, search } = new URL(request.url);
  if (pathname !== LISTS && !pathname.startsWith(`${LISTS}/`)) return undefined;
  const lists = tools.copy.lists(tools.owner);
  if (!lists) return undefined;
  const path = pathname.slice(LISTS.length).split("/").slice(1).map(decodeURIComponent);
  const body = request.method === "GET" ? {} : await bodyOf(request);
  const query = Object.fromEntries(new URLSearchParams(search));
  try {
    const answer = await new OfflineListAnswers(tools, lists).to({ method: request.method, path, query, body });
    return (
      answer && Response.json(answer.body, { status: answer.status ?? 200, headers: { "cache-control": "no-store" } })
    );
  } catch (error) {
    if (error instanceof Refusal) return problem(error.status, error.code, error.message);
    if (error instanceof DomainError) return problem(422, error.code, error.message);
    throw error;
  }
}

async function bodyOf(request: Request): Promise<ListRequest["body"]> {
  return (await request.json().catch(() => ({}))) as ListRequest["body"];
}

class OfflineListAnswers {
  constructor(
    private readonly tools: Tools,
    private readonly lists: readonly CopiedList[],
  ) {}

  to({ method, path, query, body }: ListRequest): Promise<Answer | undefined> | Answer | undefined {
    const [listId, part, ...more] = path;
    if (listId === undefined) {
      if (method === "GET") return { body: { lists: this.lists.map(summaryOf) } };
      return method === "POST" ? this.create(body.name ?? "") : undefined;
    }
    if (listId === "containing" && method === "GET") return { body: { listIds: this.holders(part ?? "") } };
    if (listId === "undo" && method === "POST") return this.undo(part ?? "");
    if (listId === "match" && method === "POST") return this.match(body.text ?? "");
    // Lists of other people are on the server only.
    if (listId === "shared") return undefined;
    const before = this.lists.find(({ id }) => id === listId);
    if (!before) throw refuse.noList();
    if (part === undefined) {
      if (method === "PATCH") return this.rename(before, body.name ?? "");
      return method === "DELETE" ? { body: { undoId: this.noted({ kind: "delete", listId, before }) } } : undefined;
    }
    if (part === "shortlist" && method === "GET") return this.sums(before);
    if (part !== "items") return undefined;
    const { catalogue } = this.tools;
    const noted = (edit: ListEdit) => this.noted(edit);
    return new OfflineItemAnswers({ lists: this.lists, catalogue, noted }, before).to(method, more, query, body);
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

  private async sums(list: CopiedList): Promise<Answer> {
    return { body: await sumsOf(list, this.tools.catalogue) };
  }

  /** Matches a text with the shows on this device. */
  private async match(text: string): Promise<Answer | undefined> {
    const { catalogue } = this.tools;
    if (!catalogue) return undefined;
    const { entries, skipped } = await readImport(text);
    return { body: { entries: [...(await new ListImport(catalogue).match(entries))], skipped } };
  }

  /** An unsent edit can be undone. */
  private undo(id: string): Answer {
    const { copy, owner } = this.tools;
    const waiting = copy.waiting(owner).find((one) => one.id === id);
    if (!waiting || !copy.takeBack(owner, id)) throw refuse.undoGone();
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

  private noted(edit: ListEdit): string {
    const id = randomUUID();
    this.tools.copy.add(this.tools.owner, [{ id, edit }]);
    return id;
  }
}
