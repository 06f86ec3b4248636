import type { PodcastCatalogue } from "../../catalogue/podcast-catalogue.port.js";
import { UNKNOWN_RANGE } from "../../audience/range/listener-range.js";
import type { PodcastId } from "../../catalogue/shows/podcast.js";
import { type Candidate, type Plan, planUnderBudget } from "../../reach/plan-under-budget.js";
import { netReach, type NetReach, reachShow, type ReachShow } from "../../reach/net-reach.js";
import { REACH_VERSION } from "../../reach/reach-constants.js";
import { reachSentences } from "../../reach/reach-sentences.js";
import { fitShow } from "../../campaigns/fit/ad-fit.js";
import { type Currency, moneyOf, moneyText } from "../columns/money.js";
import { kindOf, type Statuses } from "../columns/statuses.js";
import { candidatePrice } from "./candidate-price.js";
import { planFit, type PlanBrief, type PlanWants } from "./plan-fit.js";
import type { ListId } from "../list.js";
import type { ListUserId } from "../list-store.port.js";
import type { ShortlistStore } from "../shortlist/shortlist-store.port.js";

/** Maximum number of shows that one request can name. */
export const PLANNED_MAX = 1_000;

/** Shows by id, or all shows of a list except lost ones. */
type PlannedShows = { readonly podcastIds: readonly PodcastId[] } | { readonly listId: ListId };

/** `budget` is in the main unit of `currency`. `locked` shows must be in the plan, `removed` ones must not. */
type PlanRequest = {
  readonly listId: ListId;
  readonly budget: number;
  readonly currency: Currency;
  readonly locked: readonly PodcastId[];
  readonly removed: readonly PodcastId[];
  /** Shows that suit it better count more. */
  readonly brief?: PlanBrief | undefined;
  readonly want?: PlanWants | undefined;
};

/** Shows that are weighed before other requests get their turn: 12 to 26 ms of work, measured. */
const AT_A_TIME = 20;

/** A show of a list that the catalogue no longer has. */
const goneShow = (id: PodcastId): Candidate => ({
  ...{ id, title: "", price: undefined, excluded: "It is no longer in the catalogue." },
  cluster: { language: "", category: "" },
  audience: UNKNOWN_RANGE,
});

/** A plan, and how its numbers of people are computed. */
export type ExplainedPlan = Plan & { readonly method: Pick<NetReach["method"], "version" | "sentences"> };

type PlanOutcome = ExplainedPlan | "not-modelled" | "no-such-list" | "too-long-to-plan";

/** Computes how many people a list reaches, and which of its shows to book. Throws CatalogueUnavailable. */
export class ListPlanning {
  constructor(
    private readonly store: ShortlistStore,
    private readonly catalogue: PodcastCatalogue,
  ) {}

  /** Returns "not-modelled" if the source of podcasts cannot list its shows, so that the number of listeners is unknown. */
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

  /**
   * Returns the shows of a list that reach the most people within a budget. Errors are the same as in `reach`. `pause` gives other requests
   * their turn.
   */
  async plan(
    user: ListUserId,
    { listId, budget, currency, locked, removed, brief, want }: PlanRequest,
    pause: () => Promise<unknown> = () => Promise.resolve(),
  ): Promise<PlanOutcome> {
    const shortlist = await this.store.find(user, listId);
    if (shortlist === "no-such-list") return shortlist;
    const clusters = await this.catalogue.clusterAudiences();
    if (clusters.length === 0) return "not-modelled";
    const marks = new Map([
      ...locked.map((id) => [id, "locked"] as const),
      ...removed.map((id) => [id, "removed"] as const),
    ]);
    const suiting = planFit(brief, want);
    const candidates: Candidate[] = [];
    for await (const items of this.store.walk(user, listId)) {
      const open = items.filter(({ status }) => kindOf(shortlist.statuses, status) !== "lost");
      const found = await this.catalogue.figures(open.map(({ podcastId }) => podcastId));
      for (const { podcastId, price } of open) {
        const figures = found.get(podcastId);
        if (figures === undefined) {
          candidates.push(goneShow(podcastId));
          continue;
        }
        const show = { ...reachShow(figures), id: podcastId, least: figures.listenersAtLeast };
        const mark = marks.get(podcastId);
        const suits = suiting({ ...fitShow(figures), confidence: figures.confidence });
        candidates.push({
          ...show,
          ...candidatePrice(price, show.audience, currency),
          ...suits,
          ...(mark && { mark }),
        });
        if (candidates.length % AT_A_TIME === 0) await pause();
        // Weighing shows takes time, so a list that is too long stops here.
        if (candidates.length > PLANNED_MAX) return "too-long-to-plan";
      }
    }
    const inCurrency = (amount: number) => moneyText(moneyOf(amount, currency));
    return {
      ...planUnderBudget(candidates, clusters, budget, inCurrency, want),
      method: { version: REACH_VERSION, sentences: reachSentences(undefined) },
    };
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
