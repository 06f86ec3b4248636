/** The source of a sign of demand, and when it was seen. */
export type SignalOrigin = {
  /** The name that users see: "Apple Podcasts", "OP3". */
  readonly source: string;
  /** Epoch seconds at which it was seen; absent if the source gives no date. */
  readonly at?: number;
};

/** A country's chart of all shows, with the number of its places. */
export type ReadChart = { readonly country: string; readonly places: number };

/** A public sign of demand for a show. What the show itself publishes does not count. */
export type DemandSignal = SignalOrigin &
  (
    | {
        /** Downloads counted over 30 days. `complete` means that every day was counted. */
        readonly kind: "downloads";
        readonly perMonth: number;
        readonly complete: boolean;
      }
    | {
        /** Weekly downloads as stated by the show's makers or its host. */
        readonly kind: "stated";
        readonly perWeek: number;
      }
    | {
        /** A figure published by a ranker or the makers: listeners or downloads in 30 days, or per episode. */
        readonly kind: "published";
        readonly figure: number;
        readonly unit: "listeners" | "downloads" | "perEpisode";
        /** New episodes in the 30 days of the figure, if its source or the show says how many. The parts of a radio show count. */
        readonly episodes?: number;
        /** Set if no page prints this figure: it follows from a total of several months, or from one of a week. */
        readonly workedOutFrom?: "total" | "week";
      }
    | {
        /** A place in a country's chart (1 is the top). `genre` is the chart's category; without it, the chart covers all shows. */
        readonly kind: "chart";
        readonly country: string;
        readonly genre?: string;
        readonly place: number;
        /**
         * The charts of all shows that were read too and do not have the show, with the number of their places: those of larger countries, and
         * for a place in a category that of its own country.
         */
        readonly absentFrom?: readonly ReadChart[];
      }
    | {
        /**
         * An unranked list of popular shows that contains the show. `shows` is its length. `genre` is its category; without it, the list
         * covers all shows.
         */
        readonly kind: "list";
        readonly shows: number;
        readonly genre?: string;
      }
    | {
        /** New reviews in 30 days. */
        readonly kind: "reviews";
        readonly perMonth: number;
      }
    | {
        /** All of the show's ratings. */
        readonly kind: "ratings";
        readonly count: number;
      }
    | {
        /** People who follow the show on one platform. */
        readonly kind: "followers";
        readonly count: number;
      }
    | {
        /** 0 to 10: how often apps query an index for the feed. */
        readonly kind: "popularity";
        readonly score: number;
      }
  );

export type SignalKind = DemandSignal["kind"];

/** Classes of evidence for an estimate, strongest first. */
export const EVIDENCE_CLASSES = ["measured", "charted", "published", "stated", "rated", "listed", "scored"] as const;

export type EvidenceClass = (typeof EVIDENCE_CLASSES)[number];

export const EVIDENCE_OF: Readonly<Record<SignalKind, EvidenceClass>> = {
  downloads: "measured",
  chart: "charted",
  published: "published",
  stated: "stated",
  reviews: "rated",
  ratings: "rated",
  followers: "rated",
  list: "listed",
  popularity: "scored",
};

/** The strongest class among the signals; undefined without any. */
export function strongestEvidence(signals: readonly DemandSignal[]): EvidenceClass | undefined {
  return EVIDENCE_CLASSES.find((evidence) => signals.some(({ kind }) => EVIDENCE_OF[kind] === evidence));
}
