import { foldText } from "../../../catalogue/text/fold.js";
import { LONGEST_READ, phraseLines, type Span } from "../words/brief-words.js";
import type { Money } from "../findings/finding.js";
import { periodAfter, spotsAfter } from "./budget-period.js";
import { FILLER, withDigits } from "../words/number-words.js";
import { isForOtherMedium } from "./other-media.js";

const AMOUNT = String.raw`\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3}){1,3}(?:[.,]\d\d)?(?!\d)|\d{1,9}(?:[.,]\d{1,2})?(?!\d)`;
const SCALE = String.raw`[ \u00a0]?[kt](?=€|(?:eur|usd|gbp|chf)(?!\p{L}))|[ \u00a0]?(?:k|m|mio\.?|grand|thousand|millions?|tausend|tsd\.?|millionen|mil|mila|mille|mill[oó]n(?:es)?|milione|miljoen)(?![\p{L}\p{N}])`;
const CODES = String.raw`(?:usd|eur|gbp|chf|sfr\.?|fr\.|cad|aud|nzd|jpy|inr|mxn|ars|clp|cop|pen|sek|nok|dkk|pln|brl|zar|sgd|hkd|aed|ngn|kes)(?!\p{L})`;
const BEFORE = String.raw`(?:us|au|ca|nz|mx|hk|[acrs])?\$|€|£|¥|₹|₦|r(?=[ \u00a0]?\d)|s\/\.?|${CODES}`;
const DOLLARS = String.raw`(?:(?:us|canadian|australian|kanadische|australische)[- ])?dollars?(?: (?:canadiens|australiens))?(?!\p{L})|d[oó]lares(?: (?:canadienses|australianos))?(?!\p{L})`;
const AFTER = String.raw`${DOLLARS}|(?:us|au|ca|mx|[ac])?\$|€|euros?(?!\p{L})|£|pounds?(?!\p{L})|quid(?!\p{L})|bucks(?!\p{L})|libras|livres sterling|(?:schweizer )?franken|francs?(?: suisses)?(?!\p{L})|pesos(?: (?:argentinos|chilenos|colombianos|mexicanos))?|soles(?!\p{L})|(?:swedish |norwegian |danish )?(?:kr|kron[aoe][rn]?|kronen|couronnes|coronas)(?!\p{L})|z[lł](?:oty(?:ch|s)?)?(?!\p{L})|reais(?!\p{L})|reales(?!\p{L})|rupees(?!\p{L})|rupien(?!\p{L})|(?:south african )?rand(?!\p{L})|naira(?!\p{L})|yen(?!\p{L})|${CODES}`;
const ONE = String.raw`(?:(${BEFORE})[ \u00a0]?)?(${AMOUNT})(?:[.,][-–—]{1,2})?${FILLER}*(${SCALE})?(\+)?(?:[ \u00a0]?(?:de |di |d['’])?(${AFTER}))?`;
const MONEY = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])${ONE}(?:[ \u00a0]?(?:-|–|—|to|bis|a|à|hasta|and|und|y|et)[ \u00a0]?${ONE})?`,
  "giu",
);

const CURRENCIES = new Map(
  phraseLines(`
USD: $, us$, dollar, dollars, dolares, us dollar, us dollars, bucks
AUD: au$, a$, australian dollars, australische dollar, dollars australiens, dolares australianos
CAD: ca$, c$, canadian dollars, kanadische dollar, dollars canadiens, dolares canadienses
NZD: nz$
EUR: €, euro, euros
GBP: £, pound, pounds, quid, libras, livres sterling
CHF: franken, franc, francs, francs suisses, schweizer franken, sfr, sfr., fr.
MXN: mx$, pesos, pesos mexicanos
ARS: pesos argentinos
CLP: pesos chilenos
COP: pesos colombianos
JPY: ¥, yen
INR: ₹, rupees, rupien
ZAR: r, rand, south african rand
NGN: ₦, naira
SGD: s$
HKD: hk$
PEN: soles, s/, s/.
SEK: swedish kronor
NOK: norwegian kroner
DKK: danish kroner
BRL: r$, reais, reales`),
);
/**
 * Currencies whose names have several forms: "kr", "kronor", "zł", "złoty". Crowns are Swedish, unless the brief names Norway or Denmark.
 */
const BEGIN: readonly (readonly [RegExp, string])[] = [
  [/^(?:kr|couronnes|coronas)/, "SEK"],
  [/^z[lł]/, "PLN"],
];

/** Words for a budget, folded, in English, German, Spanish and French. */
const BUDGET_WORD =
  /(?<!\p{L})(?:(?:werbe|media|marketing)?budgets?|spend|spending|invest|etat|ausgeben|eingeplant|presupuestos?|gastar|invertir|depenser|investir|available)(?!\p{L})/gu;
/** Words next to prices of other things, folded. */
const PRICE_WORD =
  /(?<!\p{L})(?:cpm|tkp|cpa|prices?|priced|costs?|kostet|kosten|preis|precio|cuesta|prix|coute|off|rabatt|discount|descuento|remise|revenue|turnover|umsatz|ventas|worth|voucher|gutschein|per 1|each|salary|income|earn|earning|households?)(?!\p{L})/u;
/** After an amount, these mean that it is the price of a single spot. */
const PER_SPOT =
  /^ ?(?:\/|per|pro|je|por|par|an?|each|for (?:an?|one|each)) ?(?:episode|spot|ad|read|placement|slot|show|post|folge|sendung|ausstrahlung|episodio|anuncio|cuna|emision|emission|annonce|diffusion|mention|mencion|thousand|mille|mil|cpm)/;
const AT_LEAST =
  /(?:at least|from|starting at|more than|over|minimum(?: of)?|mindestens|ab|über|mehr als|al menos|desde|mínimo|más de|au moins|à partir de|plus de|dès)[ \u00a0]$/iu;
const ABOUT =
  /(?:up to|about|around|roughly|some|ca\.|circa|etwa|rund|ungefähr|bis zu|maximal|höchstens|unos|aproximadamente|hasta|máximo|environ|jusqu['’]à|maximum|max\.?)[ \u00a0]$/iu;

/** Words within this many characters of an amount determine its meaning. */
const NEAR = 40;
/** In dollars or a similar currency. Judgment: a smaller amount without the word "budget" is more likely a price. */
const LEAST = 500;

/** `isMonthly`: for each month, and the brief does not say beside it how many there are. */
export type Budget = {
  readonly value: Money;
  readonly isMonthly: boolean;
  /** It has no currency. */
  readonly isBare: boolean;
  /** If it is the sum of several amounts: all of them. `Span` is then the first one. */
  readonly words?: string;
} & Span;
type Candidate = Pick<Budget, "isMonthly" | "isBare"> & {
  readonly money: Money;
  readonly named: boolean;
  readonly distance: number;
} & Span;

/**
 * The budget that a brief names. An amount next to a word such as "budget" counts even without a currency (the value is then in US dollars).
 * Otherwise it is the largest amount that has a currency and does not look like a price. undefined if there is none.
 */
export function readBudget(text: string): Budget | undefined {
  const read = withDigits(text.slice(0, LONGEST_READ));
  const candidates = [...read.matchAll(MONEY)].flatMap((match) => candidateOf(read, match) ?? []);
  const beside = candidates.filter(({ distance }) => distance <= NEAR).sort((a, b) => a.distance - b.distance);
  const alone = candidates
    .filter((one) => one.named && one.money.low >= LEAST && !PRICE_WORD.test(foldText(around(read, one, 20))))
    .sort((a, b) => b.money.low - a.money.low);
  const found = beside[0] ?? alone[0];
  if (!found) return undefined;
  const { money, isMonthly, isBare, start, end } = found;
  return partsOf(text, found, candidates) ?? { value: money, isMonthly, isBare, start, end };
}

/** "€12,000 for cats, €8,000 for dogs": amounts for different things that a list or an "and" joins are one budget. */
function partsOf(text: string, found: Candidate, all: readonly Candidate[]): Budget | undefined {
  const at = all.indexOf(found);
  const isNext = (one: Candidate | undefined, next: Candidate | undefined): boolean => {
    if (!one || !next || one.isMonthly || next.isMonthly || one.money.currency !== next.money.currency) return false;
    const [, first = ""] = PART.exec(text.slice(one.end, next.start)) ?? [];
    const [, second] = BEGINS.exec(text.slice(next.end)) ?? [];
    return first !== "" && first.toLowerCase() === second?.toLowerCase();
  };
  let [first, last] = [at, at];
  while (isNext(all[first - 1], all[first])) first -= 1;
  while (isNext(all[last], all[last + 1])) last += 1;
  const parts = all.slice(first, last + 1);
  const [start] = parts;
  if (!start || parts.length === 1 || !parts.every(({ named }) => named)) return undefined;
  // "€5,000 for events, €8,000 for podcasts": the others are for something else.
  const own = parts.find(({ end }) => FOR_PODCASTS.test(text.slice(end)));
  if (own) return { value: own.money, isMonthly: false, isBare: false, start: own.start, end: own.end };
  const value = parts.reduce<Money>(
    ({ currency, low, high }, { money }) => ({
      currency,
      low: low + money.low,
      high: high === null || money.high === null ? null : high + money.high,
    }),
    { ...start.money, low: 0, high: 0 },
  );
  return {
    value,
    isMonthly: false,
    isBare: false,
    start: start.start,
    end: start.end,
    words: parts.map((part) => text.slice(part.start, part.end)).join(" + "),
  };
}

/** What an amount is for, up to the next amount in the list. */
const PART = /^ (for|für|para|pour)(?= )[^.,;:!?\n\p{N}]{2,40}(?:,| and| und| y| et| plus){1,2} $/iu;
const BEGINS = /^ (for|für|para|pour) /iu;
const FOR_PODCASTS = /^ (?:for|für|para|pour) (?:(?:the|our|die|los|les) )?(?:podcasts?|audio)(?!\p{L})/iu;

/** Parses an amount typed into a money field: "5,000", "5.000 €", "10k". undefined for any other text. */
export function amountIn(text: string): number | undefined {
  const value = readBudget(`budget $${text.replace(/^\D+/u, "")}`)?.value;
  return value && value.low === value.high && value.low >= 1 ? Math.round(value.low) : undefined;
}

/** "HHI $100k+" describes listeners. */
const OF_HOUSEHOLD = /(?<!\p{L})hhi[ :]{1,2}(?:(?:of|over|above) )?$/iu;

function candidateOf(text: string, match: RegExpMatchArray): Candidate | undefined {
  const [whole, before, first = "", firstScale, plus, after, before2, second, secondScale, plus2, after2] = match;
  const index = match.index ?? 0;
  const signs = [before, after, before2, after2].filter((one) => one !== undefined);
  // "$6,000 CAD" means Canadian dollars.
  const sign = signs.find((one) => one !== "$") ?? signs[0];
  const currency = sign === undefined ? "USD" : currencyOf(sign);
  const scale = firstScale ?? (second !== undefined && amountOf(first) < 1_000 ? secondScale : undefined);
  const one = amountOf(first) * scaleOf(scale);
  const other = second === undefined ? one : amountOf(second) * scaleOf(secondScale);
  // A year, a percentage or a bare small number is not money.
  const bare = sign === undefined && scale === undefined;
  const isYear = bare && /^(?:19|20)\d\d$/.test(first);
  const rest = text.slice(index + whole.length, index + whole.length + NEAR);
  if (one <= 0 || isYear || (bare && one < 100) || /^[ \u00a0]?%/.test(rest)) return undefined;
  if (isForOtherMedium(rest)) return undefined;
  // The price of a spot is a budget only together with the number of spots.
  const isPrice = PER_SPOT.test(foldLower(rest));
  const spots = isPrice ? spotsAfter(text.slice(index + whole.trimEnd().length)) : undefined;
  if (isPrice && !spots) return undefined;
  const lead = text.slice(Math.max(0, index - 20), index);
  if (OF_HOUSEHOLD.test(lead)) return undefined;
  const open = plus !== undefined || plus2 !== undefined || (second === undefined && AT_LEAST.test(lead));
  const start = index - (AT_LEAST.exec(lead) ?? ABOUT.exec(lead) ?? [""])[0].length;
  const end = index + whole.trimEnd().length;
  const { times, isMonthly, length } = spots ?? periodAfter(text.slice(end, end + 2 * NEAR));
  const span = { start, end: end + length };
  const [low, high] = [times * Math.min(one, other), times * Math.max(one, other)];
  const money = { currency, low, high: open ? null : high };
  const isNamed =
    sign !== undefined ||
    scale?.endsWith("grand") ||
    (scale !== undefined && (isClause(text, span) || isUpTo(text, lead, rest)));
  return {
    ...span,
    money,
    isMonthly,
    isBare: sign === undefined,
    named: isNamed,
    distance: distanceToBudgetWord(text, span),
  };
}

/** "UK, 5 to 10k, no politics": an amount between commas needs no currency, except in a brief about running. */
function isClause(text: string, { start, end }: Span): boolean {
  const isAlone = /(?:^|[.,;:(–—]) *(?:between|entre|zwischen)? *$/iu.test(
    text.slice(Math.max(0, start - NEAR), start),
  );
  return isAlone && /^ *(?:[.,;)–—]|$)/u.test(text.slice(end)) && !RACES.test(text);
}

/** "We can do up to 60k over Q2": what follows is not what is counted ("up to 60k listeners"). */
const isUpTo = (text: string, lead: string, rest: string): boolean =>
  /up to $/iu.test(lead) && /^ *(?:(?:over|for|until|by|before)(?!\p{L})|[.,;)]|$)/iu.test(rest) && !RACES.test(text);

const RACES = /\b(?:run|runs|runners?|running|races?|marathons?|l[aä]ufer|lauf|carreras?|course|coureurs?)\b/iu;

/** The number of characters to the nearest budget word in the same sentence; Infinity if there is none. */
function distanceToBudgetWord(text: string, { start, end }: Span): number {
  const before = foldText(sentenceEnd(text.slice(Math.max(0, start - NEAR), start)));
  const after = foldText(sentenceStart(text.slice(end, end + NEAR)));
  const last = [...before.matchAll(BUDGET_WORD)].filter(({ index }) => !NO.test(before.slice(0, index))).at(-1);
  const next = [...after.matchAll(BUDGET_WORD)].find(({ index }) => !NO.test(after.slice(0, index)));
  return Math.min(last ? before.length - last.index - last[0].length : Infinity, next ? next.index + 1 : Infinity);
}

/** "No budget for television" says nothing about the amounts beside it. */
const NO = /(?<!\p{L})(?:no|without|kein|ohne|sin|pas de|aucun|sans) $/u;

const around = (text: string, { start, end }: Span, near: number): string =>
  `${sentenceEnd(text.slice(Math.max(0, start - near), start))} ${sentenceStart(text.slice(end, end + near))}`;

const sentenceEnd = (text: string): string => text.split(/[!?;\n]|\.\s/u).at(-1) ?? "";
const sentenceStart = (text: string): string => text.split(/[!?;\n]|\.(?:\s|$)/u)[0] ?? "";

const foldLower = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

function currencyOf(sign: string): string {
  const folded = foldLower(sign).replace(/-/g, " ");
  return CURRENCIES.get(folded) ?? BEGIN.find(([sign]) => sign.test(folded))?.[1] ?? folded.toUpperCase().slice(0, 3);
}

/** Parses "10,000", "10.000", "10 000", "10.000,00" and "1.5". */
function amountOf(text: string): number {
  const [, whole, part = ""] = /^(\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+)(?:[.,](\d\d))?$/u.exec(text) ?? [];
  return Number(whole === undefined ? text.replace(",", ".") : `${whole.replace(/\D/g, "")}.${part}`);
}

function scaleOf(text: string | undefined): number {
  const word = text?.trim().toLowerCase();
  if (word === undefined) return 1;
  return /^(?:k|t|grand|thousand|tausend|tsd\.?|mil|mila|mille)$/.test(word) ? 1_000 : 1_000_000;
}
