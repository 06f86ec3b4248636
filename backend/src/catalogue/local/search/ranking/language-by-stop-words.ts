import { STOP_WORDS } from "@earshot/domain/catalogue/text/stop-words";
import { type Description, wordNumber } from "../../record/words/word-numbers.js";

/** The minimum number of a language's function words in a description to count as written in it. */
const FEWEST = 3;
/** The factor by which they must outnumber those of any other language, because related languages share some. */
const CLEARLY = 1.3;

const LANGUAGES = Object.keys(STOP_WORDS);

/** For the number of each function word, the languages (by their place in `LANGUAGES`) that have it. */
const SMALL: ReadonlyMap<number, readonly number[]> = smallWords();

/** The language of a description by its function words (ISO 639-1); undefined when unclear. */
export function languageByStopWords({ numbers }: Description): string | undefined {
  const used = LANGUAGES.map(() => 0);
  for (const number of numbers) for (const at of SMALL.get(number) ?? []) used[at] = (used[at] ?? 0) + 1;
  const most = Math.max(...used);
  const others = used.filter((_, at) => at !== used.indexOf(most));
  return most >= FEWEST && most >= CLEARLY * Math.max(...others) ? LANGUAGES[used.indexOf(most)] : undefined;
}

function smallWords(): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const [at, language] of LANGUAGES.entries()) {
    for (const word of STOP_WORDS[language] ?? []) {
      const number = wordNumber(word);
      found.set(number, [...(found.get(number) ?? []), at]);
    }
  }
  return found;
}
