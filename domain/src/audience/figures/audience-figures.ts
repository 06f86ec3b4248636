import type { AudienceEstimate } from "./audience-estimate.js";
import type { FigureTexts } from "./figure-texts.js";

/** The audience figures, by their names in an estimate. */
export type AudienceFigure = keyof Pick<
  AudienceEstimate,
  "listeners" | "perEpisode" | "monthlyReach" | "activeFollowers"
>;

export type FigureTerms = {
  /** Its name on pages (product specification, section 2). */
  readonly label: string;
  /** Its name in the API. */
  readonly field: keyof FigureTexts;
  /** Its meaning. Every text that explains the figure uses these words. */
  readonly definition: string;
};

/** The single definition of what each figure means. */
export const AUDIENCE_FIGURES: Readonly<Record<AudienceFigure, FigureTerms>> = {
  listeners: {
    label: "Est. Listeners",
    field: "listener_range",
    definition: "Different people who listen to the show in 30 days.",
  },
  perEpisode: {
    label: "Per-Episode Audience",
    field: "pea_range",
    definition: "Downloads of a new episode in its first seven days.",
  },
  monthlyReach: {
    label: "Monthly Reach",
    field: "mr_range",
    definition: "Listens to all episodes, new and old, in 30 days.",
  },
  activeFollowers: {
    label: "Active Followers",
    field: "af_range",
    definition: "Listeners who come back from one week to the next.",
  },
};
