import type { ListItem } from "@earshot/backend/lists/lists.schemas";
import type { ShortlistAnswer, SumAnswer } from "@earshot/backend/lists/shortlist.schemas";
import type { ItemEdit } from "@earshot/domain/lists/columns/own-columns";
import type { GivenStatus } from "@earshot/domain/lists/columns/statuses";
import { patchItem } from "./list-patches";
import { type ItemId, itemsOf, type ListId, listPath, listsApi } from "./lists-api";

export const sumOf = (id: ListId) => ({ type: "Lists", id: `sum ${id}` }) as const;

const shortlistApi = listsApi.injectEndpoints({
  endpoints: (build) => ({
    /** The statuses of a list, and the totals of the complete list. */
    listSum: build.query<SumAnswer, { readonly listId: ListId; readonly figures?: "today" }>({
      query: ({ listId, ...params }) => ({ url: `${listPath(listId)}/shortlist`, params }),
      providesTags: (_answer, _error, { listId }) => [itemsOf(listId), sumOf(listId)],
    }),
    /** The response is shown on the page, and contains the new version. */
    editItem: build.mutation<
      ListItem,
      { readonly listId: ListId; readonly itemId: ItemId; readonly version: number; readonly edit: ItemEdit }
    >({
      query: ({ listId, itemId, version, edit }) => ({
        url: `${listPath(listId)}/items/${encodeURIComponent(itemId)}`,
        method: "PATCH",
        body: { version, ...edit },
        // A field saves its text when the page is left, too.
        keepalive: true,
      }),
      extraOptions: { resume: "Change saved" },
      invalidatesTags: (done, _error, { listId }) => (done ? [sumOf(listId)] : []),
      onQueryStarted: async ({ listId, itemId }, running) => {
        const answer = await running.queryFulfilled.catch(() => undefined);
        if (answer) patchItem(running, listId, itemId, answer.data);
      },
    }),
    setStatuses: build.mutation<
      ShortlistAnswer,
      { readonly listId: ListId; readonly statuses: readonly GivenStatus[] }
    >({
      query: ({ listId, statuses }) => ({ url: `${listPath(listId)}/statuses`, method: "PUT", body: { statuses } }),
      invalidatesTags: (done, _error, { listId }) => (done ? [itemsOf(listId)] : []),
    }),
    freeze: build.mutation<ShortlistAnswer, ListId>({
      query: (id) => ({ url: `${listPath(id)}/frozen`, method: "POST", body: {} }),
      invalidatesTags: (done, _error, id) => (done ? [itemsOf(id)] : []),
    }),
    unfreeze: build.mutation<ShortlistAnswer, ListId>({
      query: (id) => ({ url: `${listPath(id)}/frozen`, method: "DELETE" }),
      invalidatesTags: (done, _error, id) => (done ? [itemsOf(id)] : []),
    }),
  }),
});

export const { useListSumQuery, useSetStatusesMutation, useFreezeMutation, useUnfreezeMutation } = shortlistApi;
export const { editItem } = shortlistApi.endpoints;
