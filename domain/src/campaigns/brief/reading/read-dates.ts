import { type Mention, phraseAt, phraseLines, phraseTable, type Word, wordSet } from "../words/brief-words.js";
import type { DateSpan } from "../findings/finding.js";
import { dayAt, IN, lastDay, type Point, TO, word, yearAt } from "./last-day.js";
import {
  type DayOrder,
  dayOfWeek,
  endAfter,
  type NumericDay,
  numericDays,
  withWholeYears,
  withYearOf,
} from "./numeric-days.js";

const MONTHS = new Map(
  phraseLines(`
01: january, jan, januar, janner, enero, ene, janvier, janv, gennaio, januari
02: february, feb, februar, febrero, fevrier, fevr, febbraio, febbr, februari
03: march, mar, marz, maerz, marzo, mars, maart, mrt
04: april, apr, abril, abr, avril, avr, aprile
05: may, mai, mayo, maggio, mei
06: june, jun, juni, junio, juin, giugno
07: july, jul, juli, julio, juillet, juil, luglio
08: august, aug, agosto, ago, aout, augustus
09: september, sep, sept, septiembre, setiembre, septembre, settembre
10: october, oct, oktober, okt, octubre, octobre, ottobre
11: november, nov, noviembre, novembre
12: december, dec, dezember, dez, diciembre, dic, decembre, dicembre`),
);
const QUARTERS = new Map(
  phraseLines(`
1: first, 1st, 1, 1er, erste, erstes, ersten, primer, premier
2: second, 2nd, 2, 2e, 2o, zweite, zweites, zweiten, segundo, deuxieme, second
3: third, 3rd, 3, 3e, 3er, dritte, drittes, dritten, tercer, troisieme
4: fourth, 4th, 4, 4e, 4o, last, vierte, viertes, vierten, cuarto, quatrieme`),
);

/** Seasons and occasions, with the numbers of their first and last months. The first ones need no word before them. */
const OCCASIONS = phraseTable(
  phraseLines(`
01 01: new year, neujahr, ano nuevo, nouvel an
02 02: valentine s day, valentines day, valentinstag, san valentin, saint valentin
03 04: easter, ostern, pascua, semana santa, paques
05 05: mother s day, mothers day, muttertag, dia de la madre, fete des meres
08 09: back to school, schulanfang, schulbeginn
09 09: rentree, vuelta al cole
10 10: halloween
11 11: black friday, cyber monday, thanksgiving
12 12: end of the year, end of year, year end, years end, jahresende, ende des jahres, fin de ano, final de ano, finales de ano, fin de l annee, fin d annee
11 12: weihnachtsgeschaft, vorweihnachtszeit, holiday season, campana de navidad
12 12: weihnachtszeit, christmas season, christmas time, periode des fetes, fetes de fin d annee, fiestas navidenas`),
);
const SEASONS = phraseTable(
  phraseLines(`
03 05: spring, fruhjahr, fruhling, primavera, printemps
06 08: summer, sommer, verano, ete
09 11: autumn, fall, herbst, otono, automne
12 02: winter, invierno, hiver
12 12: christmas, xmas, weihnachten, navidad, navidades, noel`),
);
/** After one of these words, the name of a season means a time. Otherwise, "winter tires" and "zapatos de verano" are things. */
const SEASON_CUES = wordSet(`
  in this next during im diesen dieses diesem nachsten kommenden ab seit bis vor zu en este proximo durante desde hasta antes au cet
  prochain pendant des avant jusqu until till before from starting since after a`);

const FROM = wordSet(
  "from starting start starts since after ab seit von vom desde des from partir between zwischen entre dal dalla da vanaf tra",
);
const UNTIL = wordSet("until till by before through thru bis vor hasta antes jusqu avant fino tot");
/** Words that can come between a cue and the month. */
const SKIP = wordSet(
  "the of on de du d del la le el des early mid late end beginning middle start anfang mitte ende finales principios mediados debut fin mi en au a dem den zum date dates met begin eind meta inizio",
);
const MOST_SKIPPED = 3;

/** Dates as a brief states them, and in the other order if both are possible: "3/4" is March 4 or April 3. */
export type ReadDates = Mention<DateSpan> & { readonly or?: DateSpan };

/**
 * The dates of a campaign, if stated: "in March", "Q1 2027", "ab Mai", "de marzo a junio", "2027-03-01". `order` is the order of numbers
 * with a slash; undefined if it is unknown.
 */
export function readDates(words: readonly Word[], text: string, order: DayOrder | undefined): ReadDates[] {
  const dates = datesIn(words, text, order ?? "day first");
  if (order !== undefined) return dates;
  const others = datesIn(words, text, "month first");
  return dates.map((one) => {
    const or = others.find(({ from }) => from === one.from)?.value;
    return or && (or.from !== one.value.from || or.until !== one.value.until) ? { ...one, or } : one;
  });
}

function datesIn(briefWords: readonly Word[], text: string, order: DayOrder): Mention<DateSpan>[] {
  const found: Dates[] = [];
  const words = withWholeYears(briefWords, text);
  const days = numericDays(text, order);
  for (let at = 0; at < words.length;) {
    const mention = datesAt(words, { text, days }, at);
    const last = found.at(-1);
    const whole = mention && last && explained(words, last, mention);
    if (whole) found[found.length - 1] = whole;
    else if (mention) found.push(mention);
    at = mention?.to ?? at + 1;
  }
  return joined(found);
}

/** "Start: April 1. End: April 16." is one period. */
function joined(found: readonly Dates[]): Mention<DateSpan>[] {
  return found.flatMap(({ value, from, to }, at) => {
    const [before, next] = [found[at - 1], found[at + 1]];
    const isStart = (one: Dates | undefined, other: Dates | undefined): boolean =>
      one?.value.until === null && other?.value.from === null && other.from - one.to <= MOST_BETWEEN;
    if (isStart(before, found[at])) return [];
    const end = isStart(found[at], next) ? next : undefined;
    if (!end || value.from === null || end.value.until === null) return [{ value, from, to }];
    const until = endAfter(value.from, end.value.until);
    return [{ value: { from: withYearOf(value.from, end.value.until), until }, from, to: end.to }];
  });
}

/** Maximum number of words between the start and the end of one period. */
const MOST_BETWEEN = 3;

type Dates = Mention<DateSpan> & { readonly isSeason?: boolean };
/** The text, and the days in digits by the offsets of their first numbers. */
type Written = { readonly text: string; readonly days: ReadonlyMap<number, NumericDay> };

/** "Back to school (August and September)" is one period, and its months are more exact than its name. */
function explained(words: readonly Word[], first: Dates, second: Dates): Dates | undefined {
  const next = words[second.from];
  if (second.from !== first.to || next?.pauses !== true || next.opens) return undefined;
  const [months, others] = [monthsOf(first.value), monthsOf(second.value)];
  const isWithin = (some: readonly number[], all: readonly number[]): boolean =>
    some.length > 0 && some.every((month) => all.includes(month));
  if (!isWithin(months, others) && !isWithin(others, months)) return undefined;
  const isName = second.isSeason === true && first.isSeason !== true;
  const [exact, other] = isName ? [first, second] : [second, first];
  const from = exact.value.from && withYearOf(exact.value.from, other.value.from ?? "");
  const until = exact.value.until && withYearOf(exact.value.until, other.value.until ?? "");
  return { value: { from, until }, from: first.from, to: second.to, isSeason: exact.isSeason === true };
}

/** The numbers of the months of a period; none if an end is open. */
function monthsOf({ from, until }: DateSpan): number[] {
  const [first, last] = [from, until].map((day) => Number(/^(?:\d{4}|-)-(\d\d)/.exec(day ?? "")?.[1]));
  if (!first || !last) return [];
  const count = ((last - first + 12) % 12) + 1;
  return Array.from({ length: count }, (_, at) => ((first + at - 1) % 12) + 1);
}

function datesAt(words: readonly Word[], written: Written, at: number): Dates | undefined {
  const first = pointAt(words, written, at);
  const near = cueBefore(words, at);
  const isEnd = near && written.days.has(words[at]?.start ?? -1) && END_WORDS.has(word(words, near.at));
  const cue: Cue | undefined = isEnd ? { kind: "until", at: near.at } : near;
  if (first === undefined) return daysOfOneMonth(words, written, at, cue);
  const second = secondPoint(words, written, first.to) ?? lastDay(words, written.text, first);
  const from = cue?.at ?? at;
  if (second) {
    // "in March and June" is two dates; "between March and June" is one period.
    const value = { from: withYearOf(first.from, second.until), until: endAfter(first.from, second.until) };
    return { value, from, to: second.to };
  }
  if (first.isSeason === true && CAMPAIGN.has(word(words, first.to)))
    return { value: { from: first.from, until: first.until }, from, to: first.to, isSeason: true };
  if (cue === undefined && !first.sure) return undefined;
  if (first.isSeason === true && !first.sure && !SEASON_CUES.has(word(words, cue?.at ?? -1)) && !isOfMoney(words, cue))
    return undefined;
  const value = {
    from: cue?.kind === "until" ? null : first.from,
    until: cue?.kind === "from" ? null : first.until,
  };
  return { value, from, to: first.to, isSeason: first.isSeason === true };
}

/** "End date: 10/31", unlike "end of March". */
const END_WORDS = wordSet("end ends ende fin deadline");

/** "Spring campaign": before one of these words, a season means a time. */
const CAMPAIGN = wordSet("campaign campaigns launch push");

/** "$12,000 for the spring": after an amount or a budget, "for" introduces a period. */
function isOfMoney(words: readonly Word[], cue: Cue | undefined): boolean {
  const [at, before] = [cue?.at ?? 0, word(words, (cue?.at ?? 0) - 1)];
  return (
    FOR.has(word(words, at)) &&
    /^(?:\d.*|.*budget|.*kampagne|campaign|campana|presupuesto|campagne|euros?|dollars|pounds|k)$/.test(before)
  );
}

const FOR = wordSet("for fur para pour");

/** "del 1 al 15 de mayo", "vom 1. bis 15. Mai": the first day is in the same month as the second. */
function daysOfOneMonth(
  words: readonly Word[],
  written: Written,
  at: number,
  cue: Cue | undefined,
): Mention<DateSpan> | undefined {
  const day = dayAt(words, at);
  const last = day === undefined ? undefined : secondPoint(words, written, at + 1);
  const month = /^(.+)-(\d\d)$/.exec(last?.until ?? "");
  if (!last || !month?.[1] || last.until.length < DAY_LENGTH || Number(day) >= Number(month[2])) return undefined;
  const before = FROM_DAY.has(word(words, at - 1)) ? at - 1 : at;
  return { value: { from: `${month[1]}-${day}`, until: last.until }, from: cue?.at ?? before, to: last.to };
}

/** The length of a month and day such as "--05-15". */
const DAY_LENGTH = 7;
const FROM_DAY = wordSet("del du vom le el");

/** The end of a period whose start comes before the word `at`. */
function secondPoint(words: readonly Word[], written: Written, at: number): Point | undefined {
  const gap = written.text.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? 0);
  if (/^\.?\s*[-–—/&]\s*$/u.test(gap)) return pointAt(words, written, at);
  // "En mars, en septembre" is two dates.
  const isNext = words[at]?.text === "en" && words[at]?.pauses === true;
  if (!TO.has(words[at]?.text ?? "") || isNext) return undefined;
  for (let next = at + 1; next <= at + 1 + MOST_SKIPPED; next += 1) {
    const point = pointAt(words, written, next);
    if (point) return point;
    if (!SKIP.has(words[next]?.text ?? "")) return undefined;
  }
  return undefined;
}

type Cue = { readonly kind: "from" | "until" | "in"; readonly at: number };

/** The word before a date that determines its meaning. */
function cueBefore(words: readonly Word[], at: number): Cue | undefined {
  let early: Cue | undefined;
  for (let before = at - 1; before >= Math.max(0, at - 1 - MOST_SKIPPED); before -= 1) {
    const word = words[before]?.text ?? "";
    if (UNTIL.has(word)) return { kind: "until", at: before };
    // French "dès mars" (from March) and "des" (of the) fold to the same word.
    // German "da im März" is "because in March", Italian "da marzo" is "from March".
    const isBecause = word === "da" && early !== undefined;
    if (FROM.has(word) && !isBecause && !(SKIP.has(word) && word !== "start"))
      return { kind: "from", at: word === "partir" && words[before - 1]?.text === "a" ? before - 1 : before };
    if (IN.has(word)) early = { kind: "in", at: before };
    const now = nowBefore(words, before);
    if (now !== undefined) return { kind: "until", at: now };
    if (!SKIP.has(word) && !IN.has(word)) break;
  }
  return early;
}

/** "Between now and February": where these words begin, if "and" or the like is at `at`. */
function nowBefore(words: readonly Word[], at: number): number | undefined {
  if (!TO.has(word(words, at)) || !NOW.has(word(words, at - 1))) return undefined;
  return FROM.has(word(words, at - 2)) ? at - 2 : at - 1;
}

const NOW = wordSet("now today jetzt sofort heute ahora hoy maintenant aujourd hui");

function pointAt(words: readonly Word[], { text, days }: Written, at: number): Point | undefined {
  return (
    numericDay(words, days, at) ??
    weekAt(words, text, at) ??
    quarterAt(words, at) ??
    seasonAt(words, at) ??
    monthAt(words, at)
  );
}

/** "2027-03-01", "01.03.2027", "15/09". */
function numericDay(words: readonly Word[], days: Written["days"], at: number): Point | undefined {
  const day = days.get(words[at]?.start ?? -1);
  if (day === undefined) return undefined;
  const sure = day.isNamed === true || !day.value.startsWith("-");
  return { from: day.value, until: day.value, to: at + day.length, sure };
}

/** "KW 10", "KW 10 bis KW 20 2027": calendar weeks; without a year, the months that they are in. */
function weekAt(words: readonly Word[], text: string, at: number): Point | undefined {
  const isNamed = [at, at - 2, at - 3].some((place) => isWeekWord(words, text, place));
  const from = WEEK_WORDS.has(word(words, at)) ? at + 1 : at;
  const number = /^(?:[1-9]|[1-4]\d|5[0-3])$/.exec(word(words, from))?.[0];
  if (number === undefined || !isNamed) return undefined;
  const year = words.slice(from + 1, from + 1 + MOST_BEFORE_YEAR).find(({ text }) => /^20\d\d$/.test(text))?.text;
  const [monday = "", sunday = ""] = [false, true].map((isSunday) => {
    const day = dayOfWeek(Number(year ?? SOME_YEAR), Number(number), isSunday);
    return year === undefined ? `-${day.slice(4, 7)}` : day;
  });
  return { from: monday, until: sunday, to: from + (yearAt(words, from + 1) === undefined ? 1 : 2), sure: true };
}

/** "8 kW", "10 KW, 12 Module" and "2x/wk" are not calendar weeks. */
function isWeekWord(words: readonly Word[], text: string, at: number): boolean {
  const isAfterNumber =
    words[at]?.pauses === false && /^\d{1,3}$/.test(word(words, at - 1)) && !WEEK_WORDS.has(word(words, at - 2));
  const isAfterSlash = text.charAt((words[at]?.start ?? 0) - 1) === "/";
  return (
    WEEK_WORDS.has(word(words, at)) &&
    !isAfterNumber &&
    !isAfterSlash &&
    text.slice(words[at]?.start, words[at]?.end) !== "kW"
  );
}

const WEEK_WORDS = wordSet("kw kws kalenderwoche kalenderwochen cw wk wks");
/** "KW 10 bis KW 20 2027": the words from the first week to the year. */
const MOST_BEFORE_YEAR = 5;
/** Weeks without a year: they are in the same months in all years, or nearly. */
const SOME_YEAR = 2027;

const HALF = /^[hs]([12])$/;

/** "Q1", "Q1 2027", "first quarter of 2027", "erstes Quartal", "primer trimestre"; "H1", "zweites Halbjahr", "second half of 2027". */
function quarterAt(words: readonly Word[], at: number): Point | undefined {
  const short = /^(?:[qt]([1-4])|([1-4])[qt])$/.exec(word(words, at));
  const isLong = /^(?:quarter|quartal|quartals|trimestre)$/.test(word(words, at + 1));
  const isHalf = /^(?:half|halbjahr|halbjahres|jahreshalfte|semestre)$/.test(word(words, at + 1));
  const half = HALF.exec(word(words, at))?.[1] ?? (isHalf ? QUARTERS.get(word(words, at)) : undefined);
  const quarter = short ? (short[1] ?? short[2]) : isLong ? QUARTERS.get(word(words, at)) : half;
  if (quarter === undefined || (half !== undefined && Number(quarter) > 2)) return undefined;
  const months = half === undefined ? 3 : 6;
  let to = short || HALF.test(word(words, at)) ? at + 1 : at + 2;
  if (SKIP.has(word(words, to)) && yearAt(words, to + 1) !== undefined) to += 1;
  const year = yearAt(words, to);
  const start = months * (Number(quarter) - 1) + 1;
  // "Galaxy S2" is not half a year.
  const sure = year !== undefined || !/^s[12]$/.test(word(words, at));
  const month = (number: number) => `${year ?? "-"}-${String(number).padStart(2, "0")}`;
  return { from: month(start), until: month(start + months - 1), to: year === undefined ? to : to + 1, sure };
}

/** "this summer", "im Herbst 2027", "Weihnachtsgeschäft". */
function seasonAt(words: readonly Word[], at: number): Point | undefined {
  const occasion = phraseAt(words, at, OCCASIONS);
  const found = occasion ?? phraseAt(words, at, SEASONS);
  if (found === undefined) return undefined;
  const [first = "", last = ""] = found.value.split(" ");
  const next = /^(?:of|de|del)$/.test(word(words, found.to)) ? found.to + 1 : found.to;
  const year = yearAt(words, next);
  const lastYear = year !== undefined && last < first ? String(Number(year) + 1) : year;
  return {
    from: `${year ?? "-"}-${first}`,
    until: `${lastYear ?? "-"}-${last}`,
    to: year === undefined ? found.to : next + 1,
    sure: occasion !== undefined || year !== undefined,
    isSeason: true,
  };
}

const ONLY = wordSet("only nur solo uniquement");

/** "March", "March 15", "15 March 2027", "15 de marzo". */
function monthAt(words: readonly Word[], at: number): Point | undefined {
  const dayFirst = dayAt(words, at);
  let next = at;
  if (dayFirst !== undefined) next = SKIP.has(word(words, at + 1)) ? at + 2 : at + 1;
  const month = MONTHS.get(word(words, next));
  if (month === undefined) return undefined;
  next += 1;
  const day = dayFirst ?? dayAt(words, next);
  if (dayFirst === undefined && day !== undefined) next += 1;
  if (/^(?:de|del|of)$/.test(word(words, next)) && yearAt(words, next + 1) !== undefined) next += 1;
  const year = yearAt(words, next);
  const value = `${year ?? "-"}-${month}${day === undefined ? "" : `-${day}`}`;
  return {
    from: value,
    until: value,
    to: year === undefined ? next : next + 1,
    // "Jan only"
    sure: year !== undefined || day !== undefined || ONLY.has(word(words, next)),
  };
}
