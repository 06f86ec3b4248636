import type { PodcastCatalogue } from "../../catalogue/podcast-catalogue.port.js";
import type { PodcastId } from "../../catalogue/shows/podcast.js";
import { netReach, type NetReach, reachShow, type ReachShow } from "../../reach/net-reach.js";
import { kindOf, type Statuses } from "../columns/statuses.js";
import type { ListId } from "../list.js";
import type { ListUserId } from "../list-store.port.js";
import type { ShortlistStore } from "../shortlist/shortlist-store.port.js";

/** Shows that can be named in one request. */
export const PLANNED_MAX = 1_000;

/** Shows by their ids, or those of a list without the lost ones. */
type PlannedShows = { readonly podcastIds: readonly PodcastId[] } | { readonly listId: ListId };

/** How many different people shows reach together. Throws CatalogueUnavailable. */
export class ListPlanning {
  constructor(
    private readonly store: ShortlistStore,
    private readonly catalogue: PodcastCatalogue,
  ) {}

  /** "not-modelled": the source of podcasts does not list its shows, so nobody knows how many people listen. */
  async reach(
    user: ListUserId,
    planned: PlannedShows,
    weeks?: number,
  ): Promise<NetReach | "not-modelled" | "no-such-list"> {
    const portions = "listId" in planned ? await this.ofList(user, planned.listId) : [planned.podcastIds];
    if (portions === "no-such-list") return portions;
    const clusters = await this.catalogue.clusterAudiences();
    if (clusters.length === 0) return "not-modelled";
    const shows: ReachShow[] = [];
    for await (const ids of portions) {
      const found = await this.catalogue.figures(ids);
      shows.push(...[...found.values()].map(reachShow));
    }
    return netReach(shows, clusters, weeks) ?? "not-modelled";
  }

  private async ofList(user: ListUserId, list: ListId) {
    const shortlist = await this.store.find(user, list);
    return shortlist === "no-such-list" ? shortlist : this.showsOf(user, list, shortlist.statuses);
  }

  private async *showsOf(user: ListUserId, list: ListId, statuses: Statuses): AsyncGenerator<readonly PodcastId[]> {
    for await (const items of this.store.walk(user, list)) {
      yield items.filter(({ status }) => kindOf(statuses, status) !== "lost").map(({ podcastId }) => podcastId);
    }
  }
}
