import type { ListItemStore, ListStore } from "@earshot/domain/lists/list-store.port";
import type { Lists } from "@earshot/domain/lists/lists";
import { z } from "zod";
import { granted } from "../../lists/granted.js";
import { found } from "./found.js";
import { args, listId, omitted, podcastId, type Tool, tool } from "./tool.js";

const PAGE = { sort: "newest", q: "" } as const;

export const myLists = (lists: ListStore, items: ListItemStore): Tool =>
  tool("my_lists", {
    input: args({
      listId: listId.optional(),
      page: z
        .int()
        .min(1)
        .max(10_000)
        .default(1)
        .describe("The page of the list, with 24 podcasts each, newest first; only with listId"),
    }),
    output: z.object({
      lists: z.array(z.object({ id: z.string(), name: z.string(), podcasts: z.int() })),
      podcasts: z
        .array(z.object({ id: z.string(), title: z.string(), author: z.string().nullable(), status: z.string() }))
        .describe("The podcasts in the requested list"),
      omitted,
    }),
    lists: ["lists", "podcasts"],
    run: async ({ listId: id, page }, { userId }) => {
      if (id === undefined) {
        const all = await lists.ofOwner(userId);
        return (quote) => ({ lists: all.map((list) => shown(quote, list)), podcasts: [] });
      }
      const [list, found] = await Promise.all([lists.find(userId, id), items.page(userId, id, { ...PAGE, page })]);
      const podcasts = granted(found).items;
      return (quote) => ({
        lists: list ? [shown(quote, list)] : [],
        podcasts: podcasts.map(({ podcastId, payload, status }) => ({
          id: podcastId,
          title: quote(payload.title),
          author: payload.author === null ? null : quote(payload.author, 80),
          status: quote(status, 60),
        })),
      });
    },
  });

function shown(quote: (text: string) => string, list: { id: string; name: string; itemCount: number }) {
  return { id: list.id, name: quote(list.name), podcasts: list.itemCount };
}

export const addToList = (lists: Lists): Tool =>
  tool("add_to_list", {
    input: args({ listId, podcastId }),
    output: z.object({
      added: z.boolean().describe("false if it was already in the list"),
      undoId: z.string().nullable().describe("POST /lists/undo/{undoId} removes it again"),
    }),
    lists: [],
    run: async ({ listId: id, podcastId: show }, { userId }) => {
      const { added, unknown, undoId } = granted(await lists.addAll(userId, id, [show]));
      found(unknown.length > 0 ? undefined : show);
      return () => ({ added: added > 0, undoId });
    },
  });
