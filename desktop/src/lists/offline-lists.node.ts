import type { CopiedList, ListEdit } from "@earshot/domain/lists/offline-lists";
import { mergeStep } from "@earshot/domain/lists/offline-lists";
import { offlineListAnswer } from "./offline-list-answers.node";
import type { ListCopy } from "./list-copy.node";
import type { ListServer } from "./list-server.node";

const LISTS = "/api/v1/lists";

type Proxy = { answer(request: Request): Promise<Response> };
type Tools = {
  readonly copy: ListCopy;
  readonly server: ListServer;
  /** The id of the signed-in account, as far as it is known; undefined for a guest. */
  readonly owner: () => Promise<string | undefined>;
  /** Called when edits were merged. */
  readonly merged: (conflicts: readonly string[]) => void;
};

/** Lists without a connection: they are read from a copy, edits wait, and are merged when the connection is back. */
export class OfflineLists {
  private merging: Promise<void> | undefined;
  private refreshing: Promise<void> | undefined;

  constructor(private readonly tools: Tools) {}

  /** The same proxy. Edits that wait reach the server before anything else is done with lists. */
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

  /** Answers the page's request from the copy, or notes the edit. undefined: only the server can answer. */
  async answer(request: Request): Promise<Response | undefined> {
    const owner = await this.tools.owner();
    return owner === undefined ? undefined : offlineListAnswer(this.tools.copy, owner, request);
  }

  /** Fetches the lists, one time at a time. Never rejects: without a connection the copy stays as it is. */
  refresh(): Promise<void> {
    this.refreshing ??= this.fetchCopy()
      .catch(() => undefined)
      .finally(() => (this.refreshing = undefined));
    return this.refreshing;
  }

  /** Ids of the shows in the lists of this device. */
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

  /** Sends the edits that wait, oldest first. Rejects without a connection; the edits that are left wait on. */
  merge(): Promise<void> {
    this.merging ??= this.mergeAll().finally(() => (this.merging = undefined));
    return this.merging;
  }

  private async fetchCopy(): Promise<void> {
    const owner = await this.tools.owner();
    const lists = owner === undefined ? undefined : await this.tools.server.all();
    if (lists && owner !== undefined && owner === (await this.tools.owner())) this.tools.copy.keep(owner, lists);
  }

  private async mergeAll(): Promise<void> {
    const { copy, server, merged } = this.tools;
    const owner = await this.tools.owner();
    if (owner === undefined || copy.waiting(owner).length === 0) return;
    for (;;) {
      const [next] = copy.waiting(owner);
      if (!next) break;
      const now = await server.all();
      // The session has ended: the edits wait for the next sign-in.
      if (!now) return;
      const { conflict, moved } = await this.send(next.edit, now);
      if (conflict !== undefined) copy.addConflict(owner, conflict);
      copy.done(owner, moved);
    }
    await this.fetchCopy();
    merged(copy.conflicts(owner));
  }

  /** Makes one edit on the server. */
  private async send(
    edit: ListEdit,
    lists: readonly CopiedList[],
  ): Promise<{ readonly conflict?: string; readonly moved?: { readonly from: string; readonly to: string } }> {
    const { server } = this.tools;
    if (edit.kind === "create") {
      return { moved: { from: edit.list.id, to: await server.create(edit.list.name) } };
    }
    const now = lists.find(({ id }) => id === edit.listId);
    const { kind, conflict } = mergeStep(edit, now);
    if (kind === "restore") return { conflict, moved: await this.restore(edit) };
    if (kind !== "apply" || !now) return { conflict };
    if (edit.kind === "delete") await server.remove(now.id);
    else if (edit.kind === "add") await server.add(now.id, edit.item);
    else if (edit.kind === "remove") {
      for (const { id, podcastId } of now.items) {
        if (podcastId === edit.podcastId) await server.removeItem(now.id, id);
      }
    } else if (!(await server.rename(now.id, edit.name))) {
      return { conflict: `Another list is called “${edit.name}”. “${now.name}” keeps its name.` };
    }
    return { conflict };
  }

  /** Puts a list back as the person had it, with the edit. */
  private async restore(edit: Exclude<ListEdit, { kind: "create" }>) {
    const { server } = this.tools;
    const id = await server.create(edit.kind === "rename" ? edit.name : edit.before.name);
    const items = edit.kind === "add" ? [...edit.before.items, edit.item] : edit.before.items;
    for (const item of items) await server.add(id, item);
    return { from: edit.listId, to: id };
  }
}
