import type { Holders, ItemPage, ListsAnswer, ListSummary } from "@earshot/backend/lists/lists.schemas";
import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import type { ItemPayload } from "@earshot/domain/lists/item-payload";
import type { ItemId, ListId } from "@earshot/domain/lists/list";
import type { ListSort } from "@earshot/domain/lists/list-order";
import { api } from "../../client/api";

export type { ItemId, ItemPayload, ListId, ListSort };

export type ItemQuery = {
  readonly listId: ListId;
  readonly page: number;
  readonly sort: ListSort;
  readonly q: string;
  /** Only shows with this status. */
  readonly status?: string;
  /** Today's figures, although the list has frozen ones. */
  readonly figures?: "today";
};
/** Cache tags: the lists themselves, the lists that contain a show, and the items of one list. */
export const ALL_LISTS = { type: "Lists", id: "all" } as const;
export const HOLDERS = { type: "Lists", id: "holders" } as const;
export const itemsOf = (id: ListId) => ({ type: "Lists", id: `items ${id}` }) as const;

export const listPath = (id: ListId) => `/lists/${encodeURIComponent(id)}`;

/** The user's lists and their items. Changes are in `list-changes.ts` and `item-changes.ts`. */
export const listsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Oldest first. */
    lists: build.query<readonly ListSummary[], void>({
      query: () => "/lists",
      transformResponse: (answer: ListsAnswer) => answer.lists,
      providesTags: [ALL_LISTS],
      keepUnusedDataFor: 300,
    }),
    listItems: build.query<ItemPage, ItemQuery>({
      query: ({ listId, ...params }) => ({ url: `${listPath(listId)}/items`, params }),
      providesTags: (_answer, _error, { listId }) => [itemsOf(listId)],
    }),
    holders: build.query<readonly ListId[], PodcastId>({
      query: (id) => `/lists/containing/${encodeURIComponent(id)}`,
      transformResponse: (answer: Holders) => answer.listIds,
      providesTags: [HOLDERS],
    }),
  }),
});

export const { useListsQuery, useListItemsQuery, useHoldersQuery } = listsApi;
