/** Where a sign of demand comes from and when it was seen. */
export type SignalOrigin = {
  /** For a person: "Apple Podcasts", "OP3". */
  readonly source: string;
  /** Epoch seconds at which it was seen; absent when the source gives no date. */
  readonly at?: number;
};

/** A public signal of demand for a show. What the show publishes is not a signal. */
export type DemandSignal = SignalOrigin &
  (
    | {
        /** Downloads counted over 30 days. `complete` says that every one of the days was counted. */
        readonly kind: "downloads";
        readonly perMonth: number;
        readonly complete: boolean;
      }
    | {
        /** Downloads in a week that the show's makers or its host state. */
        readonly kind: "stated";
        readonly perWeek: number;
      }
    | {
        /** A figure that a ranker or the makers published: listeners or downloads in 30 days, or per episode. */
        readonly kind: "published";
        readonly figure: number;
        readonly unit: "listeners" | "downloads" | "perEpisode";
      }
    | {
        /** A place in a country's chart, 1 is the best; of one category if `genre` names it, otherwise of all shows. */
        readonly kind: "chart";
        readonly country: string;
        readonly genre?: string;
        readonly place: number;
      }
    | {
        /** A list of this many popular shows that contains the show, without its place; of one category if `genre` names it. */
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
        /** All ratings that the show has. */
        readonly kind: "ratings";
        readonly count: number;
      }
    | {
        /** People who follow the show on one platform. */
        readonly kind: "followers";
        readonly count: number;
      }
    | {
        /** 0 to 10: how often apps ask an index for the feed. */
        readonly kind: "popularity";
        readonly score: number;
      }
  );

export type SignalKind = DemandSignal["kind"];

/** Kinds of evidence that an estimate can rest on, the strongest first. */
export const EVIDENCE_CLASSES = ["measured", "stated", "charted", "published", "rated", "listed", "scored"] as const;

export type EvidenceClass = (typeof EVIDENCE_CLASSES)[number];

/** The class of evidence that each kind of signal belongs to. */
export const EVIDENCE_OF: Readonly<Record<SignalKind, EvidenceClass>> = {
  downloads: "measured",
  stated: "stated",
  published: "published",
  chart: "charted",
  reviews: "rated",
  ratings: "rated",
  followers: "rated",
  list: "listed",
  popularity: "scored",
};

/** The strongest class among some signals; undefined without any. */
export function strongestEvidence(signals: readonly DemandSignal[]): EvidenceClass | undefined {
  return EVIDENCE_CLASSES.find((evidence) => signals.some(({ kind }) => EVIDENCE_OF[kind] === evidence));
}
