import { section, type Lexicon } from "../words/lexicon.js";
import type { Subject } from "../words/parse-words.js";
import type { Random } from "./random.js";

/** The format of a show. It determines hosts, episode titles, lengths and the description. */
export type ShowFormat = "interview" | "duo" | "solo" | "serial" | "tale" | "brief" | "lesson";

/** The publishing frequency, as the description states it. */
export type Cadence = "daily" | "weekly" | "fortnightly" | "monthly" | "irregular";

type FormatWeights = Partial<Record<ShowFormat, number>>;

const TALK: FormatWeights = { interview: 45, duo: 33, solo: 22 };

const BY_CATEGORY: { readonly [category: string]: FormatWeights } = {
  Fiction: { serial: 1 },
  "True Crime": { serial: 40, solo: 30, duo: 30 },
  History: { solo: 45, duo: 30, interview: 15, serial: 10 },
  Comedy: { duo: 60, interview: 40 },
  Documentary: { solo: 80, interview: 20 },
  "Personal Journals": { solo: 1 },
  "Daily News": { brief: 1 },
  "Business News": { brief: 1 },
  "Sports News": { brief: 1 },
  "Tech News": { brief: 70, duo: 30 },
  Courses: { lesson: 1 },
  "Language Learning": { lesson: 1 },
  "How To": { lesson: 50, solo: 50 },
  "Stories for Kids": { tale: 1 },
  "Education for Kids": { tale: 1 },
};

const CADENCES: Readonly<Record<ShowFormat, Partial<Record<Cadence, number>>>> = {
  interview: { weekly: 55, fortnightly: 25, monthly: 12, irregular: 8 },
  duo: { weekly: 68, fortnightly: 20, monthly: 6, irregular: 6 },
  solo: { daily: 5, weekly: 45, fortnightly: 25, monthly: 13, irregular: 12 },
  serial: { weekly: 75, fortnightly: 25 },
  tale: { daily: 15, weekly: 70, fortnightly: 15 },
  brief: { daily: 92, weekly: 8 },
  lesson: { daily: 12, weekly: 68, fortnightly: 20 },
};

/** Facts in the written description; random choices must not contradict them. */
export function describedFormat(about: string, lexicon: Lexicon): { two: boolean; serial: boolean; cadence?: Cadence } {
  const says = (name: string): boolean => section(lexicon, name).some((phrase) => about.includes(phrase));
  const fortnight = says("saysFortnight");
  const cadence = fortnight ? "fortnightly" : says("saysDaily") ? "daily" : says("saysWeekly") ? "weekly" : undefined;
  return { two: !fortnight && says("saysTwo"), serial: says("saysSerial"), cadence };
}

/** A format that suits the subject and the description. */
export function drawFormat(subject: Subject, described: { two: boolean; serial: boolean }, random: Random): ShowFormat {
  const usual = random.weighted(BY_CATEGORY[subject.subcategory ?? ""] ?? BY_CATEGORY[subject.category] ?? TALK);
  if (described.serial) return "serial";
  return described.two && (usual === "interview" || usual === "solo") ? "duo" : usual;
}

/** How often a show of that format comes out. */
export function drawCadence(format: ShowFormat, random: Random): Cadence {
  return random.weighted(CADENCES[format]);
}
