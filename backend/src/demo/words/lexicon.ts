import { readdirSync } from "node:fs";
import { DEMO_FOLDER, demoJson } from "./demo-json.js";

/** Each language has a folder in `backend/demo`. Their order is part of the demo: another one gives other shows. */
type Language = {
  /** ISO 639-1. */
  readonly language: string;
  /** Share of the catalogue, in thousandths. */
  readonly share: number;
  /** The country where its shows are charted. */
  readonly charts: string;
  /** Where its shows are from, by weight. */
  readonly countries: Readonly<Record<string, number>>;
};

export type Subject = {
  readonly category: string;
  readonly subcategory?: string;
  /** For titles. */
  readonly words: readonly string[];
  /** Subjects of episodes. */
  readonly things: readonly string[];
  /** Shows written by hand: the subject of each, by its title. */
  readonly shows: Readonly<Record<string, string>>;
  /** The subjects of shows with a generated title. */
  readonly abouts: readonly string[];
};

/** The texts from which the shows of one category are made. */
export type CategoryWords = {
  readonly subjects: readonly Subject[];
  /** Title frames besides those of the language. */
  readonly frames?: readonly string[];
  /** The frames of the language must not be used. */
  readonly onlyOwnFrames?: boolean;
};

/** All that is needed to write shows in one language. */
export type Lexicon = Language & {
  /** Frames and names by section: how shows are named, described and hosted. */
  readonly voice: Readonly<Record<string, readonly string[]>>;
  readonly categories: ReadonlyMap<string, CategoryWords>;
};

let read: readonly Lexicon[] | undefined;

/** The twelve languages of the demo catalogue, read once. */
export function lexicons(): readonly Lexicon[] {
  return (read ??= demoJson<Language[]>("languages.json").map((language) => {
    const folder = `${language.language}/`;
    // English has one file of shows for each category.
    const files = readdirSync(new URL(folder, DEMO_FOLDER)).filter((name) => name.startsWith("shows"));
    const categories = files.toSorted().flatMap((file) => Object.entries(demoJson<Shows>(folder + file)));
    return {
      ...language,
      voice: demoJson(`${folder}voice.json`),
      categories: new Map(categories.map(([category, words]) => [category, withCategory(category, words)])),
    };
  }));
}

/** A file of shows, by category. */
type Shows = Readonly<Record<string, CategoryWords>>;

function withCategory(category: string, words: CategoryWords): CategoryWords {
  return { ...words, subjects: words.subjects.map((subject) => ({ ...subject, category })) };
}

/** A section of a language's texts. Throws if the language lacks it: a gap in the data, not in the input. */
export function section(lexicon: Lexicon, name: string): readonly string[] {
  const found = lexicon.voice[name];
  if (!found || found.length === 0) throw new RangeError(`${lexicon.language} has no [${name}]`);
  return found;
}
