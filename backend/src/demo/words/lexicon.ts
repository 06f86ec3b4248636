import { readdirSync, readFileSync } from "node:fs";
import { parseVoice, parseWords, type CategoryWords, type Voice, type WordFile } from "./parse-words.js";

/** All that is needed to write shows in one language. */
export type Lexicon = {
  /** ISO 639-1. */
  readonly language: string;
  /** Share of the catalogue, in thousandths. */
  readonly share: number;
  readonly voice: Voice;
  readonly categories: ReadonlyMap<string, CategoryWords>;
};

/** Each language has a folder in `backend/demo`. The order is part of the demo: another one gives other shows. */
const SHARES: readonly (readonly [language: string, share: number])[] = [
  ["en", 520],
  ["es", 80],
  ["de", 62],
  ["fr", 60],
  ["pt", 60],
  ["zh", 40],
  ["ja", 40],
  ["it", 35],
  ["ru", 35],
  ["ko", 24],
  ["ar", 24],
  ["hi", 20],
];

/** `backend/demo`. The compiled file is one folder deeper than its source. */
const FOLDER = new URL(import.meta.url.endsWith(".js") ? "../../../../demo/" : "../../../demo/", import.meta.url);

let parsed: readonly Lexicon[] | undefined;

/** The twelve languages of the demo catalogue, read once. */
export function lexicons(): readonly Lexicon[] {
  return (parsed ??= SHARES.map(([language, share]) => ({
    language,
    share,
    voice: parseVoice(wordFile(`${language}/voice.txt`)),
    categories: parseWords(showFiles(language)),
  })));
}

/** The files of a language's shows. English has one for each category. */
function showFiles(language: string): readonly WordFile[] {
  const names = readdirSync(new URL(`${language}/`, FOLDER)).filter((name) => /^shows.*\.txt$/.test(name));
  return names.toSorted().map((name) => wordFile(`${language}/${name}`));
}

function wordFile(name: string): WordFile {
  return { name, text: readFileSync(new URL(name, FOLDER), "utf8") };
}

/** A section of a voice. Throws when the language lacks it: a gap in the data, not in the input. */
export function section(lexicon: Lexicon, name: string): readonly string[] {
  const found = lexicon.voice[name];
  if (!found || found.length === 0) throw new RangeError(`${lexicon.language} has no [${name}]`);
  return found;
}
