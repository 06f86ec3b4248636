import type { PodcastId } from "@earshot/domain/catalogue/podcast";
import { api } from "../app/api";

export type ListId = string;
export type ItemId = string;

/** One of the user's lists. `createdAt` is ISO 8601, as everywhere here. */
export type ListSummary = {
  readonly id: ListId;
  readonly name: string;
  readonly createdAt: string;
  readonly itemCount: number;
};

/** What a list keeps of a show, so that it can be shown without asking the catalogue. */
export type ItemPayload = {
  readonly title: string;
  readonly author: string | null;
  readonly image_url: string | null;
};

export type ListItem = {
  readonly id: ItemId;
  readonly podcastId: PodcastId;
  readonly payload: ItemPayload;
  readonly createdAt: string;
};

export type ListSort = "newest" | "oldest" | "title_asc" | "title_desc";
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
