import { CatalogueUnavailable, type PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { ListImport } from "@earshot/domain/lists/importing/list-import";
import { Lists } from "@earshot/domain/lists/lists";
import { Shortlists } from "@earshot/domain/lists/shortlist/shortlists";
import type { z } from "zod";
import {
  batchBody,
  bulkBody,
  editBody,
  itemBody,
  itemsQuery,
  matchBody,
  nameBody,
  sumQuery,
  targetBody,
} from "../../../backend/src/lists/list-requests.schemas";
import { readImport } from "../../../backend/src/lists/read-import";
import type { ListCopy } from "./list-copy.node";
import { SqliteListItemStore } from "./sqlite-list-item-store.node";
import { SqliteListStore } from "./sqlite-list-store.node";
import { SqliteShortlistRows } from "./sqlite-shortlist-rows.node";

/** The part of this device's catalogue that lists need. */
export type ListedShows = Pick<PodcastCatalogue, "podcasts" | "figures" | "lookUp">;

const unavailable = () => Promise.reject(new CatalogueUnavailable("There is no catalogue on this device."));
const NO_CATALOGUE: ListedShows = { podcasts: unavailable, figures: unavailable, lookUp: unavailable };
const NO_FIGURES = { figures: () => Promise.resolve(new Map()) };

/** The list operations for one person on this device. */
export class ListDesk {
  readonly store: SqliteListStore;
  readonly lists: Lists;
  readonly shortlists: Shortlists;
  /** Without a catalogue, sums do not include audiences. */
  readonly sums: Shortlists;
  readonly imports: ListImport;

  constructor(
    readonly user: string,
    copy: ListCopy,
    catalogue: ListedShows | undefined,
  ) {
    const shows = catalogue ?? NO_CATALOGUE;
    const [items, rows, clock] = [
      new SqliteListItemStore(copy),
      new SqliteShortlistRows(copy),
      { now: () => new Date() },
    ];
    const podcasts = (ids: readonly string[]) => shows.podcasts(ids);
    const podcast = async (id: string) => (await podcasts([id])).get(id);
    this.store = new SqliteListStore(copy);
    // The origin is empty, because the server fills in our own covers.
    this.lists = new Lists(this.store, items, { podcast, podcasts }, "");
    this.shortlists = new Shortlists(rows, items, shows, clock);
    this.sums = new Shortlists(rows, items, catalogue ?? NO_FIGURES, clock);
    this.imports = new ListImport(shows);
  }
}

type Params = Readonly<Record<"id" | "itemId" | "podcastId" | "undoId", string>>;
type OfflineRoute = {
  readonly method: string;
  /** The path below "/api/v1". */
  readonly path: string;
  /** The schema of the parameters, which are in the query of a GET and otherwise in the body. */
  readonly schema: z.ZodType | undefined;
  readonly status: number;
  readonly answer: (desk: ListDesk, given: unknown, params: Params) => Promise<unknown>;
};

/** An endpoint that this device can handle like the server, using the server's schema. */
function on<Given>(
  [method, path]: readonly [string, string],
  schema: z.ZodType<Given> | undefined,
  answer: (desk: ListDesk, given: Given, params: Params) => Promise<unknown>,
  status = 200,
): OfflineRoute {
  const parsed = (given: unknown) => (schema ? schema.parse(given) : (undefined as Given));
  return { method, path, schema, status, answer: async (desk, given, params) => answer(desk, parsed(given), params) };
}

export const OFFLINE_ROUTES: readonly OfflineRoute[] = [
  on(["GET", "/lists"], undefined, async ({ store, user }) => ({ lists: await store.ofOwner(user) })),
  on(["POST", "/lists"], nameBody, ({ lists, user }, { name }) => lists.create(user, name), 201),
  on(["GET", "/lists/containing/:podcastId"], undefined, async ({ store, user }, _, { podcastId }) => ({
    listIds: await store.containing(user, podcastId),
  })),
  on(["POST", "/lists/undo/:undoId"], undefined, ({ store, user }, _, { undoId }) => store.undo(user, undoId)),
  on(["POST", "/lists/match"], matchBody, async ({ imports }, { text }) => {
    const { entries, skipped } = await readImport(text);
    return { entries: [...(await imports.match(entries))], skipped };
  }),
  on(["PATCH", "/lists/:id"], nameBody, ({ lists, user }, { name }, { id }) => lists.rename(user, id, name)),
  on(["DELETE", "/lists/:id"], undefined, ({ store, user }, _, { id }) => store.remove(user, id)),
  on(["GET", "/lists/:id/shortlist"], sumQuery, ({ sums, user }, { figures }, { id }) => sums.sum(user, id, figures)),
  on(["GET", "/lists/:id/items"], itemsQuery, ({ shortlists, user }, query, { id }) => shortlists.page(user, id, query)), // prettier-ignore
  on(["POST", "/lists/:id/items"], itemBody, ({ lists, user }, item, { id }) => lists.add(user, id, item), 201),
  on(["POST", "/lists/:id/items/batch"], batchBody, ({ lists, user }, { podcastIds, prices }, { id }) =>
    lists.addAll(user, id, podcastIds, prices),
  ),
  on(["POST", "/lists/:id/items/bulk"], bulkBody, ({ lists, user }, action, { id }) => lists.bulk(user, id, action)),
  on(["PATCH", "/lists/:id/items/:itemId"], editBody, ({ shortlists, user }, edit, { id, itemId }) =>
    shortlists.edit(user, id, itemId, edit),
  ),
  on(["DELETE", "/lists/:id/items/:itemId"], undefined, ({ lists, user }, _, { id, itemId }) =>
    lists.removeOne(user, id, itemId),
  ),
  ...(["move", "copy"] as const).map((how) =>
    on(["POST", `/lists/:id/items/:itemId/${how}`], targetBody, ({ lists, user }, { targetListId }, { id, itemId }) =>
      lists.transferOne(user, { from: id, to: targetListId, how }, itemId),
    ),
  ),
];

/** The route of a request, with its path parameters; undefined if only the server can answer it. */
export function offlineRoute(method: string, pathname: string): { route: OfflineRoute; params: Params } | undefined {
  const given = pathname.split("/");
  const partsOf = ({ path }: OfflineRoute) => `/api/v1${path}`.split("/");
  const isAsked = (route: OfflineRoute) => {
    const parts = partsOf(route);
    const fits = parts.every((part, at) => part.startsWith(":") || part === given[at]);
    return route.method === method && parts.length === given.length && fits;
  };
  const route = OFFLINE_ROUTES.find(isAsked);
  if (!route) return undefined;
  const named = partsOf(route).map((part, at) => [part.slice(1), decodeURIComponent(given[at] ?? "")]);
  return { route, params: Object.fromEntries(named) as Params };
}
