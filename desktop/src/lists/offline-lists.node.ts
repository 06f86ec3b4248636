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
  private merging: Promise<void> | undefined;
  private refreshing: Promise<void> | undefined;

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

  /** Fetches the lists, one fetch at a time. Never rejects; offline, the copy does not change. */
  refresh(): Promise<void> {
    this.refreshing ??= this.fetchCopy()
      .catch(() => undefined)
      .finally(() => (this.refreshing = undefined));
    return this.refreshing;
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
    this.merging ??= this.mergeAll().finally(() => (this.merging = undefined));
    return this.merging;
  }

  /** The signed-in account and its lists on the server; undefined for a guest. */
  private async account(): Promise<{ readonly owner: string; readonly server: ListServer } | undefined> {
    const owner = await this.tools.owner();
    const server = await this.tools.server();
    // Another account may have signed in between the two.
    return owner === undefined || owner !== (await this.tools.owner()) ? undefined : { owner, server };
  }

  private async fetchCopy(): Promise<void> {
    const account = await this.account();
    const lists = await account?.server.all();
    if (account && lists) this.tools.copy.keep(account.owner, lists);
  }

  private async mergeAll(): Promise<void> {
    const { copy, merged } = this.tools;
    const account = await this.account();
    if (!account || copy.waiting(account.owner).length === 0) return;
    const { owner, server } = account;
    let lists = await server.all();
    for (;;) {
      const [next] = copy.waiting(owner);
      // The session has ended, so the edits wait for the next sign-in.
      if (!lists) return;
      if (!next) break;
      const touched = await this.send(account, next, lists);
      lists = await server.all(lists, touched);
    }
    await this.fetchCopy();
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
