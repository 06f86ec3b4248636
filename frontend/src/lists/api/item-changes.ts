import type { Added, BulkAnswer, ListItem, Removed, Transferred } from "@earshot/backend/lists/lists.schemas";
import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import type { Money } from "@earshot/domain/lists/columns/money";
import { optimistic, patchCount, patchItemsRemoved } from "./list-patches";
import {
  ALL_LISTS,
  HOLDERS,
  type ItemId,
  type ItemPayload,
  itemsOf,
  type ListId,
  listPath,
  listsApi,
} from "./lists-api";

type ItemKey = { readonly listId: ListId; readonly itemId: ItemId };
type Transfer = ItemKey & { readonly targetListId: ListId };
export type BulkAction = "move" | "copy" | "remove";
type Bulk = {
  readonly listId: ListId;
  readonly action: BulkAction;
  readonly itemIds: readonly ItemId[];
  readonly targetListId?: ListId;
};
type Batch = {
  readonly listId: ListId;
  readonly podcastIds: readonly PodcastId[];
  /** The price of a spot on some of the shows. */
  readonly prices?: Readonly<Record<PodcastId, Money>>;
};
const itemPath = ({ listId, itemId }: ItemKey) => `${listPath(listId)}/items/${encodeURIComponent(itemId)}`;

const itemChanges = listsApi.injectEndpoints({
  endpoints: (build) => ({
    addItem: build.mutation<
      ListItem,
      { readonly listId: ListId; readonly podcastId: PodcastId; readonly payload: ItemPayload }
    >({
      query: ({ listId, ...body }) => ({ url: `${listPath(listId)}/items`, method: "POST", body }),
      invalidatesTags: (item, _error, { listId }) => (item ? [ALL_LISTS, HOLDERS, itemsOf(listId)] : [HOLDERS]),
      extraOptions: { resume: "Added to the list" },
    }),
    removeItem: build.mutation<Removed, ItemKey>({
      query: (key) => ({ url: itemPath(key), method: "DELETE" }),
      invalidatesTags: (done, _error, { listId }) => (done ? [ALL_LISTS, HOLDERS, itemsOf(listId)] : []),
      extraOptions: { resume: "Removed from the list" },
      onQueryStarted: ({ listId, itemId }, running) =>
        optimistic(running, [...patchItemsRemoved(running, listId, [itemId]), patchCount(running, listId, -1)]),
    }),
    moveItem: build.mutation<Transferred, Transfer>({
      query: ({ targetListId, ...key }) => ({
        url: `${itemPath(key)}/move`,
        method: "POST",
        body: { targetListId },
      }),
      invalidatesTags: (done, _error, { listId, targetListId }) =>
        done ? [ALL_LISTS, HOLDERS, itemsOf(listId), itemsOf(targetListId)] : [],
      extraOptions: { resume: "Moved" },
      onQueryStarted: ({ listId, itemId, targetListId }, running) =>
        optimistic(running, [
          ...patchItemsRemoved(running, listId, [itemId]),
          patchCount(running, listId, -1),
          patchCount(running, targetListId, 1),
        ]),
    }),
    copyItem: build.mutation<Transferred, Transfer>({
      query: ({ targetListId, ...key }) => ({
        url: `${itemPath(key)}/copy`,
        method: "POST",
        body: { targetListId },
      }),
      invalidatesTags: (done, _error, { targetListId }) => (done ? [ALL_LISTS, HOLDERS, itemsOf(targetListId)] : []),
      extraOptions: { resume: "Copied" },
      onQueryStarted: ({ targetListId }, running) => optimistic(running, [patchCount(running, targetListId, 1)]),
    }),
    /** Moves, copies or removes many items. Items that the target list already contains stay where they are. */
    bulk: build.mutation<BulkAnswer, Bulk>({
      query: ({ listId, ...body }) => ({ url: `${listPath(listId)}/items/bulk`, method: "POST", body }),
      invalidatesTags: (done, _error, { listId, targetListId }) =>
        done ? [ALL_LISTS, HOLDERS, itemsOf(listId), ...(targetListId ? [itemsOf(targetListId)] : [])] : [],
      onQueryStarted: ({ listId, action, itemIds, targetListId }, running) =>
        optimistic(running, [
          ...(action === "copy" ? [] : patchItemsRemoved(running, listId, itemIds)),
          ...(action === "copy" ? [] : [patchCount(running, listId, -itemIds.length)]),
          ...(targetListId ? [patchCount(running, targetListId, itemIds.length)] : []),
        ]),
    }),
    /** Adds many shows at once. */
    batch: build.mutation<Added, Batch>({
      query: ({ listId, ...body }) => ({
        url: `${listPath(listId)}/items/batch`,
        method: "POST",
        body,
        timeout: 60_000,
      }),
      invalidatesTags: (done, _error, { listId }) => (done ? [ALL_LISTS, HOLDERS, itemsOf(listId)] : []),
    }),
  }),
});

export const {
  useAddItemMutation,
  useRemoveItemMutation,
  useMoveItemMutation,
  useCopyItemMutation,
  useBulkMutation,
  useBatchMutation,
} = itemChanges;
export const { removeItem } = itemChanges.endpoints;
