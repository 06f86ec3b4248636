import { type ChartPlace, networkOf, type ShowProfile } from "@earshot/domain/catalogue/shows/show-profile";
import { signalsIn } from "../local/record/stored-signals.js";

const MOST_CHARTS = 5;

export type ProfileFacts = {
  readonly author: string | null;
  readonly owner: string | null;
  readonly signals: string | null;
};

/** A profile from a show's row alone, which is all that the offline catalogue has. */
export function profileOfFacts({ author, owner, signals }: ProfileFacts): ShowProfile {
  return {
    ...{ hosts: [], guests: [], funding: [], transcript: null },
    charts: chartsOf(signals),
    network: networkOf(author, owner),
    episodes: { chapters: 0, transcripts: 0, known: 0 },
  };
}

function chartsOf(signals: string | null): readonly ChartPlace[] {
  const charts = (signalsIn(signals ?? undefined) ?? []).flatMap((signal) => (signal.kind === "chart" ? [signal] : []));
  return charts
    .map(({ place, country, genre = null, source, at = null }) => ({ place, country, genre, source, at }))
    .sort((a, b) => a.place - b.place)
    .slice(0, MOST_CHARTS);
}
