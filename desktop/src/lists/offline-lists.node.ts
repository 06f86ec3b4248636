import type { CopiedList, ListEdit } from "@earshot/domain/lists/offline-lists";
import { mergeStep } from "@earshot/domain/lists/offline-merge";
import { offlineListAnswer } from "./offline-list-answers.node";
import type { ListedShows } from "./offline-list-routes.node";
import type { ListCopy } from "./list-copy.node";
import { type Done, ListRefused, type ListServer } from "./list-server.node";

const LISTS = "/api/v1/lists";

type Proxy = { answer(request: Request): Promise<Response> };
type Tools = {
  readonly copy: ListCopy;
  /** The lists of the account that is signed in now, whichever account signs in later. */
  readonly server: () => Promise<ListServer>;
  /** The id of the signed-in account, if known; undefined for a guest. */
  readonly owner: () => Promise<string | undefined>;
  /** The catalogue on this device; undefined if there is none. */
  readonly catalogue: () => Promise<ListedShows | undefined>;
  /** Called after edits were merged. */
  readonly merged: (conflicts: readonly string[]) => void;
};

/** Offline lists: reads a copy, stores edits, and merges them when the connection is back. */
export class OfflineLists {
  /** What is running, by account. */
  private readonly merging = new Map<string, Promise<void>>();
  private readonly refreshing = new Map<string, Promise<void>>();

  constructor(private readonly tools: Tools) {}

  /** Wraps the proxy, so that waiting edits are sent before any other request about lists. */
  around(proxy: Proxy): Proxy {
    return {
      answer: async (request) => {
        const { pathname } = new URL(request.url);
        const isLists = pathname === LISTS || pathname.startsWith(`${LISTS}/`);
        if (isLists) await this.merge();
        const answer = await proxy.answer(request);
        if (isLists && answer.ok && (request.method !== "GET" || pathname === LISTS)) void this.refresh();
        return answer;
      },
    };
  }

  /** Answers the page's request from the copy, or records the edit. undefined if only the server can answer it. */
  async answer(request: Request): Promise<Response | undefined> {
    const catalogue = await this.tools.catalogue();
    const owner = await this.tools.owner();
    return owner === undefined ? undefined : offlineListAnswer({ copy: this.tools.copy, catalogue, owner }, request);
  }

  /** Fetches the lists, one fetch at a time for each account. Never rejects; offline, the copy does not change. */
  async refresh(): Promise<void> {
    await this.once(this.refreshing, (owner) => this.fetchCopy(owner)).catch(() => undefined);
  }

  /** The ids of the shows in the lists on this device. */
  async podcastIds(): Promise<readonly string[]> {
    const owner = await this.tools.owner();
    const lists = (owner !== undefined && this.tools.copy.lists(owner)) || [];
    return lists.flatMap(({ items }) => items.map(({ podcastId }) => podcastId));
  }

  async conflicts(): Promise<readonly string[]> {
    const owner = await this.tools.owner();
    return owner === undefined ? [] : this.tools.copy.conflicts(owner);
  }

  async dropConflicts(): Promise<void> {
    const owner = await this.tools.owner();
    if (owner !== undefined) this.tools.copy.dropConflicts(owner);
  }

  /** Sends waiting edits, oldest first. Rejects without a connection; the remaining edits keep waiting. */
  merge(): Promise<void> {
    return this.once(this.merging, (owner) => this.mergeAll(owner));
  }

  /** Runs work for the signed-in account, or waits for the same work that is running for it. Does nothing for a guest. */
  private async once(running: Map<string, Promise<void>>, work: (owner: string) => Promise<void>): Promise<void> {
    const owner = await this.tools.owner();
    if (owner === undefined) return;
    if (!running.has(owner))
      running.set(
        owner,
        work(owner).finally(() => running.delete(owner)),
      );
    await running.get(owner);
  }

  /** The account's lists on the server; undefined if another one has signed in. */
  private async serverOf(owner: string): Promise<ListServer | undefined> {
    const server = await this.tools.server();
    return owner === (await this.tools.owner()) ? server : undefined;
  }

  private async fetchCopy(owner: string): Promise<void> {
    const server = await this.serverOf(owner);
    const lists = await server?.all();
    if (lists) this.tools.copy.keep(owner, lists);
  }

  private async mergeAll(owner: string): Promise<void> {
    const { copy, merged } = this.tools;
    const server = await this.serverOf(owner);
    if (!server || copy.waiting(owner).length === 0) return;
    let lists = await server.all();
    for (;;) {
      const [next] = copy.waiting(owner);
      // The session has ended, so the edits wait for the next sign-in.
      if (!lists) return;
      if (!next) break;
      const touched = await this.send({ owner, server }, next, lists);
      lists = await server.all(lists, touched);
    }
    await this.fetchCopy(owner);
    if (owner === (await this.tools.owner())) merged(copy.conflicts(owner));
  }

  /** Makes one edit on the server and returns the ids of the changed lists. */
  private async send(
    { owner, server }: { readonly owner: string; readonly server: ListServer },
    { number, edit }: { readonly number: number; readonly edit: ListEdit },
    lists: readonly CopiedList[],
  ): Promise<readonly string[]> {
    const { copy } = this.tools;
    const { ops, conflict } = mergeStep(edit, lists);
    let messages = conflict === undefined ? [] : [conflict];
    let moved: Done["moved"];
    copy.sending(number);
    try {
      for (const op of ops) {
        const done = await server.run(op);
        moved = done.moved ?? moved;
        if (done.notice !== undefined) messages.push(done.notice);
      }
    } catch (error) {
      if (!(error instanceof ListRefused)) throw error;
      // Somebody changed the row between the read and the write, so the edit is merged again.
      if (error.code === "list.item-changed") return idsOf(edit);
      messages = [refusalOf(edit, lists, error)];
    }
    copy.done({ owner, number }, moved, messages);
    return idsOf(edit);
  }
}

function idsOf(edit: ListEdit): readonly string[] {
  if (edit.kind === "create") return [];
  return "targetId" in edit ? [edit.listId, edit.targetId] : [edit.listId];
}

/** The notice about an edit that the server refused. */
function refusalOf(edit: ListEdit, lists: readonly CopiedList[], { code, message }: ListRefused): string {
  if (edit.kind === "create") return `The list “${edit.list.name}” was not saved: ${message}`;
  const name = lists.find(({ id }) => id === edit.listId)?.name ?? edit.before.name;
  if (edit.kind === "rename" && code === "list.duplicate-name") {
    return `Another list is called “${edit.name}”. “${name}” keeps its name.`;
  }
  const item = edit.kind === "write" && edit.before.items.find(({ podcastId }) => podcastId === edit.podcastId);
  const what = item ? ` of “${item.payload.title}”` : "";
  return `A change${what} in “${name}” was not saved: ${message}`;
}
