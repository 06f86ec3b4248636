import { countries, countryCode, countryName } from "./countries.js";
import { languageCode, languageName, LANGUAGES } from "./languages.js";

/** A code and its English name. */
export type NamedCode = { readonly code: string; readonly name: string };

type CodedFact = {
  readonly kind: "text";
  readonly label: string;
  /** Its parameter name in the search page's URL. */
  readonly url: string;
  /** The first letter of its labels in the search index. The letters c, h and x are already used. */
  readonly letter: string;
  /** Parses a code or a name into a code; undefined if the text is neither. */
  readonly read: (text: string) => string | undefined;
  /** The API's message for an unknown value. */
  readonly expected: string;
  /** The kind of code, and what else the filter accepts. Used in the API's documentation. */
  readonly code: string;
  readonly text: string;
  readonly nameOf: (code: string) => string;
  /** The codes that the filter offers, in display order. */
  readonly choices: () => readonly NamedCode[];
};

/**
 * Facts about a show that are a single code from a list. Each one is a field of a podcast ("N/A" when unknown), a column, a filter with
 * its chip, and a facet. All of these are derived from this table.
 */
export const CODED_FACTS = {
  language: {
    kind: "text",
    label: "Language",
    url: "lang",
    letter: "l",
    read: languageCode,
    expected: "is not a known language",
    code: "ISO 639-1 code",
    text: "Only shows in this language: an ISO 639-1 code or an English name",
    nameOf: languageName,
    choices: () => LANGUAGES,
  },
  country: {
    kind: "text",
    label: "Country",
    url: "country",
    letter: "n",
    read: countryCode,
    expected: "is not a known country",
    code: "ISO 3166-1 alpha-2 code",
    text: "Only shows from this country: an ISO 3166-1 alpha-2 code or an English name",
    nameOf: countryName,
    choices: countries,
  },
} as const satisfies Readonly<Record<string, CodedFact>>;

export type CodedName = keyof typeof CODED_FACTS;
export const CODED_NAMES = Object.keys(CODED_FACTS) as readonly CodedName[];

/** Builds an object with one value for each coded fact. */
export function eachCoded<Value>(of: (name: CodedName) => Value): Readonly<Record<CodedName, Value>> {
  return Object.fromEntries(CODED_NAMES.map((name) => [name, of(name)])) as Record<CodedName, Value>;
}
