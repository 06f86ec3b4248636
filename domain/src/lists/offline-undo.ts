import type { PodcastId } from "../catalogue/shows/podcast.js";
import { freeListName, type ListId } from "./list.js";
import { type CopiedItem, type CopiedList, type ListEdit, withItems, without } from "./offline-lists.js";

/** An edit that can be undone before it is sent. */
export type UndoableEdit = Extract<ListEdit, { readonly kind: "delete" | "add" | "remove" | "move" | "copy" }>;

/** What remains of an unsent edit and of the later edits after undoing it. */
export type UndoneEdit = {
  /** undefined if nothing remains. */
  readonly left: ListEdit | undefined;
  /** The later edits in order, as if the undone part had never happened. */
  readonly later: readonly ListEdit[];
  /** An edit to append after all others, because later ones depend on the undone part. */
  readonly opposite?: ListEdit;
};

/**
 * Undoes an edit by the server's rules: shows that have moved since, or are in the list again, do not change. A show's own columns are
 * removed or restored with it. `lists` is the current state as the user sees it.
 */
export function undoneEdit(edit: UndoableEdit, later: readonly ListEdit[], lists: readonly CopiedList[]): UndoneEdit {
  const nothing = { left: edit, later };
  if (edit.kind === "delete") return { left: undefined, later: withFreeNames(edit.before, later, lists) };
  const list = lists.find(({ id }) => id === edit.listId);
  if (edit.kind === "remove") return list ? undoneRemoval(edit, later, list) : nothing;
  if (edit.kind === "add") return list ? undoneAddition(edit, list, later) : nothing;
  const target = lists.find(({ id }) => id === edit.targetId);
  if (!target) return nothing;
  if (edit.kind === "copy") return undoneAddition(edit, target, later);
  return list ? undoneMove(edit, later, list, target) : nothing;
}

type Edit<Kind extends ListEdit["kind"]> = Extract<ListEdit, { readonly kind: Kind }>;
type Transfer = Edit<"move" | "copy">;

/** `list` is the list to which the shows were added. */
function undoneAddition(edit: Edit<"add"> | Transfer, list: CopiedList, later: readonly ListEdit[]): UndoneEdit {
  const going = itemsAmong(edit.items, idsOf(list.items));
  if (going.length === 0) return { left: edit, later };
  const podcastIds = podcastsOf(going);
  if (later.some((one) => affects(one, [list.id], podcastIds))) {
    return { left: edit, later, opposite: { kind: "remove", listId: list.id, podcastIds, before: list } };
  }
  const items = edit.items.filter((item) => !going.includes(item));
  return {
    left: items.length > 0 ? { ...edit, items } : undefined,
    later: later.map((one) => seenWith(one, list.id, (seen) => without(seen, podcastIds))),
  };
}

function undoneRemoval(edit: Edit<"remove">, later: readonly ListEdit[], list: CopiedList): UndoneEdit {
  const again = new Set(podcastsOf(list.items));
  const coming = edit.before.items.filter(
    ({ podcastId }) => edit.podcastIds.includes(podcastId) && !again.has(podcastId),
  );
  if (coming.length === 0) return { left: edit, later };
  if (later.some((one) => affects(one, [list.id], podcastsOf(coming)))) {
    return { left: edit, later, opposite: { kind: "add", listId: list.id, items: coming, before: list } };
  }
  const podcastIds = edit.podcastIds.filter((id) => again.has(id));
  return {
    left: podcastIds.length > 0 ? { ...edit, podcastIds } : undefined,
    later: later.map((one) => seenWith(one, list.id, (seen) => withItems(seen, coming))),
  };
}

function undoneMove(edit: Transfer, later: readonly ListEdit[], list: CopiedList, target: CopiedList): UndoneEdit {
  const again = new Set(podcastsOf(list.items));
  const going = itemsAmong(target.items, idsOf(edit.items)).filter(({ podcastId }) => !again.has(podcastId));
  if (going.length === 0) return { left: edit, later };
  const podcastIds = podcastsOf(going);
  if (later.some((one) => affects(one, [list.id, target.id], podcastIds))) {
    const back = { listId: target.id, targetId: list.id, items: going, before: target, target: list };
    return { left: edit, later, opposite: { kind: "move", ...back } };
  }
  const ids = idsOf(going);
  const items = edit.items.filter(({ id }) => !ids.has(id));
  const seen = (one: ListEdit) =>
    seenWith(
      seenWith(one, target.id, (seen) => without(seen, podcastIds)),
      list.id,
      (seen) => withItems(seen, going),
    );
  return { left: items.length > 0 ? { ...edit, items } : undefined, later: later.map(seen) };
}

/**
 * In the meantime, other lists had the name of a restored list. They get free names instead, so that the server does not mistake one of
 * them for the restored list.
 */
function withFreeNames(
  { name: taken }: CopiedList,
  later: readonly ListEdit[],
  lists: readonly CopiedList[],
): readonly ListEdit[] {
  const used = [...lists, ...later.flatMap(listsOf)].map(({ name }) => name);
  const free = freeListName(taken, [taken, ...used, ...later.flatMap((one) => (one.kind === "rename" ? [one.name] : []))]); // prettier-ignore
  const named = <Named extends { readonly name: string }>(one: Named): Named =>
    one.name === taken ? { ...one, name: free } : one;
  return later.map((one) => {
    if (one.kind === "create") return { ...one, list: named(one.list) };
    const seen = { ...one, before: named(one.before) };
    if (seen.kind === "rename") return named(seen);
    return "target" in seen ? { ...seen, target: named(seen.target) } : seen;
  });
}

/** Whether an edit reads or changes any of these shows in any of these lists. */
function affects(edit: ListEdit, lists: readonly ListId[], podcastIds: readonly PodcastId[]): boolean {
  if (edit.kind === "create" || edit.kind === "rename" || edit.kind === "delete") return false;
  const shows =
    edit.kind === "write" ? [edit.podcastId] : edit.kind === "remove" ? edit.podcastIds : podcastsOf(edit.items);
  const edited = "targetId" in edit ? [edit.listId, edit.targetId] : [edit.listId];
  return edited.some((id) => lists.includes(id)) && shows.some((id) => podcastIds.includes(id));
}

/** Applies `change` to a list in the state that the edit's author saw. */
function seenWith(edit: ListEdit, list: ListId, change: (seen: CopiedList) => CopiedList): ListEdit {
  if (edit.kind === "create") return edit;
  const seen = edit.listId === list ? { ...edit, before: change(edit.before) } : edit;
  return "targetId" in seen && seen.targetId === list ? { ...seen, target: change(seen.target) } : seen;
}

function listsOf(edit: ListEdit): readonly CopiedList[] {
  if (edit.kind === "create") return [edit.list];
  return "target" in edit ? [edit.before, edit.target] : [edit.before];
}

const itemsAmong = (items: readonly CopiedItem[], ids: ReadonlySet<string>) => items.filter(({ id }) => ids.has(id));
const idsOf = (items: readonly CopiedItem[]): ReadonlySet<string> => new Set(items.map(({ id }) => id));
const podcastsOf = (items: readonly CopiedItem[]) => items.map(({ podcastId }) => podcastId);
