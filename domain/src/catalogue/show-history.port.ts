/** Listeners from `low` to `high`; `high` null: without an end. */
export type Bounds = { readonly low: number; readonly high: number | null };

/** The numbers of a show with a history, besides its listeners. Intervals are days, durations seconds. */
export type CountedField = "episodeCount" | "popularityScore" | "updateIntervalDays" | "typicalDuration";

/** One change of one number of a show. null: unknown. */
export type ShowChange =
  | {
      readonly at: string;
      readonly field: "listeners";
      readonly from: Bounds | null;
      readonly to: Bounds | null;
      /** Versions of the method of both estimates; different ones mean that the method changed. null: not recorded. */
      readonly method: { readonly from: string | null; readonly to: string | null };
    }
  | {
      readonly at: string;
      /**
       * "rank" is the place among active shows after a change of the show itself, and `from` the place after the
       * previous change. Changes caused by other shows are not recorded.
       */
      readonly field: CountedField | "rank";
      readonly from: number | null;
      readonly to: number | null;
    };

/** A show's earlier numbers. */
export abstract class ShowHistory {
  /** The changes of a show's numbers, newest first. Empty for an unknown show. */
  abstract changes(id: string): Promise<readonly ShowChange[]>;
}
