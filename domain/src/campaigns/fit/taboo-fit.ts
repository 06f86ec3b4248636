import { foldWords } from "../../catalogue/text/fold.js";
import { synonymsFor } from "../../catalogue/text/synonyms.js";
import { parentCategory } from "../../catalogue/codes/categories.js";
import type { Taboo } from "../brief/findings/finding.js";
import { wordsOf } from "../brief/words/brief-words.js";
import { conceptsIn } from "../brief/words/concepts.js";
import { excludedSubjects } from "../brief/reading/read-taboos.js";
import { readable } from "./show-text.js";
import { singular } from "./singular.js";
import { subjectOfText, subjectText } from "./subject-of-text.js";

/** The facts of a show that can exclude it. */
export type TabooShow = {
  readonly title: string | undefined;
  readonly description?: string | undefined;
  readonly categories: readonly string[];
  /** Whether the show is marked explicit; undefined if unknown. */
  readonly explicit?: boolean | undefined;
};

/** A sentence that says why the brief excludes the show; undefined if it does not. Of a wide category, it keeps the parts that it wants. */
export function exclusionOf(
  taboos: readonly Taboo[],
  show: TabooShow,
  wanted: readonly string[] = [],
): string | undefined {
  const inTitle = excludedSubjects(wordsOf(show.title ?? ""));
  for (const taboo of taboos) {
    const { subject, category: named, except = [] } = taboo;
    if (except.some((name) => isAbout(taboo, name, show))) continue;
    const wider = WIDER.get(named ?? "");
    const wantsPart = wanted.some((name) => parentCategory(name) === wider);
    const category = wider === undefined || wantsPart ? named : wider;
    const isOf = (own: string): boolean =>
      own === category || (parentCategory(own) === (wider ?? named) && !wanted.includes(own));
    if (category !== null && show.categories.some(isOf)) {
      return `The brief excludes ${subject}; the show is in that category.`;
    }
    // Most shows state no category, so their texts are checked. A subject that is only mentioned does not exclude a show.
    const share =
      category === null ? undefined : subjectOfText(subjectText({ description: undefined, ...show }), category)?.share;
    const isPart = show.categories.some((own) => parentCategory(own) === named && wanted.includes(own));
    if (share === 1 && !isPart) {
      return `The brief excludes ${subject}; the show’s texts are about it.`;
    }
    // "Video games" and "true crime" mean nothing else.
    const isPhrase = category === null || subject.includes(" ");
    if (inTitle.includes(subject) || (isPhrase && timesNamed(taboo, show.title) > 0))
      return `The brief excludes ${subject}; the show’s title mentions it.`;
    const isNearTopic =
      category === null || (!(share !== undefined && share < HALF) && isOpening(taboo, show.description));
    if (isPhrase && timesNamed(taboo, show.description) >= (isNearTopic ? enough(show.description) : OFTEN))
      return `The brief excludes ${subject}; the show’s description is about it.`;
    if (subject === EXPLICIT && show.explicit)
      return "The brief excludes explicit content; the show is marked explicit.";
  }
  return undefined;
}

/** Whether a show is about the part of an excluded subject that the brief wants. */
function isAbout(taboo: Taboo, part: string, { title, description, categories }: TabooShow): boolean {
  if (categories.some((own) => own === part || parentCategory(own) === part)) return true;
  return timesNamed(taboo, title, part) > 0 || timesNamed(taboo, description, part) >= enough(description);
}

/** A brief that wants no religion wants no sermons either, although "Religion" is a category beside "Christianity". */
const WIDER: ReadonlyMap<string, string> = new Map([["Religion", "Religion & Spirituality"]]);

const EXPLICIT = "explicit content";
/** A subject that a description names fewer times than this is only mentioned in passing. Judgment. */
const OFTEN = 2;
/** In a description with fewer words than this, nothing is mentioned in passing. Judgment. */
const SHORT = 30;

const enough = (description = ""): number => (description.trim().split(/\s+/, SHORT).length < SHORT ? 1 : OFTEN);

/** A show whose texts are mostly about other things names a category in passing: "tips for your body and mental health". Judgment. */
const HALF = 0.5;

/** Whether the first sentence of a description names a category, and not only to rule it out: "Board games, not video games." */
function isOpening(taboo: Taboo, description = ""): boolean {
  const [first = ""] = description.trim().split(/[.!?](?:\s|$)/u);
  return timesNamed(taboo, first.replace(RULED_OUT, ". ")) > 0;
}

const RULED_OUT = /(?<!\p{L})(?:not|no|without|nicht|keine?|ohne|sin|pas|sans) [^.,;]{0,40}/giu;

/** How often a text names a subject, or a part of it, one of its synonyms, or the same in another language. */
function timesNamed(taboo: Taboo, text: string | undefined, part?: string): number {
  const words = readable(text ?? "");
  const known = NAMES.get(taboo) ?? new Map<string, readonly string[]>();
  const subject = part ?? taboo.subject;
  const names = known.get(subject) ?? namesOf(subject, part === undefined ? SAME : Infinity);
  NAMES.set(taboo, known.set(subject, names));
  return names.reduce((sum, name) => sum + words.split(name).length - 1, 0);
}

/** A match asks for the same ones for each show. */
const NAMES = new WeakMap<Taboo, Map<string, readonly string[]>>();

function namesOf(subject: string, most: number): readonly string[] {
  const all = [
    foldWords(subject),
    ...synonymsFor(subject),
    ...translationsOf(subject, most).map((name) => name.split(" ")),
  ];
  return [...new Set(all.map((name) => ` ${name.map(singular).join(" ")} `))];
}

/** The first words for a thing in four languages mean the same: "chasse", "hunting", "Jagd". */
const SAME = 2;

/** What a brief wants is kept by any word for it. */
function translationsOf(subject: string, most: number): readonly string[] {
  const words = wordsOf(subject);
  const [named] = conceptsIn(words);
  if (named === undefined || named.from > 0 || named.to < words.length) return [];
  const lists = Object.values(named.concept.words).map((list) => list.slice(0, most));
  return lists.some((list) => list.includes(foldWords(subject).join(" "))) ? lists.flat() : [];
}
