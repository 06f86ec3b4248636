import { parseVoice, parseWords, type CategoryWords, type Voice } from "./parse-words.js";
import { arabicVoice } from "./voice-ar.js";
import { germanVoice } from "./voice-de.js";
import { englishVoice } from "./voice-en.js";
import { spanishVoice } from "./voice-es.js";
import { frenchVoice } from "./voice-fr.js";
import { hindiVoice } from "./voice-hi.js";
import { italianVoice } from "./voice-it.js";
import { japaneseVoice } from "./voice-ja.js";
import { koreanVoice } from "./voice-ko.js";
import { portugueseVoice } from "./voice-pt.js";
import { russianVoice } from "./voice-ru.js";
import { chineseVoice } from "./voice-zh.js";
import { arabic } from "./words-ar.js";
import { german } from "./words-de.js";
import { english } from "./words-en.js";
import { spanish } from "./words-es.js";
import { french } from "./words-fr.js";
import { hindi } from "./words-hi.js";
import { italian } from "./words-it.js";
import { japanese } from "./words-ja.js";
import { korean } from "./words-ko.js";
import { portuguese } from "./words-pt.js";
import { russian } from "./words-ru.js";
import { chinese } from "./words-zh.js";

/** All that is needed to write shows in one language. */
export type Lexicon = {
  /** ISO 639-1. */
  readonly language: string;
  /** Share of the catalogue, in thousandths. */
  readonly share: number;
  readonly voice: Voice;
  readonly categories: ReadonlyMap<string, CategoryWords>;
};

const SOURCES: readonly (readonly [language: string, share: number, voice: string, words: string])[] = [
  ["en", 520, englishVoice, english],
  ["es", 80, spanishVoice, spanish],
  ["de", 62, germanVoice, german],
  ["fr", 60, frenchVoice, french],
  ["pt", 60, portugueseVoice, portuguese],
  ["zh", 40, chineseVoice, chinese],
  ["ja", 40, japaneseVoice, japanese],
  ["it", 35, italianVoice, italian],
  ["ru", 35, russianVoice, russian],
  ["ko", 24, koreanVoice, korean],
  ["ar", 24, arabicVoice, arabic],
  ["hi", 20, hindiVoice, hindi],
];

let parsed: readonly Lexicon[] | undefined;

/** The twelve languages of the demo catalogue, read once. */
export function lexicons(): readonly Lexicon[] {
  return (parsed ??= SOURCES.map(([language, share, voice, words]) => ({
    language,
    share,
    voice: parseVoice(voice),
    categories: parseWords(words),
  })));
}

/** A section of a voice. Throws when the language lacks it: a gap in the data, not in the input. */
export function section(lexicon: Lexicon, name: string): readonly string[] {
  const found = lexicon.voice[name];
  if (!found || found.length === 0) throw new RangeError(`${lexicon.language} has no [${name}]`);
  return found;
}
