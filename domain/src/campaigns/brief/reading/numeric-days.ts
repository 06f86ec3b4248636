import type { Word } from "../words/brief-words.js";

/** A day in digits: its value ("2027-03-01", "--03-01"), and how many words it is. */
export type NumericDay = { readonly value: string; readonly length: number };

const MONTHS = 12;
const START = String.raw`(?<![\p{L}\p{N}.,/$€£])`;
const END = String.raw`(?![\p{L}\p{N}/]|[.,]\d)`;
/** "2027-03-01". */
const ISO = new RegExp(String.raw`${START}(20\d\d)[-/.](\d\d?)[-/.](\d\d?)${END}`, "gu");
/** "Version 3.1.24" is not a day. */
const NO_VERSION = String.raw`(?<!(?<!\p{L})(?:version|versión|release|node|ios|android|v) ?)`;
/** "1.3.2027", "3/31/27". */
const FULL = new RegExp(String.raw`${START}${NO_VERSION}(\d\d?)([./])(\d\d?)\2(20\d\d|['’]?2\d)${END}`, "giu");
/** "15/09", "1.3.": with a slash, both numbers are two digits or the second is a month with a zero, unlike in "24/7" and "9/10 dentists". */
const SHORT = new RegExp(
  String.raw`${START}(?:(\d\d|\d(?=\/0))\/(0[1-9]|1[0-2])|(0[1-9]|1[0-2])\/(\d\d)|(\d\d?)\.(\d\d?)\.)${END}`,
  "gu",
);
/** "3/15 - 4/30": one of the numbers can only be a day. */
const PERIOD = new RegExp(
  String.raw`${START}(\d\d?)\/(\d\d?)(?:\s?[-–—]\s?| (?:to|until|till|through|bis|al?|au|hasta) )(\d\d?)\/(\d\d?)${END}(?! ?(?:inch|["″”]))`,
  "giu",
);
/** Of the fractions that sizes have ("3/4 to 15/16"), the only denominator that could be a day. */
const SIXTEENTHS = 16;

/**
 * The days in digits that a text has, by the offset of their first number. Of two numbers with a slash, the day comes first, unless one of
 * them can only be the second, or the listeners are in the US.
 */
export function numericDays(text: string, isUs: boolean): ReadonlyMap<number, NumericDay> {
  const found: { at: number; year: string; first: string; second: string; isSlash: boolean }[] = [];
  for (const { index, 1: year = "", 2: month = "", 3: day = "" } of text.matchAll(ISO))
    found.push({ at: index, year, first: day, second: month, isSlash: false });
  for (const { index, 1: first = "", 2: sign, 3: second = "", 4: year = "" } of text.matchAll(FULL))
    found.push({ at: index, year: `20${year.slice(-2)}`, first, second, isSlash: sign === "/" });
  for (const { index, ...groups } of text.matchAll(SHORT)) {
    const [first = "", second = ""] = [1, 2, 3, 4, 5, 6].flatMap((group) => groups[group] ?? []);
    found.push({ at: index, year: "-", first, second, isSlash: groups[5] === undefined });
  }
  for (const { index, 0: whole, 1: first = "", 2: second = "", 3: third = "", 4: fourth = "" } of text.matchAll(
    PERIOD,
  )) {
    if (![first, second, third, fourth].map(Number).some((one) => one > MONTHS && one !== SIXTEENTHS)) continue;
    found.push({ at: index, year: "-", first, second, isSlash: true });
    const at = index + whole.length - `${third}/${fourth}`.length;
    found.push({ at, year: "-", first: third, second: fourth, isSlash: true });
  }
  const slashes = found.filter(({ isSlash }) => isSlash);
  const isDayFirst = slashes.some(({ first }) => Number(first) > MONTHS);
  const isMonthFirst = slashes.some(({ second }) => Number(second) > MONTHS) || (!isDayFirst && isUs);
  return new Map(
    found.flatMap(({ at, year, first, second, isSlash }): [number, NumericDay][] => {
      const [day, month] = isSlash && isMonthFirst ? [second, first] : [first, second];
      const isDay = Number(month) >= 1 && Number(month) <= MONTHS && Number(day) >= 1 && Number(day) <= 31;
      const value = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
      return isDay ? [[at, { value, length: year === "-" ? 2 : 3 }]] : [];
    }),
  );
}

/** "spring '27", "Q2 ’27": with the whole year. */
export function withWholeYears(words: readonly Word[], text: string): readonly Word[] {
  return words.map((word) =>
    /^2\d$/.test(word.text) && /['’]/u.test(text.charAt(word.start - 1)) ? { ...word, text: `20${word.text}` } : word,
  );
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
