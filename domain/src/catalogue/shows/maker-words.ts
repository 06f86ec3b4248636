import { CORRECTED_FIELDS, type CorrectedField, type MakersMark } from "./makers-mark.js";
import type { PodcastDetail } from "./podcast.js";

/** The facts that a show's makers corrected. null leaves the source's value. */
export type MakerWords = Pick<MakersMark, "since" | "correctedAt"> & {
  readonly [Field in CorrectedField]: string | null;
};

/** The show with its makers' corrections in place of the source's values, and with the mark that shows this. */
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
