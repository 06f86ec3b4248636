import { AUDIENCE_FIGURES } from "../audience/figures/audience-figures.js";
import { growthAfter, SHOWS_A_WEEK, TIMES_LARGEST } from "./reach-constants.js";

/** Sentences about what net reach means, and its limits. */
export function reachSentences(weeks: number | undefined): readonly string[] {
  const { low, likely, high } = SHOWS_A_WEEK;
  const { label, definition } = AUDIENCE_FIGURES.perEpisode;
  return [
    "This figure is modeled. It has not been checked against a panel, because no public overlap data exists for small shows.",
    `Each show counts with its ${label}, for one spot in one episode. ${definition} One download counts as one person.`,
    `Listeners of a language and category are its per-episode audiences added up, divided by the number of shows a listener hears a week: ${likely}, from ${high} to ${low}. Shows there share listeners at random.`,
    `But they are at least ${TIMES_LARGEST.likely} times the audience of the largest show, from ${TIMES_LARGEST.low} to ${TIMES_LARGEST.high} times.`,
    ...(weeks === undefined
      ? []
      : [
          `Over ${weeks === 1 ? "one week" : `${weeks} weeks`} each audience grows by a factor of ${growthAfter(weeks).toFixed(2)}.`,
        ]),
    "An audience without an upper end counts at its lower end.",
  ];
}
