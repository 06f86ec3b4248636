import {
  LONGEST_READ,
  type Mention,
  mentionsOf,
  overlap,
  phraseAt,
  phraseLines,
  phraseTable,
  type Span,
  spanOf,
  textOf,
  type Word,
  wordsOf,
  wordSet,
} from "../words/brief-words.js";
import { type Finding, findingKey, type FindingKind, type FindingValues, isOf } from "../findings/finding.js";
import { FINDING_NAMES } from "../findings/finding-label.js";
import { withColumns, withoutHeads, withoutLabels } from "./brief-labels.js";
import { readAges, readPeople } from "./read-audience.js";
import { inAll } from "./budget-period.js";
import { readBudget } from "./read-budget.js";
import { readCategories, strongest } from "./read-categories.js";
import { isOfProduct, mainLanguage, readCountries } from "./read-countries.js";
import { withoutOtherMedia } from "./other-media.js";
import { inOwnCurrency } from "./own-currency.js";
import { DESTINATION_CATEGORIES } from "../words/destination-categories.js";
import { dayOrder } from "./day-order.js";
import { readDates } from "./read-dates.js";
import { readGoals } from "./read-goals.js";
import { withoutLetter } from "./letter.js";
import { readLanguages } from "./read-languages.js";
import { readLessons } from "./read-lessons.js";
import { ALL, EXCEPT, readTaboos } from "./read-taboos.js";
import { BETWEEN, NEEDED, REJECTIONS, SHOWS } from "../words/taboo-words.js";
import { conceptsIn } from "../words/concepts.js";
import { isProductName, isTool } from "../words/product-names.js";
import { isTopicWord } from "../words/topic-word.js";
import { withFootball } from "./which-football.js";
import { languageOfSubjects } from "../words/language-of-subjects.js";
import { writtenLanguage } from "../words/written-language.js";

/** Maximum number of findings of one kind. Judgment: a brief with more does not want anything in particular. */
const MOST_OF_A_KIND = 8;
/** A list of exclusions is longer, and a dropped one would be searched for. */
const MOST_TABOOS = 24;

/** The order of the findings. */
const ORDER = Object.keys(FINDING_NAMES) as FindingKind[];

/**
 * The findings in a brief written in plain English, German, Spanish, French, Italian or Dutch: budget, countries, languages, categories, topics,
 * exclusions, audience, goals and dates, each with its words. Reads the first 4,000 characters, never throws, and takes linear time.
 */
export function readBrief(text: string): Finding[] {
  const whole = withoutLetter(text.slice(0, LONGEST_READ));
  const read = withoutHeads(whole);
  const words = withoutOtherMedia(withoutOurselves(withColumns(wordsOf(read), whole)), read);
  const found: Finding[] = [];
  const add = <Kind extends FindingKind>(
    kind: Kind,
    value: FindingValues[Kind],
    { start, end }: Span,
    words = read.slice(start, end),
  ): void => {
    found.push({ kind, value, words, start, end } as Finding);
  };
  const addAll = <Kind extends FindingKind>(kind: Kind, mentions: readonly Mention<FindingValues[Kind]>[]): void => {
    // Each word has only one meaning: "no politics" does not also ask for politics.
    const taken = [...found];
    for (const mention of mentions) {
      const span = spanOf(words, mention);
      if (!taken.some((one) => overlap(one, span))) add(kind, mention.value, span);
    }
  };
  const budget = readBudget(read);
  const countries = readCountries(words, read);
  const dates = readDates(words, read, dayOrder(words, read, { countries, currency: budget?.value.currency }));
  if (budget) {
    const sure = dates.filter(({ or }) => !or);
    add("budget", budget.isMonthly ? inAll(budget.value, sure) : budget.value, budget, budget.words);
  }
  for (const { or, value, ...place } of dates) {
    const span = spanOf(words, place);
    if (!found.some((one) => overlap(one, span)))
      found.push({ kind: "dates", value, words: read.slice(span.start, span.end), ...span, ...(or && { or }) });
  }
  // A place where a campaign does not run is not a subject of shows.
  const elsewhere = readCountries(words, read, true).map((one) => spanOf(words, one));
  const isElsewhere = (one: Mention<unknown>): boolean => elsewhere.some((span) => overlap(span, spanOf(words, one)));
  const { taboos: all, wanted: parts, excepting } = readTaboos(words);
  const taboos = all.filter((one) => !isElsewhere(one));
  addAll("taboo", taboos);
  // "No alcohol addiction": the rest of an excluded subject is not wanted.
  const isRest = ({ from }: Mention<unknown>): boolean =>
    words[from]?.pauses === false && taboos.some(({ to }) => to === from);
  for (const { value, ...span } of readAges(read))
    if (!found.some((one) => overlap(one, span))) add("audience", value, span);
  addAll("language", readLanguages(words));
  addAll("country", countries);
  addAll("goal", readGoals(words));
  const taken = [...found];
  const isFree = (mention: Mention<unknown>): boolean => !taken.some((one) => overlap(one, spanOf(words, mention)));
  const content = withoutLabels(words);
  const lessons = readLessons(content).map((lesson) => ({ ...lesson, isWeak: false, isProduct: false }));
  const people = readPeople(content);
  // Words for people are weak only if there are no shows for those people: leadership training for managers is for people who lead.
  const whoIn = ({ from }: Mention<string>) => people.find((one) => one.from <= from && from < one.to)?.value;
  const isWeak = (one: Mention<string> & { isWeak: boolean }): boolean => {
    const who = whoIn(one);
    return who === undefined ? one.isWeak : WITHOUT_SHOWS.has(who);
  };
  const named = readCategories(content).map((one) => ({ ...one, isWeak: isWeak(one) }));
  const isRuledOut = ruledOut(words, excepting, [...named, ...people]);
  const isWanted = (one: Mention<unknown>): boolean => isFree(one) && !isRest(one) && !isRuledOut(one);
  // "No sports, except cycling" wants a topic of the category that it excludes.
  addAll("topic", parts.filter(isWanted));
  const isWhole = ({ from, to }: Mention<string>): boolean => !parts.some((one) => one.from < to && from < one.to);
  const counted = strongest(
    [...named, ...lessons].filter((one) => isWanted(one) && isWhole(one)),
    (one) => isTool(textOf(words, one)),
  );
  const others = counted.filter((one) => !isProductName(textOf(words, one)));
  // "Startup founders" are founders.
  addAll(
    "category",
    counted.filter((one) => others.includes(one) || !others.some(({ value }) => value === one.value)),
  );
  // A word can be both: "parents" are people, and parenting is a kind of show.
  for (const mention of people) {
    const span = spanOf(words, mention);
    if (!isRuledOut(mention) && !taken.some((one) => overlap(one, span))) add("audience", mention.value, span);
  }
  // "A food bank" does not ask for shows about food, nor "a startup sells software to founders" for those about startups.
  const isPart = ({ from, to }: Mention<string>): boolean =>
    named.some((one) => one.from <= from && to <= one.to && (one.to - one.from > 1 || counted.includes(one)));
  addAll(
    "topic",
    topics(content).filter((one) => !isPart(one) && !isRuledOut(one)),
  );
  const written = writtenLanguage(words);
  const games = withFootball(narrowed(found, words), written);
  const language = written ?? languageOfSubjects(words);
  // "Ski holidays in Austria"
  const isOfPlaces = (one: Word): boolean =>
    readCategories([one]).some(({ value }) => DESTINATION_CATEGORIES.has(value));
  const isOfTrip = (): boolean => lessons.length > 0 || words.some(isOfPlaces);
  const isBare = budget?.isBare === true;
  const isAbroad = isBare && (countries.some((one) => isOfProduct(words, one)) || isOfTrip());
  const how = { isBare, written, language, text: read, isAbroad };
  return tidied([...games.map((one) => inOwnCurrency(one, found, how)), ...impliedLanguages(found)]);
}

/** "A dog walking app. No cats": of a category that the brief wants, an exclusion of something else in it excludes only that. */
function narrowed(found: readonly Finding[], words: readonly Word[]): Finding[] {
  const wanted = new Set<string | null>(found.filter(isOf("category")).map(({ value }) => value));
  return found.map((one) => {
    if (!isOf("taboo")(one) || !wanted.has(one.value.category)) return one;
    const own = words.filter(({ start, end }) => one.start <= start && end <= one.end);
    const next = words.find(({ start }) => start >= one.end);
    const concept = conceptsIn(own).find(({ to }) => to === own.length);
    const isWhole = next === undefined || next.pauses || BETWEEN.has(next.text) || SHOWS.has(next.text);
    if (!isWhole || concept?.concept.category !== one.value.category) return one;
    const subject = own.slice(concept.from).map(({ written }) => written);
    return { ...one, value: { ...one.value, subject: subject.join(" "), category: null } };
  });
}

/**
 * "Not other sports", "we are not a video game", "nicht für Kinder": what a rejection rules out is neither wanted nor always excluded,
 * because what is wanted is often a kind of it. Not "not for kids only". `named` are the people and categories that a text names.
 */
function ruledOut(
  words: readonly Word[],
  excepting: ReadonlySet<number>,
  named: readonly WordSpan[],
): (one: WordSpan) => boolean {
  const ends = new Map(named.map(({ from, to }) => [from, to]));
  const ruled = new Set<number>();
  let isRejected = false;
  for (let at = 0; at < words.length; at += 1) {
    const rejection = phraseAt(words, at, REJECTIONS);
    // "No drivers under 25, except students". Not "no preference, all except students".
    isRejected &&= words[at]?.opens === false && !ALL.has(words[at]?.text ?? "");
    const isExcept = isRejected && phraseAt(words, at, EXCEPT) !== undefined;
    isRejected ||= rejection !== undefined;
    if (rejection?.value !== "ahead" || isExcept || excepting.has(at)) continue;
    let { to } = rejection;
    while (words[to]?.pauses === false && to < rejection.to + MOST_AIMED && AIMED.has(words[to]?.text ?? "")) to += 1;
    // "Kein Angebot für Kinder ist so gut."
    const isOffer = words[rejection.to]?.text === "angebot" && words[to + 1]?.pauses === false;
    // "Like it or not, students need it."
    if (words[to]?.pauses !== false || isOffer || ruled.has(to)) continue;
    for (const one of listedFrom(words, to, ends, to > rejection.to)) ruled.add(one);
  }
  return ({ from, to }) => ruled.has(from) && !NEEDED.has(words[to]?.text ?? "") && !isAlone(words[to]);
}

/**
 * Where the people and categories begin that a rejection lists: "parents, students or retirees". Without such a word, what follows a
 * comma may be wanted: "not students, parents". So may "not students, parents and founders", unless it is "not for" them.
 */
function listedFrom(
  words: readonly Word[],
  from: number,
  ends: ReadonlyMap<number, number>,
  isAimed: boolean,
): readonly number[] {
  const listed = [from];
  let end = ends.get(from) ?? words.length;
  let sure = { count: 1, end };
  for (let next = end; words[next]?.opens === false;) {
    const { text, pauses } = words[next] as Word;
    const isOr = OR.has(text);
    const isAnd = AND.has(text) && (listed.length > 1 || !pauses);
    if (isOr || isAnd) next += 1;
    else if (!pauses) break;
    while (ARTICLES.has(words[next]?.text ?? "") || (isOr && AIMED.has(words[next]?.text ?? ""))) next += 1;
    const to = ends.get(next);
    if (to === undefined || words[next]?.opens === true) break;
    listed.push(next);
    const isLast = words[to]?.pauses !== false || INSTEAD.has(words[to].text) || ALONE.has(words[to].text);
    if (isOr || (isAnd && isLast && (isAimed || listed.length === 2))) sure = { count: listed.length, end: to };
    end = next = to;
  }
  if (INSTEAD.has(words[end]?.text ?? "")) return listed;
  return isAlone(words[sure.end]) ? [] : listed.slice(0, sure.count);
}

const OR = wordSet("or nor oder noch o u ni ou");
const AND = wordSet("and und y et");
const INSTEAD = wordSet("but sondern sino mais");
const ARTICLES = wordSet("the die der den los las les");

/** "Not for kids only". Not "no kids, only parents". */
const isAlone = (next: Word | undefined): boolean => next?.pauses === false && ALONE.has(next.text);
type WordSpan = Pick<Mention<unknown>, "from" | "to">;

/** Where a text names people and categories that it rules out: "not for investors". */
export function ruledOutIn(text: string): Span[] {
  const words = wordsOf(text.slice(0, LONGEST_READ));
  const named = [...readCategories(words), ...readPeople(words)];
  const isRuledOut = ruledOut(words, readTaboos(words).excepting, named);
  return named.filter(isRuledOut).map((one) => spanOf(words, one));
}

const MOST_AIMED = 3;
/** Words between a rejection and what it rules out. */
const AIMED = wordSet(`
  a an es other andere anderen anderer un una otro otros otras une autre autres for aimed at intended meant made suitable targeted fur
  geeignet gedacht angebot para dirigido dirigida apto pour les destine aux destinee adapte`);
const ALONE = wordSet(`
  too also auch tambien aussi only alone exclusively allein ausschliesslich nur solo solamente seulement uniquement`);

/**
 * People who do not listen to shows about themselves: students do not listen to lectures, and couples do not listen to marriage advice.
 */
const WITHOUT_SHOWS = new Set(["Couples", "Older people", "Students"]);

/**
 * "A small family business" is not a brief for families, and "Hörerinnen und Hörer" does not mean women, so such words are blanked out.
 */
function withoutOurselves(words: readonly Word[]): Word[] {
  const own = mentionsOf(words, OURSELVES);
  return words.map((word, at) => (own.some(({ from, to }) => from <= at && at < to) ? { ...word, text: "" } : word));
}

const OURSELVES = phraseTable(
  phraseLines(`
own: surf the web, surf the internet, surf the net, surfing the web, surfing the internet,
  horerinnen und horer, horer und horerinnen, family business, family run, family owned, family company, our family, family farm, family grove,
  adult children, grown children, grown up children, adult kids, erwachsene kinder, erwachsenen kinder, erwachsenen kindern, hijos adultos,
  hijos mayores, enfants adultes, grands enfants, aging parents, ageing parents, elderly parents, alte eltern, alten eltern, padres mayores,
  padres ancianos, parents ages,
  family winery, family vineyard, family brewery, their children, their kids, familienunternehmen, unserer familie,
  like family, like a family member, part of the family, one of the family, member of the family, members of the family, wie ein familienmitglied,
  teil der familie, como de la familia, parte de la familia, uno mas de la familia, miembro de la familia, membre de la famille, membres de la famille,
  partie de la famille, native teachers, native speaking teachers, profesores nativos, profesores nativas, muttersprachliche lehrer, muttersprachlichen lehrern,
  professeurs natifs, enseignants natifs, familienbetrieb, empresa familiar, negocio familiar, nuestra familia, entreprise familiale, notre famille`),
);

/** In a country with one main language, the search is for shows in that language, unless the brief names one. */
function impliedLanguages(found: readonly Finding[]): Finding[] {
  if (found.some(({ kind }) => kind === "language")) return [];
  return found.flatMap((finding): Finding[] => {
    const language = finding.kind === "country" ? mainLanguage(finding.value) : undefined;
    return language === undefined ? [] : [{ ...finding, kind: "language", value: language }];
  });
}

/** Words with synonyms are topics that a search can use. */
function topics(words: readonly Word[]): Mention<string>[] {
  return words.flatMap(({ text }, at) => (isTopicWord(text) ? [{ value: text, from: at, to: at + 1 }] : []));
}

/** Removes duplicates, and sorts by kind and then by position in the text. */
function tidied(found: readonly Finding[]): Finding[] {
  return ORDER.flatMap((kind) => {
    const all = found.filter((one) => one.kind === kind).sort((a, b) => a.start - b.start);
    const seen = new Set<string>();
    return all
      .filter((one) => !seen.has(findingKey(one)) && seen.add(findingKey(one)))
      .slice(0, kind === "taboo" ? MOST_TABOOS : MOST_OF_A_KIND)
      .map((one) => (kind === "country" ? namedAgain(one, all) : one));
  });
}

function namedAgain(first: Finding, all: readonly Finding[]): Finding {
  const again = all.filter((one) => one !== first && findingKey(one) === findingKey(first));
  return again.length === 0 ? first : { ...first, again: again.map(({ start, end }) => ({ start, end })) };
}
