import type { ListSummary, Removed, Undone } from "@earshot/backend/lists/lists.schemas";
import { ALL_LISTS, HOLDERS, type ListId, listPath, listsApi } from "./lists-api";
import { optimistic, patchLists } from "./list-patches";

/** The id of a step that the server can undo. */
type UndoId = string;

const listChanges = listsApi.injectEndpoints({
  endpoints: (build) => ({
    createList: build.mutation<ListSummary, { readonly name: string }>({
      query: (body) => ({ url: "/lists", method: "POST", body }),
      invalidatesTags: (list) => (list ? [ALL_LISTS] : []),
      extraOptions: { resume: "List created" },
      // The list appears at once, so that it can be selected before the lists have been reloaded.
      onQueryStarted: async (_arg, running) => {
        const answer = await running.queryFulfilled.catch(() => undefined);
        if (answer) patchLists(running, (lists) => [...lists.filter(({ id }) => id !== answer.data.id), answer.data]);
      },
    }),
    renameList: build.mutation<ListSummary, { readonly id: ListId; readonly name: string }>({
      query: ({ id, name }) => ({ url: listPath(id), method: "PATCH", body: { name } }),
      invalidatesTags: (list) => (list ? [ALL_LISTS] : []),
      extraOptions: { resume: "List renamed" },
      onQueryStarted: ({ id, name }, running) =>
        optimistic(running, [
          patchLists(running, (lists) => lists.map((list) => (list.id === id ? { ...list, name } : list))),
        ]),
    }),
    deleteList: build.mutation<Removed, ListId>({
      query: (id) => ({ url: listPath(id), method: "DELETE" }),
      invalidatesTags: (done) => (done ? [ALL_LISTS, HOLDERS] : []),
      extraOptions: { resume: "List deleted" },
      onQueryStarted: (id, running) =>
        optimistic(running, [patchLists(running, (lists) => lists.filter((list) => list.id !== id))]),
    }),
    /** Undoes a step. Returns the list that it changed. */
    undoListStep: build.mutation<Undone, UndoId>({
      query: (id) => ({ url: `/lists/undo/${encodeURIComponent(id)}`, method: "POST", body: {} }),
      invalidatesTags: (done) => (done ? ["Lists"] : []),
    }),
  }),
});

export const { useCreateListMutation, useRenameListMutation, useDeleteListMutation } = listChanges;
export const { undoListStep } = listChanges.endpoints;
