/** Listeners from `low` to `high`; `high` is null for an open-ended range. */
export type Bounds = { readonly low: number; readonly high: number | null };

/** The numbers in a show's history, besides its listeners. Intervals are in days, durations in seconds. */
export type CountedField = "episodeCount" | "popularityScore" | "updateIntervalDays" | "typicalDuration";

/** What listeners left at a source. */
export type OpinionField = "ratings" | "reviews";

/** One change of one number of a show. Values are null if unknown. */
export type ShowChange =
  | {
      readonly at: string;
      readonly field: "listeners";
      readonly from: Bounds | null;
      readonly to: Bounds | null;
      /** The method versions of the two estimates. If they differ, the method changed. null if not recorded. */
      readonly method: { readonly from: string | null; readonly to: string | null };
      /**
       * true if the two estimates come from different kinds of signs, or from charts of different countries. The numbers then moved
       * because more or less is known, not because the show did.
       */
      readonly newSigns?: boolean;
    }
  | {
      readonly at: string;
      /**
       * "rank" is the place among active shows, recorded only when the show itself changes: `from` is the place after its previous
       * change. Changes caused by other shows are not recorded.
       */
      readonly field: CountedField | "rank";
      readonly from: number | null;
      readonly to: number | null;
    }
  | SignChange;

/** A change of a public sign of demand: at most one a day for each chart and source. */
type SignChange = {
  /** The date that the source gives, which may be before the day on which it was read. */
  readonly at: string;
  /** Who counted or ranked: "Apple Podcasts". */
  readonly source: string;
  /** null if the source had no value, or it was not read. */
  readonly from: number | null;
  readonly to: number | null;
} & (
  | {
      /** A place in a country's chart (1 is the top). `genre` is the chart's category; without it, the chart covers all shows. */
      readonly field: "chartPlace";
      readonly country: string;
      readonly genre?: string;
    }
  | {
      /** The number of all ratings, or of new reviews in 30 days. */
      readonly field: OpinionField;
    }
);

/** A show's earlier numbers. */
export abstract class ShowHistory {
  /** The changes of a show's numbers, newest first. Empty for an unknown show. */
  abstract changes(id: string): Promise<readonly ShowChange[]>;
}
