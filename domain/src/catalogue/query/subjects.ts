import { foldWords } from "../text/fold.js";
import type { Query } from "./query.js";

/** Subjects with several common spellings, folded. Each line is one subject, its full name first, and all its spellings mean the same. */
const SUBJECTS = `
artificial intelligence, ai
dungeons and dragons, dungeons dragons, dnd, d d, d and d
formula 1, formula one, f1
home buying, first time home buyers, first time home buyer, first time buyers, first home buyers, home buyers, home buyer, homebuyers, homebuyer, buying a home, buying a house, buy a home, buy a house
human resources, hr
los angeles times, la times
machine learning, ml
mixed martial arts, mma
new york, new york city, nyc, ny
new york times, ny times, nyt
podcasting, how to podcast, launch a podcast, make a podcast, start a podcast, start my own podcast, start your own podcast, starting a podcast
role playing games, role playing game, role playing, rpg, rpgs
search engine optimization, search engine optimisation, seo
sobriety, sober, sober living, get sober, getting sober, quit drinking, quitting drinking, stop drinking, quit alcohol, alcohol free
software as a service, saas
user experience, ux
venture capital, vc
virtual reality, vr
wall street journal, wsj
washington post, wapo
world war i, world war 1, world war one, first world war, ww1, wwi
world war ii, world war 2, world war two, second world war, ww2, wwii
`;

type Subject = { readonly choice: Query; readonly name: string };

const KNOWN: ReadonlyMap<string, Subject> = new Map(
  SUBJECTS.trim()
    .split("\n")
    .flatMap((line) => {
      const writings = line.split(", ");
      const choice: Query = { kind: "or", queries: writings.map((text) => ({ kind: "phrase", text })) };
      return writings.map((writing) => [writing, { choice, name: writings[0] ?? writing }] as const);
    }),
);
/** Maximum number of words in one spelling. */
const LONGEST = Math.max(...[...KNOWN.keys()].map((writing) => writing.split(" ").length));

/** Replaces each subject in the query ("ww2") with a choice of all its common spellings. */
export function withSubjects(parts: readonly Query[]): Query[] {
  return replaced(parts, ({ choice }) => choice);
}

/** The same parts with the full name of each subject: "ny times" becomes "new york times". */
export function withFullNames(parts: readonly Query[]): Query[] {
  return replaced(parts, ({ name }) => ({ kind: "word", text: name }));
}

function replaced(parts: readonly Query[], by: (subject: Subject) => Query): Query[] {
  const found: Query[] = [];
  for (let at = 0; at < parts.length;) {
    const { subject, length } = subjectAt(parts, at);
    const part = subject ? by(subject) : parts[at];
    if (part) found.push(part);
    at += length;
  }
  return found;
}

/** The longest subject that starts at a part, and the number of parts it spans. */
function subjectAt(parts: readonly Query[], from: number): { readonly subject?: Subject; readonly length: number } {
  const words: string[] = [];
  let found: { readonly subject?: Subject; readonly length: number } = { length: 1 };
  for (let at = from; at < parts.length; at += 1) {
    const part = parts[at];
    if (part?.kind !== "word") break;
    words.push(...foldWords(part.text));
    if (words.length > LONGEST) break;
    const subject = KNOWN.get(words.join(" "));
    if (subject) found = { subject, length: at - from + 1 };
  }
  return found;
}
