import { type Word, wordSet } from "../words/brief-words.js";
import { withYearOf } from "./numeric-days.js";
import { placesNamed } from "./read-countries.js";

export const IN = wordSet(
  "in deadline ends during for on im am zum fur en durante para pendant pour au de of this next mid early late end beginning anfang mitte ende diesen dieses diesem nachsten kommenden zu este proximo cet prochain nel",
);
/** Between the start and the end of a period. */
export const TO = wordSet("to until till through thru bis hasta a al au jusqu and und y et e tot en");

/** A day, month or the like in a brief. */
export type Point = {
  readonly from: string;
  readonly until: string;
  readonly to: number;
  readonly sure: boolean;
  readonly isSeason?: boolean;
};

export const word = (words: readonly Word[], at: number): string => words[at]?.text ?? "";
export const yearAt = (words: readonly Word[], at: number): string | undefined => /^20\d\d$/.exec(word(words, at))?.[0];
export const dayAt = (words: readonly Word[], at: number): string | undefined =>
  /^(0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th|er)?$/.exec(word(words, at))?.[1]?.padStart(2, "0");

/**
 * The last day of a period in one month, after its first day: "June 11-13, 2027", "March 3rd and 4th". Other numbers follow a day too:
 * "on March 3 and 4 shows", "June 1 - 20,000 dollars", "March 3rd and 4th grade teachers". "December 3 and 10" is two dates.
 */
export function lastDay(words: readonly Word[], text: string, { from, to }: Point): Point | undefined {
  const gap = text.slice(words[to - 1]?.end, words[to]?.start);
  const isDash = /^\s?[-–—]\s?$/u.test(gap);
  if (!isDash && !TO.has(word(words, to))) return undefined;
  const at = isDash ? to : to + 1;
  const [day, next, year] = [dayAt(words, at), words[at + 1], yearAt(words, at + 1)];
  const [, month, first] = /^(.+-\d\d)-(\d\d)$/.exec(from) ?? [];
  const isPair = !isDash && PAIR.has(word(words, to));
  const isDecimal = /^[.,]\d/.test(text.slice(words[at]?.end));
  if (day === undefined || month === undefined || isDecimal || Number(day) <= Number(first)) return undefined;
  if (isPair && Number(day) !== Number(first) + 1) return undefined;
  const isJoined = !isDash || gap.length === 1;
  const isEnd = next === undefined || next.opens || year !== undefined;
  const isPlace = next !== undefined && words[at + 2]?.pauses !== false && placesNamed([next]).length > 0;
  if (!isEnd && !(isJoined && (next.pauses || AFTER.has(next.text) || isPlace))) return undefined;
  const until = withYearOf(`${month}-${day}`, year ?? "");
  return { from: until, until, to: year === undefined ? at + 1 : at + 2, sure: true };
}

const PAIR = wordSet("and und y et e en");
const AFTER = new Set([...IN, "at", "only", "with", "nur"]);
