import { foldText } from "../../catalogue/text/fold.js";
import { languageName } from "../../catalogue/codes/languages.js";
import { LONGEST_READ, type Word, wordsOf } from "./words/brief-words.js";
import { type Finding, type FindingOf, isOf } from "./findings/finding.js";
import { isSpokenIn } from "./words/spoken-languages.js";
import { languageOfSubjects } from "./words/language-of-subjects.js";
import { readBrief } from "./reading/read-brief.js";
import { writtenLanguage } from "./words/written-language.js";

/**
 * The findings in a brief, including the language it is written in. An advertiser who writes in German wants shows in German, unless the
 * brief names a language, or a country where German is not spoken.
 */
export function briefFindings(text: string): Finding[] {
  const words = wordsOf(text);
  const found = withoutDestinations(readBrief(text), words);
  const countries = found.filter(isOf("country")).map(({ value }) => value);
  // A few words are not enough evidence, unless the brief names a country.
  const language = writtenLanguage(words) ?? (countries.length > 0 ? languageOfSubjects(words) : undefined);
  if (language === undefined || found.some((one) => isOf("language")(one) && !isImplied(one, found))) return found;
  const implied = found.filter(isOf("language")).map(({ value }) => value);
  if (implied.includes(language)) return found;
  const isWanted =
    countries.length === 0 ? !namesRegion(text, language) : countries.some((one) => isSpokenIn(language, one));
  if (!isWanted) return found;
  // A brief in Spanish for the US is for Spanish-speaking listeners.
  const others = found.filter((one) => !(isOf("language")(one) && isOfCountry(one, language, found)));
  const written: Finding = {
    kind: "language",
    value: language,
    words: `the brief is written in ${languageName(language)}`,
    start: 0,
    end: 0,
  };
  const at = others.findLastIndex(({ kind }) => kind === "budget" || kind === "country" || kind === "language");
  return others.toSpliced(at + 1, 0, written);
}

/**
 * "Ferienwohnungen in der Toskana. Familien aus Bayern": where the product is says nothing about its listeners if a later sentence names a
 * place where people speak the language of the brief. Places after that one are wanted as well. Businesses also write in English about
 * listeners elsewhere, unless it is about travel.
 */
function withoutDestinations(found: readonly Finding[], words: readonly Word[]): Finding[] {
  const places = found.filter(isOf("country"));
  const language = writtenLanguage(words) ?? languageOfSubjects(words) ?? "";
  const isSpoken = ({ value }: FindingOf<"country">): boolean => isSpokenIn(language, value);
  const sentence = ({ start }: Pick<Finding, "start">): number =>
    words.filter((one) => one.opens && one.start <= start).length;
  const firstHome = Math.min(...places.filter(isSpoken).map(sentence));
  const isOfListeners = (at: number): boolean => words.some((one) => LISTENERS.has(one.text) && sentence(one) === at);
  const isOfTravel = (at: number): boolean =>
    found.some((one) => isOf("category")(one) && one.value === "Places & Travel" && sentence(one) === at);
  const isDestination = (one: FindingOf<"country">): boolean => {
    const at = sentence(one);
    const isNamedLater = [one, ...(one.again ?? [])].some((place) => sentence(place) >= firstHome);
    if (firstHome === Infinity || isSpoken(one) || isNamedLater || isOfListeners(at)) return false;
    const isListItem = words.filter((word) => sentence(word) === at).length <= LONGEST_ITEM;
    return !isListItem && (language !== "en" || isOfTravel(at));
  };
  const destinations = places.filter(isDestination);
  const isAt = (one: Finding): boolean => destinations.some((place) => isSamePlace(one, place));
  return found.filter((one) => !(isAt(one) && (one.kind === "country" || one.kind === "language")));
}

const LISTENERS = new Set(
  "listeners audience market horer horerinnen zielgruppe markt oyentes publico mercado auditeurs cible marche".split(
    " ",
  ),
);

/** "- Netherlands": a line with hardly any other words is an item of a list of places. */
const LONGEST_ITEM = 3;

/** Whether a language was derived from a country or from the brief's own language, not from words in the brief. */
export function isImplied(language: FindingOf<"language">, found: readonly Finding[]): boolean {
  return language.end === 0 || found.some((one) => isOf("country")(one) && isSamePlace(one, language));
}

/** Whether a language was derived from a country in which people speak `spoken`. */
function isOfCountry(language: FindingOf<"language">, spoken: string, found: readonly Finding[]): boolean {
  return found.some((one) => isOf("country")(one) && isSpokenIn(spoken, one.value) && isSamePlace(one, language));
}

const isSamePlace = (one: Finding, other: Finding): boolean => one.start === other.start && one.end === other.end;

/** People who want listeners in other regions also write in English. */
const REGIONS =
  /(?:^| )(?:south america|central america|europe|european|scandinavia|nordics?|middle east|asia|africa|mena|apac|emea)(?: |$)/;

function namesRegion(text: string, language: string): boolean {
  return language === "en" && REGIONS.test(foldText(text.slice(0, LONGEST_READ)));
}
