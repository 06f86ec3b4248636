import { foldWords } from "./fold.js";
import { languageCode } from "./languages.js";
import type { Query } from "./query.js";
import { ASKING_WORDS, languageOfWords, tellingWords } from "./stop-words.js";

/** A query as a question about a topic: what it looks for, and the language it is asked in (ISO 639-1). */
export type TopicQuery = {
  readonly query: Query;
  readonly language: string;
  /** Whether the small words of the query show the language; otherwise it comes from `lang:` or is assumed. */
  readonly spoken: boolean;
};

/**
 * Takes the small words and the asking words out of a query ("what can I listen to when jogging" looks for "jogging").
 * Phrases, fields, exclusions and filters stay as they are. The language is the one that `lang:` names, else the one
 * whose small words are used most, else English. A filter plays no part: it narrows a search and does not change it.
 */
export function topicQuery(query: Query): TopicQuery {
  const parts = query.kind === "and" ? query.queries : [query];
  const words = parts.flatMap((part) => (part.kind === "word" ? foldWords(part.text) : []));
  const asked = askedLanguage(parts);
  const language = asked ?? languageOfWords(words, "en");
  const spoken = asked === undefined && languageOfWords(words, "") !== "";
  const telling = new Set(tellingWords(words, language));
  // Where a phrase or a field says what is looked for, words that only ask are needed no more.
  const saidOtherwise = parts.some(({ kind }) => kind === "phrase" || kind === "in" || kind === "or");
  if (saidOtherwise) for (const word of words) if (ASKING_WORDS.has(word)) telling.delete(word);
  const kept = parts.filter((part) => part.kind !== "word" || foldWords(part.text).some((word) => telling.has(word)));
  // A word of signs alone has nothing that could be left out.
  const [only] = kept;
  if (kept.length === parts.length || only === undefined) return { query, language, spoken };
  return { query: kept.length > 1 ? { kind: "and", queries: kept } : only, language, spoken };
}

function askedLanguage(parts: readonly Query[]): string | undefined {
  for (const part of parts) if (part.kind === "is" && part.field === "lang") return languageCode(part.value);
  return undefined;
}
