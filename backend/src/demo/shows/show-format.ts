import { section, type Lexicon, type Subject } from "../words/lexicon.js";
import { TABLES, type Cadence, type ShowFormat } from "./demo-tables.js";
import type { Random } from "./random.js";

/** Facts stated in a hand-written description, which random choices must not contradict. */
export function describedFormat(about: string, lexicon: Lexicon): { two: boolean; serial: boolean; cadence?: Cadence } {
  const says = (name: string): boolean => section(lexicon, name).some((phrase) => about.includes(phrase));
  const fortnight = says("saysFortnight");
  const cadence = fortnight ? "fortnightly" : says("saysDaily") ? "daily" : says("saysWeekly") ? "weekly" : undefined;
  return { two: !fortnight && says("saysTwo"), serial: says("saysSerial"), cadence };
}

/** A format that suits the subject and the description. */
export function drawFormat(subject: Subject, described: { two: boolean; serial: boolean }, random: Random): ShowFormat {
  const { usualFormats } = TABLES;
  const weights = usualFormats[subject.subcategory ?? ""] ?? usualFormats[subject.category] ?? usualFormats.others;
  const usual = random.weighted(weights);
  if (described.serial) return "serial";
  return described.two && (usual === "interview" || usual === "solo") ? "duo" : usual;
}
