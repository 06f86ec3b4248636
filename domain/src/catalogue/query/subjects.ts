import { foldWords } from "../text/fold.js";
import type { Query } from "./query.js";

/** Subjects with several common spellings, folded. Each line is one subject, and all its spellings mean the same. */
const SUBJECTS = `
artificial intelligence, ai
dungeons and dragons, dungeons dragons, dnd, d d, d and d
formula 1, formula one, f1
human resources, hr
machine learning, ml
mixed martial arts, mma
new york, new york city, nyc, ny
podcasting, how to podcast, launch a podcast, make a podcast, start a podcast, start my own podcast, start your own podcast, starting a podcast
role playing games, role playing game, role playing, rpg, rpgs
search engine optimization, search engine optimisation, seo
software as a service, saas
user experience, ux
venture capital, vc
virtual reality, vr
world war i, world war 1, world war one, first world war, ww1, wwi
world war ii, world war 2, world war two, second world war, ww2, wwii
`;

const CHOICES: ReadonlyMap<string, Query> = new Map(
  SUBJECTS.trim()
    .split("\n")
    .flatMap((line) => {
      const writings = line.split(", ");
      const choice: Query = { kind: "or", queries: writings.map((text) => ({ kind: "phrase", text })) };
      return writings.map((writing) => [writing, choice] as const);
    }),
);
/** Maximum number of words in one spelling. */
const LONGEST = Math.max(...[...CHOICES.keys()].map((writing) => writing.split(" ").length));

/** Replaces each subject in the query ("ww2") with a choice of all its common spellings. */
export function withSubjects(parts: readonly Query[]): Query[] {
  const found: Query[] = [];
  for (let at = 0; at < parts.length;) {
    const { choice, length } = subjectAt(parts, at);
    const part = choice ?? parts[at];
    if (part) found.push(part);
    at += length;
  }
  return found;
}

/** The longest subject that starts at a part, and the number of parts it spans. */
function subjectAt(parts: readonly Query[], from: number): { readonly choice?: Query; readonly length: number } {
  const words: string[] = [];
  let found: { readonly choice?: Query; readonly length: number } = { length: 1 };
  for (let at = from; at < parts.length; at += 1) {
    const part = parts[at];
    if (part?.kind !== "word") break;
    words.push(...foldWords(part.text));
    if (words.length > LONGEST) break;
    const choice = CHOICES.get(words.join(" "));
    if (choice) found = { choice, length: at - from + 1 };
  }
  return found;
}
