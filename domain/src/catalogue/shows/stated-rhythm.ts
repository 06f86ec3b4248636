const DAY = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?`;
const DAYS = new RegExp(String.raw`\b(?:every|each) (${DAY}(?:(?:,? (?:and|&) |, ?| ?/ ?)${DAY})*)`, "g");
const SHOWS = "(?:podcasts?|shows?|episodes?|programs?|series|briefing|newscast)";
/** Allows up to two words in between: "weekly true crime podcast". Bonus episodes have their own rhythm. */
const A_SHOW = String.raw`(?:(?!bonus)[\w-]+ ){0,2}${SHOWS}\b`;
const TIMES = "(?:a|per|each|every)";

/** Assumes weekdays only, because most daily shows skip weekends. */
const DAILY = 7 / 5;
const HALF_A_MONTH = 15;

type Phrase = readonly [days: number, sentence: RegExp];

/**
 * Phrases in descriptions that state the rhythm, with the days between two episodes. In each group, the first match counts. Every phrase
 * of a group contains one of the group's words. Most descriptions contain none, and finding a word is much faster than a phrase.
 */
const GROUPS: readonly { readonly words: readonly string[]; readonly phrases: readonly Phrase[] }[] = [
  phrases(
    ["day", "daily", "morning"],
    [
      [1 / 2, new RegExp(String.raw`\b(?:twice|two times) ${TIMES} day\b`)],
      [DAILY, new RegExp(String.raw`\b(?:five|5) days ${TIMES} week\b`)],
      [DAILY, /\b(?:every|each) weekday\b/],
      [DAILY, /\bmonday (?:through|thru|to|[-–]) friday\b/],
      [DAILY, new RegExp(String.raw`\bdaily (?!fantasy)${A_SHOW}`)],
      [DAILY, /\bepisodes? (?:daily|every (?:single )?(?:day|morning))\b/],
    ],
  ),
  phrases(
    ["week", "fortnight", "day"],
    [
      [7 / 3, new RegExp(String.raw`\b(?:three|3) times ${TIMES} week\b`)],
      [7 / 2, new RegExp(String.raw`\b(?:twice|two times|(?:two|2) (?:new )?episodes)[ -](?:${TIMES} week|weekly)\b`)],
      [14, new RegExp(String.raw`\bevery (?:other|second|two|2) (?:weeks?|${DAY})\b`)],
      [14, /\bevery fortnight\b/],
      // "Bi-weekly" can also mean twice a week, but shows hardly ever use it that way.
      [14, new RegExp(String.raw`\b(?:fortnightly|bi-?weekly) ${A_SHOW}`)],
      [7, /\b(?:every|each|once a) week\b/],
      [7, new RegExp(String.raw`\bweekly ${A_SHOW}`)],
      [7, /\bepisodes? weekly\b/],
    ],
  ),
  phrases(
    ["month"],
    [
      [
        HALF_A_MONTH,
        /\b(?:first|1st|second|2nd) and (?:third|3rd|15th|fourth|4th) (?:\w+ )?of (?:every|each|the) month\b/,
      ],
      [HALF_A_MONTH, new RegExp(String.raw`\b(?:twice|two times)[ -](?:${TIMES} month|monthly)\b`)],
      [30, /\b(?:one|an|new) (?:[\w-]+ )?(?:episodes?|shows?|play) (?:[\w-]+ ){0,2}?(?:every|each|once a) month\b/],
      [30, /\b(?:first|last) \w+ of (?:every|each|the) month\b/],
      // "Bi-monthly" is ambiguous: twice a month or every two months.
      [30, new RegExp(String.raw`(?<!bi-)\bmonthly ${A_SHOW}`)],
    ],
  ),
];

function phrases(words: readonly string[], found: readonly Phrase[]) {
  return { words, phrases: found };
}

/**
 * Days between episodes according to a show's English description: "five days a week", "every Monday and Thursday". undefined if it
 * states no rhythm, or more than one.
 */
export function statedInterval(description: string | undefined): number | undefined {
  if (description === undefined || !/(?:day|daily|week|fortnight|month)/i.test(description)) return undefined;
  const text = description.toLowerCase().replace(/\s+/g, " ");
  const days = new Set(
    [...text.matchAll(DAYS)].flatMap(([, named = ""]) => named.match(/mon|tue|wed|thu|fri|sat|sun/g) ?? []),
  );
  const found = GROUPS.flatMap(({ words, phrases }) => {
    if (!words.some((word) => text.includes(word))) return [];
    return phrases.find(([, sentence]) => sentence.test(text))?.[0] ?? [];
  });
  // The named days are more specific than "each week": "Each week … New episodes every Monday and Thursday."
  const stated = days.size > 0 ? [7 / days.size, ...found.filter((interval) => interval !== 7)] : found;
  const [interval] = stated;
  // The description only mentions a daily show: "From the makers of a daily show, now a weekly conversation."
  if (stated.length !== 1 || (interval === DAILY && /\bweekly\b/.test(text))) return undefined;
  return interval;
}
