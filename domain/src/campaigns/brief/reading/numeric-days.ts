import type { Word } from "../words/brief-words.js";

/** A day or month in digits: its value ("2027-03-01", "--03-01", "2027-03"), and how many words it is. */
export type NumericDay = {
  readonly value: string;
  readonly length: number;
  /** "Start 1/12": the word before it is only about dates. */
  readonly isNamed?: boolean;
};

/** Which of two numbers with a slash is first. */
export type DayOrder = "day first" | "month first";

const MONTHS = 12;
const START = String.raw`(?<![\p{L}\p{N}.,/$€£])`;
const END = String.raw`(?![\p{L}\p{N}/]|[.,]\d)`;
/** "2027-03-01". */
const ISO = new RegExp(String.raw`${START}(20\d\d)[-/.](\d\d?)[-/.](\d\d?)${END}`, "gu");
/** "Version 3.1.24" is not a day. */
const NO_VERSION = String.raw`(?<!(?<!\p{L})(?:version|versión|release|node|ios|android|v) ?)`;
/** "1.3.2027", "3/31/27". */
const FULL = new RegExp(String.raw`${START}${NO_VERSION}(\d\d?)([./])(\d\d?)\2(20\d\d|['’]?2\d)${END}`, "giu");
/** "03/2027". */
const MONTH = new RegExp(String.raw`${START}(0?[1-9]|1[0-2])\/(20\d\d)${END}`, "gu");
/** "1.3.". */
const DOTTED = new RegExp(String.raw`${START}(\d\d?)\.(\d\d?)\.${END}`, "gu");
/** "15/09", "4/1". */
const SLASHED = new RegExp(String.raw`${START}(\d\d?)\/(\d\d?)${END}`, "gu");
const TO = String.raw`(?:\s?[-–—]\s?| (?:to|until|till|through|thru|bis|al?|au|hasta|t\/m|tot) )`;
/** "1/12 - 1/01", "4/1 to 4/16". */
const PERIOD = new RegExp(String.raw`${START}(\d\d?)\/(\d\d?)${TO}(\d\d?)\/(\d\d?)${END}`, "giu");

/** Words that only dates follow: "Start 1/12", "Flight: 4/1". */
const NAMED = new RegExp(
  String.raw`(?<!\p{L})(?:start(?:s|et|ing|ed)?|begin(?:s|nt|ning)?|launch(?:es|ing)?|flight|dates?|daten|live|kick[- ]?off|ends?|ende|deadline|period|zeitraum|laufzeit|période|fechas?|inicio|comienzo|début|fin|inizio|looptijd)(?: dates?)?(?:\s*[:=]|\s[-–])?\s(?:on |from |am |ab |le |el )?$`,
  "iu",
);
/** Words that other figures follow too: "from 4/1", but not "from 1/2 cup". */
const FROM =
  /(?<!\p{L})(?:from|until|till|by|through|ab|vom|bis|desde|del|hasta|du|dès le|jusqu['’]au|dal|vanaf|tot) $/iu;
/** Before shapes of pictures: "ratio 16/9 to 4/3". */
const OF_SHAPES = /(?:ratios?|aspect|format[eos]?|formaten|seitenverh[aä]ltnis)(?: of| von| de)?[ :]{1,2}$/iu;
const SHAPES = new Set("16/9 9/16 4/3 3/4 1/1 21/9 3/2 2/3 4/5 5/4 16/10".split(" "));
/** The characters before a day that are read. */
const LEAD = 24;
/** What follows such a day. */
const ENDS = /^(?:$|[.,;)]?\s*\n|[.,;:)]|\s*[-–—(]|\s(?:to|until|till|through|and|bis|und|al?|hasta|au|et)(?!\p{L}))/iu;
/** After a figure that is a size, a share or a price: "start 1/2 price offer". */
const OF_SIZES =
  /^\s?(?:scale|maßstab|inch(?:es)?|in\.|["″”]|cups?|hp|%)|^ (?:of|off|price|times|final|des|der|du)(?!\p{L})/iu;
/** The denominators of sizes, shares and ratings: "3/4 to 15/16", "9/10". */
const DENOMINATORS = new Set([2, 3, 4, 5, 6, 8, 10, 12, 16, 32, 64]);

type Digits = {
  readonly at: number;
  readonly year: string;
  readonly first: string;
  readonly second: string;
  readonly isSlash?: boolean;
  readonly isNamed?: boolean;
};

/** The days in digits that a text has, by the offset of their first number. */
export function numericDays(text: string, order: DayOrder): ReadonlyMap<number, NumericDay> {
  const days = digitsIn(text).flatMap(({ at, year, isNamed = false, ...digits }): [number, NumericDay][] => {
    const { day, month } = dayOf(digits, order) ?? dayOf(digits, OTHER[order]) ?? {};
    const value = `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}`;
    return day === undefined ? [] : [[at, { value, length: year === "-" ? 2 : 3, isNamed }]];
  });
  const months = [...text.matchAll(MONTH)].map(({ index, 1: month = "", 2: year = "" }): [number, NumericDay] => [
    index,
    { value: `${year}-${month.padStart(2, "0")}`, length: 2 },
  ]);
  return new Map([...days, ...months]);
}

const OTHER: Readonly<Record<DayOrder, DayOrder>> = { "day first": "month first", "month first": "day first" };

/** The only order in which all days with a slash are possible: "4/16", or "1/12 - 1/01". undefined if both are, or none. */
export function possibleOrder(text: string): DayOrder | undefined {
  const slashes = digitsIn(text).filter(({ isSlash }) => isSlash === true);
  const isPossible = (order: DayOrder): boolean =>
    slashes.every((one, index) => {
      const [day, before] = [dayOf(one, order), slashes[index - 1]];
      const start =
        before && before.year === one.year && isPeriod(text, before, one) ? dayOf(before, order) : undefined;
      return day !== undefined && !(start?.month === day.month && Number(start.day) > Number(day.day));
    });
  const [first, second] = (["day first", "month first"] as const).filter(isPossible);
  return second === undefined ? first : undefined;
}

const isPeriod = (text: string, { at }: Digits, next: Digits): boolean =>
  new RegExp(String.raw`^[\d/'’]+${TO}$`, "iu").test(text.slice(at, next.at));

function dayOf(
  { first, second, isSlash = false }: Omit<Digits, "at" | "year">,
  order: DayOrder,
): { readonly day: string; readonly month: string } | undefined {
  const [day, month] = isSlash && order === "month first" ? [second, first] : [first, second];
  const isDay = Number(month) >= 1 && Number(month) <= MONTHS && Number(day) >= 1 && Number(day) <= 31;
  return isDay ? { day: String(Number(day)), month: String(Number(month)) } : undefined;
}

function digitsIn(text: string): Digits[] {
  const found: Digits[] = [];
  for (const { index, 1: year = "", 2: month = "", 3: day = "" } of text.matchAll(ISO))
    found.push({ at: index, year, first: day, second: month });
  for (const { index, 1: first = "", 2: sign, 3: second = "", 4: year = "" } of text.matchAll(FULL))
    found.push({ at: index, year: `20${year.slice(-2)}`, first, second, isSlash: sign === "/" });
  for (const { index, 1: first = "", 2: second = "" } of text.matchAll(DOTTED))
    found.push({ at: index, year: "-", first, second });
  const ofPeriods = periodsIn(text);
  for (const { index, 0: whole, 1: first = "", 2: second = "" } of text.matchAll(SLASHED)) {
    const lead = text.slice(Math.max(0, index - LEAD), index);
    const rest = text.slice(index + whole.length, index + whole.length + LEAD);
    const isAlways = whole === "24/7";
    const isNamed = NAMED.test(lead) && !OF_SIZES.test(rest) && !isAlways;
    const isAfterFrom = FROM.test(lead) && ENDS.test(rest) && !isFraction(first, second) && !isAlways;
    if (isNamed || isAfterFrom || ofPeriods.has(index) || looksLikeDay(first, second))
      found.push({ at: index, year: "-", first, second, isSlash: true, isNamed });
  }
  return found.sort((a, b) => a.at - b.at);
}

/** The offsets of both days of each period. */
function periodsIn(text: string): ReadonlySet<number> {
  const found = new Set<number>();
  for (const { index, 0: whole, 1: a = "", 2: b = "", 3: c = "", 4: d = "" } of text.matchAll(PERIOD)) {
    const areFractions = isFraction(a, b) && isFraction(c, d);
    const lead = text.slice(Math.max(0, index - LEAD), index);
    if (
      (OF_SHAPES.test(lead) && SHAPES.has(`${a}/${b}`) && SHAPES.has(`${c}/${d}`)) ||
      (areFractions && !NAMED.test(lead)) ||
      OF_SIZES.test(text.slice(index + whole.length, index + whole.length + LEAD))
    )
      continue;
    found.add(index).add(index + whole.length - `${c}/${d}`.length);
  }
  return found;
}

/** "15/09": both numbers are two digits or the second is a month with a zero, unlike in "24/7" and "9/10 dentists". */
const looksLikeDay = (first: string, second: string): boolean =>
  /^(?:(?:\d\d|\d(?=\/0))\/(?:0[1-9]|1[0-2])|(?:0[1-9]|1[0-2])\/\d\d)$/.test(`${first}/${second}`);

const isFraction = (first: string, second: string): boolean =>
  ![first, second].some((number) => number.startsWith("0")) &&
  Number(first) <= Number(second) &&
  DENOMINATORS.has(Number(second));

/** "spring '27", "Q2 ’27": with the whole year. */
export function withWholeYears(words: readonly Word[], text: string): readonly Word[] {
  return words.map((word) =>
    /^2\d$/.test(word.text) && /['’]/u.test(text.charAt(word.start - 1)) ? { ...word, text: `20${word.text}` } : word,
  );
}

/** "March to June 2027": the year applies to both. */
export function withYearOf(day: string, other: string): string {
  const year = /^\d{4}/.exec(other)?.[0];
  return day.startsWith("--") && year !== undefined ? `${year}${day.slice(1)}` : day;
}

/** "From September 2027 until March": the end is in the year of the start, or in the next one. */
export function endAfter(start: string, end: string): string {
  const [year, month = ""] = start.split("-");
  if (!end.startsWith("--") || !/^20\d\d$/.test(year ?? "")) return end;
  return `${Number(year) + (end.slice(2, 4) < month ? 1 : 0)}${end.slice(1)}`;
}

const WEEK = 7;
const DAY_MS = 86_400_000;

/** The Monday or Sunday of a calendar week (ISO 8601): "2027-03-08". */
export function dayOfWeek(year: number, week: number, isSunday: boolean): string {
  // The first week of a year is the one with January 4.
  const fourth = new Date(Date.UTC(year, 0, 4));
  const monday = fourth.getTime() - ((fourth.getUTCDay() + WEEK - 1) % WEEK) * DAY_MS;
  const days = (week - 1) * WEEK + (isSunday ? WEEK - 1 : 0);
  return new Date(monday + days * DAY_MS).toISOString().slice(0, "2027-03-08".length);
}
