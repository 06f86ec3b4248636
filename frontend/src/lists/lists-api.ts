import type { PodcastId } from "@earshot/domain/catalogue/podcast";
import type { ItemPayload } from "@earshot/domain/lists/item-payload";
import type { ItemId, List, ListId, ListItem as KeptItem } from "@earshot/domain/lists/list";
import type { ListSort } from "@earshot/domain/lists/list-order";
import { api } from "../client/api";

export type { ItemId, ItemPayload, ListId, ListSort };

/** As it travels: moments are ISO 8601. */
type Sent<Kept extends { readonly createdAt: Date }> = Omit<Kept, "createdAt"> & { readonly createdAt: string };

/** One of the user's lists. */
export type ListSummary = Sent<List>;
export type ListItem = Sent<KeptItem>;

export type ItemQuery = {
  readonly listId: ListId;
  readonly page: number;
  readonly sort: ListSort;
  readonly q: string;
};
export type ItemPage = {
  readonly items: readonly ListItem[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
};

/** Tags of the cache: the lists themselves, the lists that hold a show, and the items of one list. */
export const ALL_LISTS = { type: "Lists", id: "all" } as const;
export const HOLDERS = { type: "Lists", id: "holders" } as const;
export const itemsOf = (id: ListId) => ({ type: "Lists", id: `items ${id}` }) as const;

export const listPath = (id: ListId) => `/lists/${encodeURIComponent(id)}`;

/** The user's lists and what is in them. Changes are in `list-changes.ts` and `item-changes.ts`. */
export const listsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Oldest first. */
    lists: build.query<readonly ListSummary[], void>({
      query: () => "/lists",
      transformResponse: (answer: { lists: readonly ListSummary[] }) => answer.lists,
      providesTags: [ALL_LISTS],
      keepUnusedDataFor: 300,
    }),
    listItems: build.query<ItemPage, ItemQuery>({
      query: ({ listId, ...params }) => ({ url: `${listPath(listId)}/items`, params }),
      providesTags: (_answer, _error, { listId }) => [itemsOf(listId)],
    }),
    /** Ids of the lists that hold a show already. */
    holders: build.query<readonly ListId[], PodcastId>({
      query: (id) => `/lists/containing/${encodeURIComponent(id)}`,
      transformResponse: (answer: { listIds: readonly ListId[] }) => answer.listIds,
      providesTags: [HOLDERS],
    }),
  }),
});

export const { useListsQuery, useListItemsQuery, useHoldersQuery } = listsApi;
