import type { SpotPrices } from "@earshot/backend/lists/shortlist.schemas";
import type { Money } from "@earshot/domain/lists/columns/money";
import type { EpisodePage } from "@earshot/domain/catalogue/shows/episode";
import type { PodcastDetail, PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import {
  addToComparison,
  COMPARED_MAX,
  comparisonFromUrl,
  comparisonToUrl,
} from "@earshot/domain/compare/compared-ids";
import { type CompareOrder, inOrder } from "@earshot/domain/compare/compare-order";
import { categoriesOf } from "@earshot/domain/compare/compare-shows";
import { publishingRhythm, type Rhythm } from "@earshot/domain/catalogue/shows/publishing-rhythm";
import { categoryAverage } from "@earshot/domain/market/category-stat";
import { comparisonLabel, marketVerdict } from "@earshot/domain/market/comparison";
import { useEffect, useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useCategoryStatsQuery } from "../market/market-api";
import { useSession } from "../session/session";
import { useSpotPricesQuery } from "./spot-prices-api";
import { storeComparison } from "./stored-comparison";
import { useDetails, useMarks } from "./use-details";

/**
 * How a show compares in its first category; `category` is null if it is only on a list of popular shows. "locked" for guests; undefined
 * if unknown.
 */
type MarketRank = { readonly category: string | null; readonly place: string } | "locked" | "loading" | undefined;

/** The price of a spot in the user's lists. "locked" for guests; undefined if no list contains a price. */
type Spot = SpotPrices[string] | "locked" | "loading" | "failed" | undefined;

/** A show in the comparison, with all facts that are displayed. */
export type ComparedRow = {
  readonly show: PodcastDetail;
  readonly episodes: EpisodePage | "loading" | undefined;
  readonly rhythm: Rhythm | undefined;
  readonly market: MarketRank;
  readonly spot: Spot;
  readonly price: Money | undefined;
};

/** A show's place in the comparison: its row, or its id while it loads or after that failed, so that it moves nothing. */
export type ComparedPlace = ComparedRow | PodcastId;

/** The comparison that the address describes, as far as it has loaded. */
export function useComparison() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const [now] = useState(() => new Date());
  const { ids, leftOut, order } = useMemo(() => comparisonFromUrl(parameters), [parameters]);
  const details = useDetails(ids);
  const marks = useMarks(ids);
  const states = ids.map((id) => details.of(id));
  const shows = states.filter((one) => typeof one !== "string");
  const market = useMarket(shows);
  const spot = useSpots(ids);
  const rowOf = (show: PodcastDetail): ComparedRow => {
    const marksOfShow = marks.of(show.id);
    const episodes = typeof marksOfShow === "string" ? undefined : marksOfShow;
    const rhythm =
      episodes &&
      publishingRhythm(
        episodes.episodes.map(({ published }) => published),
        now,
      );
    const own = spot(show.id);
    return {
      show,
      episodes: marksOfShow === "loading" ? marksOfShow : episodes,
      rhythm,
      market: market(show),
      spot: own,
      price: typeof own === "object" ? own.price : undefined,
    };
  };
  const chosen = ids.flatMap((id, at): ComparedPlace[] => {
    const state = states[at];
    if (state === "loading" || state === "failed") return [id];
    return typeof state === "object" ? [rowOf(state)] : [];
  });
  const rows = inOrder(
    chosen.filter((place) => typeof place !== "string"),
    order,
  );
  useEffect(() => {
    if (ids.length > 0) storeComparison(ids);
  }, [ids]);
  const go = (next: readonly PodcastId[]) => void navigate(comparisonToUrl(next, order));
  return {
    ids,
    leftOut,
    order,
    now,
    rows,
    // In another order, the place of a show that has not loaded is not known.
    places: order === undefined ? chosen : [...rows, ...chosen.filter((place) => typeof place === "string")],
    missing: ids.filter((id) => details.of(id) === "missing"),
    loading: states.includes("loading"),
    failed: ids.filter((_, at) => states[at] === "failed"),
    retry: details.retry,
    full: ids.length >= COMPARED_MAX,
    add: (id: PodcastId) => {
      const next = addToComparison(ids, id);
      if (next.kind === "added") go(next.ids);
    },
    // Each removal adds a history entry, so that Back restores the show.
    remove: (gone: readonly PodcastId[]) => go(ids.filter((id) => !gone.includes(id))),
    sort: (by: CompareOrder | undefined) => void navigate(comparisonToUrl(ids, by), { replace: true }),
  };
}

/** The user's price for each show. */
function useSpots(ids: readonly PodcastId[]): (id: PodcastId) => Spot {
  const { state } = useSession();
  const sortedIds = useMemo(() => [...ids].sort(), [ids]);
  const { currentData, isError } = useSpotPricesQuery(sortedIds, { skip: state !== "user" || sortedIds.length === 0 });
  return (id) => {
    if (state === "guest") return "locked";
    if (currentData) return currentData[id];
    return isError || state === "failed" ? "failed" : "loading";
  };
}

/** Each show compared with the average of its first category. */
function useMarket(shows: readonly PodcastDetail[]): (show: PodcastDetail) => MarketRank {
  const categories = [...new Set(shows.flatMap((show) => categoriesOf(show).slice(0, 1)))].sort();
  // What is known stays while another show's category loads.
  const { data: stats, isFetching } = useCategoryStatsQuery(categories, { skip: categories.length === 0 });
  return (show) => {
    const [category] = categoriesOf(show);
    if (category === undefined) return undefined;
    const stat = stats?.[category.trim().toLowerCase()];
    if (stat === undefined) return isFetching ? "loading" : undefined;
    if ("locked" in stat) return "locked";
    const verdict = marketVerdict(show, categoryAverage(stat));
    if (verdict !== "unknown") return { category, place: comparisonLabel(verdict) };
    return show.estimate?.evidence === "listed" ? { category: null, place: "On a list of popular shows" } : undefined;
  };
}
