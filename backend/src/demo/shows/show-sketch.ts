import { castOf, type Credits } from "./credits.js";
import { categoriesOf } from "./demo-categories.js";
import { dealShows } from "./demo-deck.js";
import { capitalized, fillFrame, slotsOf, titleCased, titleCasedWithin } from "./fill-frame.js";
import { lexicons, section, type Lexicon } from "../words/lexicon.js";
import type { CategoryWords, Subject, WrittenShow } from "../words/parse-words.js";
import { randomFrom, type Random } from "./random.js";
import { drawCadence, drawFormat, describedFormat, type Cadence, type ShowFormat } from "./show-format.js";

/** What a show is, before it has a history: everything that does not depend on the day. */
export type ShowSketch = {
  /** Four digits or more, e.g. "0001": the place in the demo catalogue, used in addresses. */
  readonly number: string;
  readonly title: string;
  /** What the show is about, in its language. */
  readonly about: string;
  /** True when title and description belong together and were written by hand. */
  readonly written: boolean;
  readonly lexicon: Lexicon;
  readonly subject: Subject;
  /** Apple category names, the main one first. */
  readonly categories: readonly string[];
  readonly format: ShowFormat;
  readonly cadence: Cadence;
  /** The description promises a story of eight episodes. */
  readonly oneSeason: boolean;
  readonly credits: Credits;
};

/** The shows of the demo catalogue in order. The same seed and count always give the same shows; no title twice. */
export function sketchShows(seed: number, count: number): ShowSketch[] {
  const random = randomFrom(seed);
  const casts = new Map<Lexicon, ReturnType<typeof castOf>>();
  const written = new Map<CategoryWords, { subject: Subject; show: WrittenShow }[]>();
  const titles = new Set<string>();
  const reserved = writtenTitles();
  const deals = dealShows(count, random);
  const remaining = new Map<CategoryWords, number>();
  for (const { words } of deals) remaining.set(words, (remaining.get(words) ?? 0) + 1);
  return deals.map(({ lexicon, words }, index) => {
    const cast = casts.get(lexicon) ?? castOf(lexicon);
    casts.set(lexicon, cast);
    const queue = written.get(words) ?? random.shuffled(words.subjects.flatMap(pairs));
    written.set(words, queue);
    const left = (remaining.get(words) ?? 1) - 1;
    remaining.set(words, left);
    // Written shows are spread evenly over the places of their category.
    const own = random.chance(queue.length / (left + 1)) ? nextUnused(queue, titles) : undefined;
    const subject = own?.subject ?? random.pick(words.subjects);
    const about = own?.show.about ?? random.pick(subject.abouts);
    const described = describedFormat(about, lexicon);
    const format = drawFormat(subject, described, random);
    const frame = own ? undefined : random.pick(framesFor(lexicon, words, random));
    const two = format === "duo" || described.two || (frame !== undefined && slotsOf(frame).includes("given2"));
    const credits = cast(two ? 2 : 1, random);
    const taken = (key: string): boolean => titles.has(key) || reserved.has(key);
    const title = own?.show.title ?? inventTitle(frame as string, lexicon, words, subject, credits, taken, random);
    titles.add(titleKey(title));
    return {
      number: String(index + 1).padStart(4, "0"),
      title,
      about,
      written: own !== undefined,
      lexicon,
      subject,
      categories: categoriesOf(subject, random),
      format,
      cadence: described.cadence ?? drawCadence(format, random),
      oneSeason: described.serial,
      credits,
    };
  });
}

/** Titles that a reader would call the same have the same key. */
export function titleKey(title: string): string {
  return title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Invented titles never equal a written title, used or not. */
function writtenTitles(): ReadonlySet<string> {
  const subjects = lexicons().flatMap((lexicon) => [...lexicon.categories.values()].flatMap((words) => words.subjects));
  return new Set(subjects.flatMap((subject) => subject.shows.map((show) => titleKey(show.title))));
}

function pairs(subject: Subject): { subject: Subject; show: WrittenShow }[] {
  return subject.shows.map((show) => ({ subject, show }));
}

function nextUnused<T extends { show: WrittenShow }>(queue: T[], titles: ReadonlySet<string>): T | undefined {
  for (let next = queue.pop(); next; next = queue.pop()) if (!titles.has(titleKey(next.show.title))) return next;
  return undefined;
}

function framesFor(lexicon: Lexicon, words: CategoryWords, random: Random): readonly string[] {
  const own = words.onlyOwnFrames || (words.frames.length > 0 && random.chance(0.25));
  return own ? words.frames : section(lexicon, random.chance(0.5) ? "thingTitles" : "titles");
}

/** A title from a frame; when it is taken, another of the same kind, and at last one with the maker's name. */
function inventTitle(
  first: string,
  lexicon: Lexicon,
  words: CategoryWords,
  subject: Subject,
  credits: Credits,
  taken: (key: string) => boolean,
  random: Random,
): string {
  const needs = slotsOf(first).includes("given2");
  let title = "";
  for (let attempt = 0, frame = first; attempt < 60; attempt++) {
    const [word = "", other = ""] = random.shuffled(subject.words);
    const thing = random.pick(subject.things);
    const names = words.onlyOwnFrames
      ? [random.pick(section(lexicon, "given"))]
      : credits.hosts.map((host) => host.given);
    const places = (name: string): string => random.pick(lexicon.voice[name] ?? [""]);
    title = fillFrame(frame, {
      N: word,
      M: other,
      w: word.toLocaleLowerCase(lexicon.language),
      x: other.toLocaleLowerCase(lexicon.language),
      T: capitalized(thing),
      K: titleCased(thing),
      k: titleCasedWithin(thing),
      host: credits.hosts[0]?.full ?? "",
      given: names[0] ?? "",
      given2: names[1] ?? "",
      place: places("place"),
      place2: places("place2"),
    });
    if (!taken(titleKey(title))) return title;
    const others = framesFor(lexicon, words, random).filter((next) => needs || !slotsOf(next).includes("given2"));
    frame = random.pick(others);
  }
  return `${title} (${credits.network ?? credits.hosts[0]?.full})`;
}
