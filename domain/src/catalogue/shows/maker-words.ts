import { CORRECTED_FIELDS, type CorrectedField, type MakersMark } from "./makers-mark.js";
import type { PodcastDetail } from "./podcast.js";

/** The facts that a show's makers state; null: the source's value counts. */
export type MakerWords = Pick<MakersMark, "since" | "correctedAt"> & {
  readonly [Field in CorrectedField]: string | null;
};

/** The show with its makers' words in place of those of its sources, and with their mark. */
export function withMakerWords(podcast: PodcastDetail, words: MakerWords): PodcastDetail {
  const { since, correctedAt } = words;
  const corrected = CORRECTED_FIELDS.filter((field) => words[field] !== null);
  const values = Object.fromEntries(corrected.map((field) => [field, words[field]]));
  return {
    ...podcast,
    ...values,
    defaulted: podcast.defaulted.filter((field) => !corrected.some((one) => one === field)),
    makers: { since, corrected, correctedAt },
  };
}
