import { lexicons, section, type CategoryWords, type Lexicon, type Subject } from "../words/lexicon.js";
import { newCast, type Credits } from "./credits.js";
import { dealShows, type Deal } from "./demo-deck.js";
import { capitalized, fillFrame, slotsOf, titleCased } from "./fill-frame.js";
import { TABLES, type Cadence, type ShowFormat } from "./demo-tables.js";
import { randomFrom, type Random } from "./random.js";
import { drawFormat, describedFormat } from "./show-format.js";

/** A show without its history: everything that does not depend on the current day. */
export type ShowSketch = {
  /** Four digits or more, e.g. "0001": the number of the show in the demo catalogue, used in URLs. */
  readonly number: string;
  readonly title: string;
  /** The subject of the show, in its language. */
  readonly about: string;
  /** True if title and description were written together by hand. */
  readonly written: boolean;
  readonly lexicon: Lexicon;
  readonly subject: Subject;
  /** Apple category names, the main one first. */
  readonly categories: readonly string[];
  readonly format: ShowFormat;
  readonly cadence: Cadence;
  /** Whether the description announces a story in eight episodes. */
  readonly oneSeason: boolean;
  readonly credits: Credits;
};

/** The shows of the demo catalogue in order. The same seed and count always give the same shows, with no title used twice. */
export function sketchShows(seed: number, count: number): ShowSketch[] {
  const random = randomFrom(seed);
  const cast = newCast();
  const written = new Map<CategoryWords, Written[]>();
  const titles = new Set<string>();
  const reserved = writtenTitles();
  const deals = dealShows(count, random);
  const remaining = new Map<CategoryWords, number>();
  for (const { words } of deals) remaining.set(words, (remaining.get(words) ?? 0) + 1);
  return deals.map((deal, index) => {
    const { lexicon, words } = deal;
    const queue = written.get(words) ?? random.shuffled(writtenOf(words));
    written.set(words, queue);
    const places = remaining.get(words) ?? 1;
    remaining.set(words, places - 1);
    // Written shows are spread evenly over the positions of their category.
    const own = random.chance(queue.length / places) ? nextUnused(queue, titles) : undefined;
    const subject = own?.subject ?? random.pick(words.subjects);
    const about = own?.about ?? random.pick(subject.abouts);
    const described = describedFormat(about, lexicon);
    const format = drawFormat(subject, described, random);
    const frame = own ? "" : random.pick(framesFor(deal, random));
    const two = format === "duo" || described.two || slotsOf(frame).includes("given2");
    const credits = cast(lexicon, two ? 2 : 1, random);
    const taken = (key: string): boolean => titles.has(key) || reserved.has(key);
    const title = own?.title ?? inventTitle(frame, { ...deal, subject, credits }, taken, random);
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
      cadence: described.cadence ?? random.weighted(TABLES.formats[format].cadences),
      oneSeason: described.serial,
      credits,
    };
  });
}

/** Titles that readers would consider the same have the same key. */
export function titleKey(title: string): string {
  return title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

/** A hand-written show. */
type Written = { readonly subject: Subject; readonly title: string; readonly about: string };

function writtenOf(words: CategoryWords): Written[] {
  return words.subjects.flatMap((subject) =>
    Object.entries(subject.shows).map(([title, about]) => ({ subject, title, about })),
  );
}

/** All hand-written titles, used or not: invented titles must differ from them. */
function writtenTitles(): ReadonlySet<string> {
  const words = lexicons().flatMap(({ categories }) => [...categories.values()]);
  return new Set(words.flatMap(writtenOf).map(({ title }) => titleKey(title)));
}

function nextUnused(queue: Written[], titles: ReadonlySet<string>): Written | undefined {
  for (let next = queue.pop(); next; next = queue.pop()) if (!titles.has(titleKey(next.title))) return next;
  return undefined;
}

/** The subject's category and subcategory, and a second category for one show in three. */
function categoriesOf({ category, subcategory }: Subject, random: Random): string[] {
  const categories = subcategory ? [category, subcategory] : [category];
  if (random.chance(0.34)) categories.push(random.pick(TABLES.categories[category]?.neighbors ?? []));
  return categories;
}

function framesFor({ lexicon, words }: Deal, random: Random): readonly string[] {
  const { frames = [], onlyOwnFrames } = words;
  const own = onlyOwnFrames || (frames.length > 0 && random.chance(0.25));
  return own ? frames : section(lexicon, random.chance(0.5) ? "thingTitles" : "titles");
}

type Untitled = Deal & Pick<ShowSketch, "subject" | "credits">;

/** A title from a frame; if it is taken, another of the same kind, or else one with the maker's name. */
function inventTitle(first: string, show: Untitled, taken: (key: string) => boolean, random: Random): string {
  const { lexicon, words, subject, credits } = show;
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
      K: capitalized(titleCased(thing)),
      k: titleCased(thing),
      host: credits.hosts[0]?.full ?? "",
      given: names[0] ?? "",
      given2: names[1] ?? "",
      place: places("place"),
      place2: places("place2"),
    });
    if (!taken(titleKey(title))) return title;
    const others = framesFor(show, random).filter((next) => needs || !slotsOf(next).includes("given2"));
    frame = random.pick(others);
  }
  return `${title} (${credits.network ?? credits.hosts[0]?.full})`;
}
