import { readdirSync } from "node:fs";
import { DEMO_FOLDER, demoJson } from "./demo-json.js";

/** Each language has a folder in `backend/demo`. Their order is part of the demo: a different one gives different shows. */
type Language = {
  /** ISO 639-1. */
  readonly language: string;
  /** Share of the catalogue, in thousandths. */
  readonly share: number;
  /** The country in whose charts its shows are. */
  readonly charts: string;
  /** The countries that its shows are from, by weight. */
  readonly countries: Readonly<Record<string, number>>;
};

export type Subject = {
  readonly category: string;
  readonly subcategory?: string;
  /** Words for titles. */
  readonly words: readonly string[];
  /** What episodes are about. */
  readonly things: readonly string[];
  /** Hand-written shows: the subject of each, by its title. */
  readonly shows: Readonly<Record<string, string>>;
  /** The subjects of shows with a generated title. */
  readonly abouts: readonly string[];
};

/** The texts for creating the shows of one category. */
export type CategoryWords = {
  readonly subjects: readonly Subject[];
  /** Title frames in addition to those of the language. */
  readonly frames?: readonly string[];
  /** Whether the language's own title frames must not be used. */
  readonly onlyOwnFrames?: boolean;
};

/** Everything that is needed to write shows in one language. */
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
    // English has one file with shows for each category.
    const files = readdirSync(new URL(folder, DEMO_FOLDER)).filter((name) => name.startsWith("shows"));
    const categories = files
      .toSorted()
      .flatMap((file) => Object.entries(demoJson<Record<string, CategoryWords>>(folder + file)));
    return {
      ...language,
      voice: demoJson(`${folder}voice.json`),
      categories: new Map(categories.map(([category, words]) => [category, withCategory(category, words)])),
    };
  }));
}

function withCategory(category: string, words: CategoryWords): CategoryWords {
  return { ...words, subjects: words.subjects.map((subject) => ({ ...subject, category })) };
}

/** A section of a language's texts. Throws if the language has no such section: that is an error in the demo's data. */
export function section(lexicon: Lexicon, name: string): readonly string[] {
  const found = lexicon.voice[name];
  if (!found || found.length === 0) throw new RangeError(`${lexicon.language} has no [${name}]`);
  return found;
}
