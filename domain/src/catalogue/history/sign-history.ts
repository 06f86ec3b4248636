import type { OpinionField, ShowChange } from "../show-history.port.js";
import { type AudienceHistory, countedHistory } from "./audience-history.js";

type ChartChange = Extract<ShowChange, { field: "chartPlace" }>;
type OpinionChange = Extract<ShowChange, { field: OpinionField }>;

/** A show's places in one chart over time, as ranges of one. Without a `genre`, the chart covers all shows. */
export type ChartHistory = Pick<ChartChange, "source" | "country" | "genre"> & { readonly history: AudienceHistory };

/**
 * The charts in which at least two places of a show are known. Charts of all shows are first, then those in which the show has the best
 * place now. Expects the changes newest first.
 */
export function chartHistories(changes: readonly ShowChange[], now: Date): readonly ChartHistory[] {
  const own = changes.filter((change): change is ChartChange => change.field === "chartPlace");
  return grouped(own, ({ source, country, genre }) => JSON.stringify([source, country, genre]))
    .flatMap((ofChart): ChartHistory[] => {
      const [newest] = ofChart;
      const history = countedHistory(ofChart, "chartPlace", now);
      if (newest === undefined || history === undefined) return [];
      const { source, country, genre } = newest;
      return [{ source, country, ...(genre !== undefined && { genre }), history }];
    })
    .toSorted((one, other) => isOfGenre(one) - isOfGenre(other) || placeNow(one) - placeNow(other));
}

const isOfGenre = ({ genre }: ChartHistory): number => (genre === undefined ? 0 : 1);

/** After all places if it has none now. */
const placeNow = ({ history }: ChartHistory): number => history.periods.at(-1)?.bounds?.low ?? Number.MAX_SAFE_INTEGER;

/** The place at the lower end of the axis: the first multiple of ten that is no better than all places. */
export function lastPlaceShown({ history }: ChartHistory): number {
  const places = history.periods.flatMap(({ bounds }) => bounds?.low ?? []);
  return Math.ceil(Math.max(...places) / 10) * 10;
}

/**
 * The number of a show's ratings, or of its new reviews in 30 days, over time, by the source that has two numbers or more. Of several, the
 * one that counts more now: numbers of different sources do not continue each other.
 */
export function opinionHistory(
  changes: readonly ShowChange[],
  field: OpinionField,
  now: Date,
): { readonly source: string; readonly history: AudienceHistory } | undefined {
  const own = changes.filter((change): change is OpinionChange => change.field === field);
  return grouped(own, ({ source }) => source)
    .flatMap((ofSource) => {
      const history = countedHistory(ofSource, field, now);
      return ofSource[0] && history ? [{ source: ofSource[0].source, history }] : [];
    })
    .toSorted((one, other) => numberNow(other.history) - numberNow(one.history))[0];
}

const numberNow = ({ periods }: AudienceHistory): number => periods.at(-1)?.bounds?.low ?? 0;

function grouped<Change>(
  changes: readonly Change[],
  keyOf: (change: Change) => string,
): readonly (readonly Change[])[] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) groups.set(keyOf(change), [...(groups.get(keyOf(change)) ?? []), change]);
  return [...groups.values()];
}
