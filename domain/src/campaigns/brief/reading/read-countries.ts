import { countries } from "../../../catalogue/codes/countries.js";
import {
  phraseAt,
  phraseLines,
  type Phrases,
  phraseTable,
  textOf,
  mentionsOf,
  type Mention,
  type Word,
  wordSet,
} from "../words/brief-words.js";
import { PLACE_NAMES } from "../words/place-names.js";
import { REJECTIONS } from "../words/taboo-words.js";
import { codesIn } from "./country-codes.js";

/** Other names for countries, besides their names in the six languages and in their own. */
const OTHER_NAMES = `
GB: uk, u k, great britain, britain, england, scotland, scottish highlands, wales, northern ireland, grossbritannien, gran bretana, grande bretagne,
  inglaterra, angleterre, ecosse, escocia, schottland, reino unido, royaume uni
US: usa, u s a, u s, united states, the states, america, amerika, estados unidos, etats unis, ee uu, eeuu
DE: deutschland, alemania, allemagne, germany
AT: osterreich
CH: schweiz
NL: holland, holanda, hollande
CZ: czech republic
TR: turkey
AE: uae`;
/** The last names take precedence over the "America" in them. */
const GROUPS = phraseLines(`
DE AT CH: dach, d a ch
BE NL LU: benelux
US CA: north america
MX AR CO CL PE: latin america, america latina, amerique latine, lateinamerika, latinoamerica, hispanoamerica, latam
none: south america, central america, america del sur`).map(
  ([name, codes]) => [name, codes === "none" ? [] : codes.split(" ")] as const,
);
/** Cities and regions, which stand for their country only after a preposition: "in Berlin" does, "Berlin pastries" does not. */
const CITIES = phraseTable(phraseLines(PLACE_NAMES));

/** "American football" does not name a country. These adjectives only count before one of the words below. */
const PEOPLE = phraseTable(
  phraseLines(`
GB: british, britische, britischen, britanicos, britannique, britanniques
US: american, amerikanische, amerikanischen, estadounidenses, americains
CA: canadian, kanadische, canadienses, canadiens
AU: australian, australische
ES: espanoles, espanolas
FR: francais, francaises
AR: argentinos, argentinas
CO: colombianos, colombianas
BE: belgische, belgischen, belges
IE: irish, irische
AT: austrian, osterreichische, osterreichischen, osterreicher, austriacos, autrichiens
CH: swiss, schweizer, suisses
MX: mexican, mexikanische, mexicanos, mexicanas, mexicains`),
);

/**
 * Names that are also first names, food, states or everyday words. They only count if they are capitalized and follow a preposition of
 * place.
 */
const DOUBTFUL = wordSet(`
  chad chile chili cuba georgia granada guinea island jersey jordan la reunion mali niger peru reunion togo turkey bath cork kerry
  reading maine phoenix portland austin nice tours nancy angers loire var gers landes jura rom rome metz perth york essex kent surrey
  jerez lima cali merida concepcion rosario franken eifel harz pfalz hessen brest thiers gent gand liege florence venice turin roma
  highlands virginia indiana montana dallas denver madeira valencia vienne`);
const PLACE_BEFORE = wordSet("in from across throughout en nel aus auf au dans and und y et");
const PEOPLE_AFTER = wordSet(`
  listeners audience audiences women men parents adults people market consumers users horer horerinnen publikum markt frauen manner
  eltern podcasts shows`);
const PEOPLE_BEFORE = wordSet("oyentes auditeurs publico public mercado marche");

const CALLS = /\b(?:CONTACT|CALL|JOIN|FOLLOW|EMAIL|ABOUT) $/;
/** The length of "CONTACT ", with the character before it. */
const LONGEST_CALL = 9;

let table: Phrases<readonly string[]> | undefined;

/**
 * The countries that a brief names ("in the UK", "in Deutschland", "DACH"), and with `isExcluded`, those that it rules out ("not
 * Ireland").
 */
export function readCountries(words: readonly Word[], text: string, isExcluded = false): Mention<string>[] {
  const ends = new Set<number>();
  const all = allCountries(words, text);
  const ofPlaces = new Set(all.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)));
  return all.filter((one) => {
    const isOut =
      isRuledOut(words, one.from, ofPlaces) || (ends.has(one.from - 1) && JOINS.has(words[one.from - 1]?.text ?? ""));
    if (isOut) ends.add(one.to);
    return isOut === isExcluded;
  });
}

const JOINS = wordSet("and or nor und oder y ni o et ou");
const LISTENERS = wordSet("listeners audience horer oyentes auditeurs");

/**
 * "Not Ireland", "nicht in der Schweiz", "no listeners in Belgium". `from` is the first of the place's words, with those before it.
 * `ofPlaces` are the words of all places: in "NO, SE, DK", "NO" is Norway.
 */
function isRuledOut(words: readonly Word[], from: number, ofPlaces: ReadonlySet<number>): boolean {
  const place = PLACE_BEFORE.has(words[from - 1]?.text ?? "") ? from - 1 : from;
  const at = LISTENERS.has(words[place - 1]?.text ?? "") ? place - 1 : place;
  return [at - 1, at - 2].some((start) => {
    const rejection = ofPlaces.has(start) ? undefined : phraseAt(words, start, REJECTIONS);
    return rejection?.to === at && words[at]?.opens !== true && rejection.value !== "before";
  });
}

function allCountries(words: readonly Word[], text: string): Mention<string>[] {
  table ??= namesOfCountries();
  const regions = mentionsOf(words, CITIES);
  // "New Mexico" is not in Mexico.
  const isPart = ({ value, from, to }: Mention<readonly string[]>): boolean =>
    regions.some((one) => one.from < from && to === one.to && !value.includes(one.value));
  const all = mentionsOf(words, table).filter((one) => !isPart(one));
  const [ends, starts] = [new Set(all.map(({ to }) => to)), new Set(all.map(({ from }) => from))];
  const named = all.filter(({ from, to }) => {
    const word = words[from];
    if (word === undefined || !DOUBTFUL.has(word.text)) return true;
    // "Argentina, Chile y España", "Chile y Perú"
    const isPlace =
      PLACE_BEFORE.has(words[from - 1]?.text ?? "") ||
      (word.pauses && !word.opens && ends.has(from)) ||
      (JOINS.has(words[to]?.text ?? "") && starts.has(to + 1));
    return isPlace && /^\p{Lu}/u.test(text.slice(word.start, word.end));
  });
  // "us" is also a pronoun. The country is in capitals, unlike in "CONTACT US".
  const us = words.flatMap((word, at): Mention<readonly string[]>[] =>
    (text.slice(word.start, word.end) === "US" &&
      !CALLS.test(text.slice(Math.max(0, word.start - LONGEST_CALL), word.start))) ||
    // "A gin brand, us audience"
    (word.text === "us" && word.pauses && PEOPLE_AFTER.has(words[at + 1]?.text ?? ""))
      ? [{ value: ["US"], from: at, to: at + 1 }]
      : [],
  );
  const codes = codesIn(words, text, named);
  const people = mentionsOf(words, PEOPLE).flatMap(({ value, from, to }): Mention<readonly string[]>[] => {
    if (PEOPLE_AFTER.has(words[to]?.text ?? "")) return [{ value: [value], from, to: to + 1 }];
    // "Austrian and Swiss listeners"
    const next = PLACE_BEFORE.has(words[to]?.text ?? "") ? phraseAt(words, to + 1, PEOPLE) : undefined;
    if (next && PEOPLE_AFTER.has(words[next.to]?.text ?? "")) return [{ value: [value], from, to }];
    return PEOPLE_BEFORE.has(words[from - 1]?.text ?? "") ? [{ value: [value], from: from - 1, to }] : [];
  });
  const nationals = nationalsIn(words);
  if (nationals.length > 0) return nationals;
  const countries = [...named, ...us, ...codes, ...people];
  const isLocated = countries.some(({ from }) => AT.has(words[from - 1]?.text ?? ""));
  const wanted = countries.filter((one) => !isOrigin(words, one, isLocated));
  const cities = citiesIn(words, named, text);
  const others = [...wanted, ...cities.filter(({ from }) => !isMadeIn(words, from))];
  const places = (others.length > 0 ? others : [...countries, ...cities]).sort((a, b) => a.from - b.from);
  // "A hotel in Italy for guests from Germany": the listeners are where the guests come from.
  const guests = places.findIndex((one) => isOfGuests(words, one));
  return places
    .slice(Math.max(0, guests))
    .flatMap(({ value, ...place }) => value.map((code) => ({ value: code, ...withPlaceWords(words, place) })));
}

/** "For Americans and Canadians": they are the listeners, wherever the hotel is. */
function nationalsIn(words: readonly Word[]): Mention<string>[] {
  const ends = new Set<number>();
  return mentionsOf(words, NATIONALS).filter(({ from, to }) => {
    const before = words[from - 1]?.text ?? "";
    const isOne = FOR.has(before) || (JOINS.has(before) && ends.has(from - 1));
    if (isOne) ends.add(to);
    return isOne;
  });
}

const FOR = wordSet("for fur para pour");
const NATIONALS = phraseTable(
  phraseLines(`
US: americans, amerikaner, amerikanerinnen, estadounidenses
CA: canadians, kanadier, canadienses, canadiens
GB: britons, brits, briten, britanicos, britanniques
DE: germans, alemanes, allemands
AU: australians, australier, australianos, australiens
FR: franzosen, franceses
ES: spaniards, spanier, espagnols
MX: mexicans, mexikaner, mexicanos, mexicains`),
);

/** "Guests from Austria", "couples over 50 from the US", "viajeros de Chile". */
function isOfGuests(words: readonly Word[], { from }: Mention<unknown>): boolean {
  const at = words[from - 1]?.text === "the" ? from - 2 : from - 1;
  if (!FROM.has(words[at]?.text ?? "")) return false;
  const before = words.slice(Math.max(0, at - MOST_AFTER_GUESTS), at);
  const guests = before.findLastIndex(({ text }) => GUESTS.has(text));
  return guests >= 0 && ![...before.slice(guests + 1), ...words.slice(at, from)].some(({ opens }) => opens);
}

const FROM = new Set(["from", "aus", "de"]);
/** Maximum number of words between the guests and their origin: "couples over 50 from". */
const MOST_AFTER_GUESTS = 3;
const GUESTS = wordSet(`
  guests visitors travelers travellers tourists holidaymakers couples families gaste besucher reisende touristen paare familien
  huespedes visitantes viajeros turistas parejas familias visiteurs voyageurs touristes couples familles`);

/** The places in a text: countries by code, cities and regions by folded name. Names that are also everyday words do not count. */
export function placesNamed(words: readonly Word[]): string[] {
  table ??= namesOfCountries();
  const isSure = ({ from }: Mention<unknown>): boolean => !DOUBTFUL.has(words[from]?.text ?? "");
  const named = mentionsOf(words, table).filter(isSure);
  const cities = mentionsOf(words, CITIES).filter(isSure);
  return [...named.flatMap(({ value }) => value), ...cities.map((one) => textOf(words, one))];
}

/**
 * Whether a place is only the origin of a product: "Chocolate from Ecuador", but not "listeners from Ecuador". The Spanish and French word
 * for "from" also means "of", so there another place has to say where the campaign runs: "café de Colombia, en España".
 */
function isOrigin(words: readonly Word[], { from }: Mention<unknown>, isLocated: boolean): boolean {
  const [who = "", before = ""] = [from - 2, from - 1].map((at) => words[at]?.text ?? "");
  if (isMadeIn(words, from)) return true;
  const isFrom = before === "from" || before === "aus" || (isLocated && OF.has(before));
  return isFrom && ![PEOPLE_AFTER, PEOPLE_BEFORE, LIVING, GUESTS].some((list) => list.has(who));
}

/** "Designed in Utrecht", "fabriqués à Nantes", "handmade in the UK", but not "podcasts produced in Germany". */
function isMadeIn(words: readonly Word[], from: number): boolean {
  const at = /^(?:the|den|der|la|el|les)$/.test(words[from - 1]?.text ?? "") ? from - 1 : from;
  const [what = "", made = "", before = ""] = [at - 3, at - 2, at - 1].map((one) => words[one]?.text ?? "");
  return MADE.has(made) && /^(?:in|at|en|a)$/.test(before) && !SHOWS.has(what);
}

/** Whether a country that a brief names is only where its product comes from. */
export const isOfProduct = (words: readonly Word[], place: Mention<unknown>): boolean =>
  isOrigin(words, place, false) || isMadeIn(words, place.from + 1);

const SHOWS = wordSet("podcast podcasts show shows sendung sendungen programa programas emission emissions");
const MADE = wordSet(`
  made designed built crafted handmade produced brewed roasted grown manufactured hergestellt gefertigt gebaut entworfen fabrique
  fabriquee fabriques fabriquees concu concus concue concues hecho hecha hechos hechas fabricado fabricada fabricados fabricadas
  disenado disenadas prodotto prodotti torrefatto gemaakt ontworpen`);
const OF = new Set(["de", "du", "d"]);
/** Before the place where a campaign runs, in Spanish and French. */
const AT = new Set(["en", "para", "au", "aux", "pour"]);
const LIVING = wordSet(`
  families menschen leute familien kunden reisende adultos mujeres hombres madres padres jovenes estudiantes clientes conductores
  usuarios empresas autonomos todo adultes femmes hommes parents jeunes etudiants clients habitants entreprises partout`);

/**
 * Cities after a preposition of place, and cities that continue a list of places. An origin only counts if no other place is named: "vin
 * de Bordeaux" may be sold in Germany.
 */
function citiesIn(
  words: readonly Word[],
  named: readonly Mention<readonly string[]>[],
  text: string,
): Mention<readonly string[]>[] {
  const ends = new Set(named.map(({ to }) => to));
  const origins: Mention<readonly string[]>[] = [];
  const cities = mentionsOf(words, CITIES);
  const sure = new Set(cities.map(({ from }) => from).filter((at) => !DOUBTFUL.has(words[at]?.text ?? "")));
  const found = cities.flatMap(({ value, from, to }): Mention<readonly string[]>[] => {
    const [first, before] = [words[from], words[from - 1]?.text ?? ""];
    const isName = /^\p{Lu}/u.test(text.slice(first?.start ?? 0));
    if (DOUBTFUL.has(first?.text ?? "") && !isName) return [];
    const goesOn = first?.pauses === true && first.opens === false && ends.has(from);
    const isPlace = PLACE_BEFORE.has(before) || PLACE_WORDS.has(before) || before === "a" || before === "around";
    if (named.some((one) => one.from < to && from < one.to)) return [];
    const place = { value: [value], from, to };
    if (isName && ORIGIN_BEFORE.has(before)) origins.push(place);
    // "Mattresses, Brussels.", "Mattresses (Montana, Idaho)"
    const isSure = sure.has(from) || sure.has(to);
    const isAlone = from > 0 && isName && first?.pauses === true && (words[to]?.pauses ?? true) && isSure;
    if (!(isPlace && before !== "the" && before !== "la") && !goesOn && !isAlone) return [];
    ends.add(to);
    return [place];
  });
  return found.length > 0 || named.length > 0 ? found : origins.slice(0, 1);
}

const ORIGIN_BEFORE = wordSet("de du d des of from von vom near bei pres cerca");

/** Includes the words before a place: "the UK", "in the UK". */
function withPlaceWords(
  words: readonly Word[],
  { from, to }: { from: number; to: number },
): { from: number; to: number } {
  let start = from;
  while (start > from - 2 && words[start]?.opens !== true && PLACE_WORDS.has(words[start - 1]?.text ?? "")) start -= 1;
  return { from: start, to };
}

const PLACE_WORDS = new Set(["in", "the", "across", "den", "der", "en", "los", "el", "la", "aux", "au", "dans", "les"]);

function namesOfCountries(): Phrases<readonly string[]> {
  const inSixLanguages = ["en", "de", "es", "fr", "it", "nl"].flatMap((language) => {
    const namer = new Intl.DisplayNames(language, { type: "region", fallback: "code" });
    return countries().map(({ code }) => [namer.of(code) ?? code, [code]] as const);
  });
  const inOwnLanguage = [...LANGUAGES, ["NO", "nb"] as const, ["FI", "fi"] as const].map(
    ([code, language]) => [new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code, [code]] as const,
  );
  return phraseTable<readonly string[]>([
    ...inSixLanguages,
    ...inOwnLanguage,
    ...phraseLines(OTHER_NAMES).map(([name, code]) => [name, [code]] as const),
    ...GROUPS,
  ]);
}

/** The language of a country with a single main language; undefined for all others, such as Switzerland or Canada. */
export function mainLanguage(country: string): string | undefined {
  return LANGUAGES.get(country);
}

const LANGUAGES = new Map(
  phraseLines(`
en: GB, US, IE, AU, NZ
de: DE, AT
es: ES, MX, AR, CO, CL, PE
fr: FR
it: IT
pt: PT, BR
nl: NL
pl: PL
sv: SE
da: DK
ja: JP
ko: KR`),
);
