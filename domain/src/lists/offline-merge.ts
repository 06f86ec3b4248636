import type { PodcastId } from "../catalogue/shows/podcast.js";
import { type ItemEdit, mergeEdit, type OwnColumns } from "./columns/own-columns.js";
import { moneyText } from "./columns/money.js";
import { freeListName, type ItemId, type ListId } from "./list.js";
import { columnsOf, type CopiedItem, type CopiedList, edited, type ListEdit, written } from "./offline-lists.js";

/** A request that an edit sends to the server. */
export type ListOp =
  | { readonly kind: "create"; readonly list: CopiedList }
  | { readonly kind: "rename"; readonly listId: ListId; readonly name: string }
  | { readonly kind: "delete"; readonly listId: ListId }
  | { readonly kind: "add"; readonly listId: ListId; readonly items: readonly CopiedItem[] }
  | { readonly kind: "remove"; readonly listId: ListId; readonly itemIds: readonly ItemId[] }
  | { readonly kind: "write"; readonly listId: ListId; readonly item: CopiedItem; readonly columns: ItemEdit }
  | {
      readonly kind: "move" | "copy";
      readonly listId: ListId;
      readonly targetId: ListId;
      readonly itemIds: readonly ItemId[];
    };

/** The result of merging an edit. Without ops, the lists are already as wanted, or the edit must not be applied. */
export type MergeStep = {
  readonly ops: readonly ListOp[];
  /** A notice that two people or devices changed the same thing. */
  readonly conflict?: string;
};

const NOTHING: MergeStep = { ops: [] };
type Edit<Kind extends ListEdit["kind"]> = Extract<ListEdit, { kind: Kind }>;

/**
 * Merges one edit into the server's lists. For each field, the edit that arrives last wins. An edit deletes only what its author has
 * seen.
 */
export function mergeStep(edit: ListEdit, lists: readonly CopiedList[]): MergeStep {
  if (edit.kind === "create") return mergedCreation(edit, lists);
  const now = lists.find(({ id }) => id === edit.listId);
  if ("targetId" in edit) {
    return mergedTransfer(edit, now, lists.find(({ id }) => id === edit.targetId)); // prettier-ignore
  }
  if (edit.kind === "remove") return mergedRemoval(edit, now);
  if (now === undefined) return edit.kind === "delete" ? NOTHING : restored(edit);
  if (edit.kind === "rename") return mergedName(edit, now);
  if (edit.kind === "delete") return mergedDeletion(edit, now);
  if (edit.kind === "write") return mergedColumns(edit, now);
  const items = missingIn(now, edit.items);
  return items.length === 0 ? NOTHING : { ops: [{ kind: "add", listId: now.id, items }] };
}

/**
 * The name belongs to a list that the device knew, so the new list gets another name. Otherwise its shows would end up in that list. An
 * unknown list with this name may be the new one, if the response was lost.
 */
function mergedCreation({ list, known = [] }: Edit<"create">, lists: readonly CopiedList[]): MergeStep {
  const others = lists.filter(({ id }) => known.includes(id)).map(({ name }) => name);
  if (!others.includes(list.name)) return { ops: [{ kind: "create", list }] };
  const name = freeListName(list.name, others);
  const conflict = `Another list is called “${list.name}”, so your new one is called “${name}”.`;
  return { ops: [{ kind: "create", list: { ...list, name } }], conflict };
}

/** The list was deleted elsewhere, so the user's copy is restored with the edit. */
function restored(edit: Edit<"rename" | "add" | "write">): MergeStep {
  const list = edited([edit.before], edit)[0] ?? edit.before;
  return { ops: [{ kind: "create", list }], conflict: isBack(edit.before, "changed it") };
}

const isBack = ({ name }: CopiedList, why: string) =>
  `“${name}” was deleted elsewhere. It is back, because you ${why} offline.`;

function mergedName({ name, before }: Edit<"rename">, now: CopiedList): MergeStep {
  if (now.name === name) return NOTHING;
  const ops: readonly ListOp[] = [{ kind: "rename", listId: now.id, name }];
  if (now.name === before.name) return { ops };
  const conflict = `“${before.name}” was renamed to “${now.name}” elsewhere. Your later name “${name}” is used.`;
  return { ops, conflict };
}

function mergedDeletion({ before }: Edit<"delete">, now: CopiedList): MergeStep {
  const seen = new Map(before.items.map((item) => [item.podcastId, item]));
  const asSeen = (item: CopiedItem) => {
    const old = seen.get(item.podcastId);
    return old !== undefined && isSame(columnsOf(old, before.statuses), columnsOf(item, now.statuses));
  };
  if (now.items.every(asSeen) && now.name === before.name) return { ops: [{ kind: "delete", listId: now.id }] };
  return { ops: [], conflict: `“${now.name}” was changed elsewhere, so it was not deleted.` };
}

/** Shows that somebody has edited in the meantime are not removed. */
function mergedRemoval({ podcastIds, before }: Edit<"remove">, now: CopiedList | undefined): MergeStep {
  if (!now) return NOTHING;
  const found = itemsOf(now, podcastIds);
  const seen = new Map(before.items.map((item) => [item.podcastId, columnsOf(item, before.statuses)]));
  const changed = found.filter((item) => {
    const old = seen.get(item.podcastId);
    return old !== undefined && !isSame(old, columnsOf(item, now.statuses));
  });
  const left = found.filter((item) => !changed.includes(item));
  return {
    ops: left.length === 0 ? [] : [{ kind: "remove", listId: now.id, itemIds: idsOf(left) }],
    ...(changed.length > 0 && {
      conflict: `${namesOf(changed)} ${were(changed)} changed in “${now.name}” elsewhere, so ${changed.length === 1 ? "it was" : "they were"} not removed.`,
    }),
  };
}

/** If two people edited one field, the later text wins, and the notice quotes the other one. */
function mergedColumns({ podcastId, columns, before }: Edit<"write">, now: CopiedList): MergeStep {
  const seen = before.items.find((item) => item.podcastId === podcastId);
  const item = now.items.find((one) => one.podcastId === podcastId);
  if (!item) {
    if (!seen) return NOTHING;
    const conflict = `“${seen.payload.title}” was removed from “${now.name}” elsewhere. It is back, because you changed it offline.`;
    return { ops: [{ kind: "add", listId: now.id, items: [written(seen, columns)] }], conflict };
  }
  const [old, current] = [columnsOf(seen ?? item, before.statuses), columnsOf(item, now.statuses)];
  const merge = mergeEdit(columns, old, current);
  if (merge.kind === "same") return NOTHING;
  const ops: readonly ListOp[] = [{ kind: "write", listId: now.id, item, columns }];
  if (merge.kind === "free") return { ops };
  const sentences = merge.columns.map((name) => {
    const [was, one, is] = name === "tags" ? ["were", "ones", "are"] : ["was", "one", "is"];
    const later = shownValue(name, { ...current, ...columns });
    return `The ${name} of “${item.payload.title}” ${was} changed to ${shownValue(name, current)} elsewhere. Your later ${one}, ${later}, ${is} used.`;
  });
  return { ops, conflict: sentences.join(" ") };
}

function shownValue(name: keyof OwnColumns, { status, note, price, tags }: OwnColumns): string {
  const text = { status, note, tags: tags.join(", "), price: price ? moneyText(price) : "" }[name];
  return text === "" ? "nothing" : `“${text}”`;
}

/** The server moves its own rows, so that edits made in the meantime move with them. */
function mergedTransfer(
  edit: Edit<"move" | "copy">,
  from: CopiedList | undefined,
  to: CopiedList | undefined,
): MergeStep {
  const { kind, items, target } = edit;
  const ids = items.map(({ podcastId }) => podcastId);
  const held = from ? itemsOf(from, ids) : [];
  if (!to) {
    const [list] = edited([target], { kind: "add", listId: target.id, items, before: target });
    const gone: readonly ListOp[] =
      kind === "move" && from && held.length > 0 ? [{ kind: "remove", listId: from.id, itemIds: idsOf(held) }] : [];
    const why = kind === "move" ? "moved shows to it" : "copied shows to it";
    return { ops: [{ kind: "create", list: list ?? target }, ...gone], conflict: isBack(target, why) };
  }
  const going = missingIn(to, held);
  const heldIds = new Set(held.map(({ podcastId }) => podcastId));
  const lost = missingIn(to, items.filter(({ podcastId }) => !heldIds.has(podcastId))); // prettier-ignore
  const staying = kind === "move" ? held.filter((item) => !going.includes(item)) : [];
  return {
    ops: [
      ...(from && going.length > 0
        ? [{ kind, listId: from.id, targetId: to.id, itemIds: idsOf(going) } satisfies ListOp]
        : []),
      // Shows removed from the first list elsewhere are added to the second one, because the user wanted them there.
      ...(lost.length > 0 ? [{ kind: "add", listId: to.id, items: lost } satisfies ListOp] : []),
    ],
    ...(staying.length > 0 && {
      conflict: `${namesOf(staying)} appeared in “${to.name}” elsewhere, so ${staying.length === 1 ? "it stays" : "they stay"} in “${from?.name ?? ""}” too.`,
    }),
  };
}

function itemsOf(list: CopiedList, podcastIds: readonly PodcastId[]): readonly CopiedItem[] {
  const wanted = new Set(podcastIds);
  return list.items.filter(({ podcastId }) => wanted.has(podcastId));
}

function missingIn(list: CopiedList, items: readonly CopiedItem[]): readonly CopiedItem[] {
  const held = new Set(list.items.map(({ podcastId }) => podcastId));
  return items.filter(({ podcastId }) => !held.has(podcastId));
}

const idsOf = (items: readonly CopiedItem[]) => items.map(({ id }) => id);
const were = (items: readonly CopiedItem[]) => (items.length === 1 ? "was" : "were");

function namesOf(items: readonly CopiedItem[]): string {
  const [first, ...others] = items.map(({ payload }) => `“${payload.title}”`);
  return others.length === 0 ? (first ?? "") : `${first} and ${others.length} more`;
}

function isSame(one: OwnColumns, other: OwnColumns): boolean {
  return mergeEdit(one, other, other).kind === "same";
}
