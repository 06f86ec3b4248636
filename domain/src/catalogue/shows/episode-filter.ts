import { foldText, foldWords } from "../text/fold.js";
import { EPISODE_LENGTHS, type Episode, type EpisodeFacets, type EpisodeLength } from "./episode.js";

/** Which of a show's episodes to return. All conditions must be met. */
export type EpisodeFilter = {
  /** Words that must all be in the title or the notes, ignoring case and accents. */
  readonly words?: string;
  readonly length?: EpisodeLength;
  /** Calendar year in UTC. */
  readonly year?: number;
};

/** The boundaries between the length classes, in seconds. */
export const LENGTH_BOUNDS = [900, 1_800, 3_600] as const;

/** The words that an episode must contain. */
export const wordsOf = ({ words = "" }: EpisodeFilter): readonly string[] => foldWords(words);

/** The class of a length in seconds; undefined if unknown. */
export function lengthOf(seconds: number | null): EpisodeLength | undefined {
  if (seconds === null || seconds <= 0) return undefined;
  return EPISODE_LENGTHS[LENGTH_BOUNDS.filter((bound) => seconds >= bound).length];
}

/** The UTC year of an ISO 8601 date. */
function yearOf(published: string | null): number | undefined {
  return published === null ? undefined : Number(published.slice(0, 4));
}

/** Episodes with the same values for all facets, and their number. */
export type EpisodeCell = {
  readonly year: number | undefined;
  readonly length: EpisodeLength | undefined;
  readonly hasChapters: boolean;
  readonly hasTranscript: boolean;
  readonly count: number;
};

/** The count of each choice, under the search words and the other filter. Choosing it finds exactly that many. */
export function episodeFacets(cells: readonly EpisodeCell[], filter: EpisodeFilter, known: number): EpisodeFacets {
  const isOfYear = ({ year }: EpisodeCell) => filter.year === undefined || year === filter.year;
  const isOfLength = ({ length }: EpisodeCell) => filter.length === undefined || length === filter.length;
  const [inYear, inLength] = [cells.filter(isOfYear), cells.filter(isOfLength)];
  const both = inYear.filter(isOfLength);
  const years = new Set(inLength.flatMap(({ year }) => year ?? []));
  return {
    total: sum(both),
    known,
    years: [...years]
      .sort((a, b) => b - a)
      .map((year) => ({ year, count: sum(inLength.filter((cell) => cell.year === year)) })),
    lengths: EPISODE_LENGTHS.map((length) => ({
      length,
      count: sum(inYear.filter((cell) => cell.length === length)),
    })).filter(({ count }) => count > 0),
    chapters: sum(both.filter(({ hasChapters }) => hasChapters)),
    transcripts: sum(both.filter(({ hasTranscript }) => hasTranscript)),
  };
}

/** The requested episodes, for sources that always return all episodes of a show. */
export function filteredEpisodes(episodes: readonly Episode[], filter: EpisodeFilter) {
  const words = wordsOf(filter);
  const found = episodes.filter((episode) => {
    const text = words.length === 0 ? "" : foldText(`${episode.title} ${episode.summary}`);
    return words.every((word) => text.includes(word));
  });
  const wanted = found.filter(
    ({ published, duration }) =>
      (filter.year === undefined || yearOf(published) === filter.year) &&
      (filter.length === undefined || lengthOf(duration) === filter.length),
  );
  return { episodes: wanted, facets: () => episodeFacets(found.map(cellOf), filter, episodes.length) };
}

const cellOf = ({ published, duration, chapters, transcript }: Episode): EpisodeCell => ({
  year: yearOf(published),
  length: lengthOf(duration),
  hasChapters: chapters === true,
  hasTranscript: transcript !== undefined,
  count: 1,
});

const sum = (cells: readonly EpisodeCell[]): number => cells.reduce((total, { count }) => total + count, 0);
