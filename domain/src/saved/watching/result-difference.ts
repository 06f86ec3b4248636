import type { ShownActivity } from "../../audience/facts/activity.js";
import { type ListenerBand, orMore } from "../../audience/range/listener-band.js";
import { parseListenerRange } from "../../audience/range/listener-range.js";
import type { SearchState } from "../../catalogue/search/search-url.js";
import type { Explicit, PodcastId } from "../../catalogue/shows/podcast.js";

/** The number of shows in a result that are compared, from the top. */
export const STORED_MAX = 500;
/**
 * A show only counts as gone from a longer result if it is this many places further down, because shows near the cutoff come and go all
 * the time.
 */
export const STORED_MARGIN = 100;
/** Maximum number of shows that one run reads. */
export const READ_MAX = STORED_MAX + STORED_MARGIN;
/** Maximum number of changes stored for one run. The rest are only counted. */
export const CHANGES_MAX = 500;
/** A move only counts if it is at least this many places, and at least this share of the earlier place (contract D4). */
const MOVE_PLACES = 5;
const MOVE_SHARE = 0.2;

/** A show as found in a run. */
export type FoundShow = {
  readonly id: PodcastId;
  readonly title: string;
  /** `foundListeners` */
  readonly listeners: string;
  readonly activity: ShownActivity;
  readonly explicit: Explicit;
};

/** A show as stored for the next run. */
export type StoredShow = FoundShow & {
  /** The place, from 1. */
  readonly rank: number;
  /** The last reported place. Moves are measured from it. */
  readonly anchor: number;
  /**
   * Whether the last run found the show far above (1) or far below (-1) the anchor. The move is only reported if the next run finds it
   * there too.
   */
  readonly leaning: -1 | 0 | 1;
};

export type ChangeKind = "entered" | "left" | "rose" | "fell" | "changed";

/** A difference between two runs. */
export type ViewChange = {
  readonly kind: ChangeKind;
  readonly podcastId: PodcastId;
  readonly title: string;
  /** What `from` and `to` describe. For "place", they are numbers as text. */
  readonly what: "place" | "listeners" | "activity" | "explicit";
  /** null if the show was not in the result before. */
  readonly from: string | null;
  /** null if the show is no longer in the result. */
  readonly to: string | null;
  /** The last known listener range. */
  readonly listeners: string;
  /** The change is, or may be, caused by a new estimation method, so it does not mean that the show grew. */
  readonly byMethod: boolean;
};

/** The text of a show's listeners: "1,000-5,000", "Large or more" for a show that is only on a list of popular shows, or "N/A". */
export function foundListeners(range: string, atLeast: ListenerBand | undefined): string {
  return !hasRange(range) && atLeast !== undefined ? orMore(atLeast) : range;
}

/** Whether the text of a show's listeners has numbers. A change between two texts without numbers is not a change of the audience. */
export function hasRange(listeners: string): boolean {
  return parseListenerRange(listeners).kind !== "unknown";
}

/** The changes from one run to the next, and the state to compare with next time. `found` is in result order, with each show once. */
export function differenceOf(
  before: readonly StoredShow[],
  found: readonly FoundShow[],
): { readonly changes: readonly ViewChange[]; readonly stored: readonly StoredShow[] } {
  const earlier = new Map(before.map((show) => [show.id, show]));
  const stored: StoredShow[] = [];
  const [entered, moved, changed]: ViewChange[][] = [[], [], []];
  found.forEach((show, index) => {
    const rank = index + 1;
    const old = earlier.get(show.id);
    if (!old) {
      if (rank > STORED_MAX) return;
      stored.push({ ...show, rank, anchor: rank, leaning: 0 });
      entered?.push(changeOf("entered", show, "place", null, String(rank)));
      return;
    }
    earlier.delete(show.id);
    const leaning = leaningOf(old.anchor, rank);
    const isMove = leaning !== 0 && leaning === old.leaning;
    if (isMove) moved?.push(changeOf(leaning > 0 ? "rose" : "fell", show, "place", String(old.anchor), String(rank)));
    stored.push({ ...show, rank, anchor: isMove ? rank : old.anchor, leaning: isMove ? 0 : leaning });
    for (const what of ["listeners", "activity", "explicit"] as const) {
      if (old[what] === show[what] || (what === "listeners" && !hasRange(old[what]) && !hasRange(show[what]))) continue;
      changed?.push(changeOf("changed", show, what, String(old[what]), String(show[what])));
    }
  });
  const left = [...earlier.values()].map((show) => changeOf("left", show, "place", String(show.rank), null));
  return { changes: [...(entered ?? []), ...left, ...(moved ?? []), ...(changed ?? [])], stored };
}

/** The stored state after a search's first run, for the next run to compare with. */
export function firstStored(found: readonly FoundShow[]): readonly StoredShow[] {
  return differenceOf([], found).stored;
}

/** 1 if far above the anchor, -1 if far below, 0 if near it. */
function leaningOf(anchor: number, rank: number): -1 | 0 | 1 {
  const moved = anchor - rank;
  if (Math.abs(moved) < Math.max(MOVE_PLACES, anchor * MOVE_SHARE)) return 0;
  return moved > 0 ? 1 : -1;
}

function changeOf(
  kind: ChangeKind,
  { id, title, listeners }: FoundShow,
  what: ViewChange["what"],
  from: string | null,
  to: string | null,
): ViewChange {
  return { kind, podcastId: id, title, what, from, to, listeners, byMethod: false };
}

/**
 * Marks the changes that a new estimation method explains. `everywhere`: the method changed for the whole result. `shows`: it changed for
 * these shows. Places depend on estimates if the search filters or sorts by them.
 */
export function withMethod(
  changes: readonly ViewChange[],
  search: SearchState,
  { everywhere, shows }: { readonly everywhere: boolean; readonly shows: ReadonlySet<PodcastId> },
): readonly ViewChange[] {
  const placesDepend = dependsOnEstimates(search);
  return changes.map((change) => {
    const isFigure = change.what === "listeners" || (change.what === "place" && placesDepend);
    return isFigure && (everywhere || shows.has(change.podcastId)) ? { ...change, byMethod: true } : change;
  });
}

/** Sort orders that estimates do not affect. */
const OTHER_ORDERS: readonly SearchState["sort"][] = ["title", "updated", "episodes", "rhythm"];

function dependsOnEstimates({ sort, filters }: SearchState): boolean {
  return !OTHER_ORDERS.includes(sort) || filters.minListeners !== undefined || filters.maxListeners !== undefined;
}
