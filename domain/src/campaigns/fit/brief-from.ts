import { foldText } from "../../catalogue/text/fold.js";
import type { Span } from "../brief/words/brief-words.js";
import { type Finding, isOf, type Taboo } from "../brief/findings/finding.js";
import { inDollars } from "../brief/findings/in-dollars.js";
import { withoutHeads } from "../brief/reading/brief-labels.js";
import { withoutLetter } from "../brief/reading/letter.js";
import { isProductName } from "../brief/words/product-names.js";
import { DESTINATION_CATEGORIES } from "../brief/words/destination-categories.js";
import { otherMedia } from "../brief/reading/other-media.js";
import { counted, type FindingChoices, type Reading } from "../brief/findings/readings.js";
import { type BriefReader, type BriefSubjects, SEXES } from "./brief-subject.js";
import type { Dollars } from "./budget-fit.js";

/** The brief that shows are scored against: the findings that count, and the choices beside the text. */
export type AdBrief = {
  /** The words of the brief that can be topics. */
  readonly topics: string;
  readonly categories: readonly string[];
  /** The categories that only name the product, if there are others. */
  readonly sold: readonly string[];
  /** Whether the product is for children, so that shows for them and their parents come first. */
  readonly forChildren?: boolean;
  readonly taboos: readonly Taboo[];
  readonly budget: Dollars | undefined;
  /** The ISO 4217 code of the brief's budget if it is not in dollars. `budget` is then converted, or undefined without a rate. */
  readonly currency?: string | undefined;
  /** ISO 639-1 codes. Any of them is acceptable. */
  readonly languages: readonly string[];
  /** Codes of the countries of the wanted listeners. Empty for travel: people travel to other places. */
  readonly countries?: readonly string[];
} & Partial<BriefSubjects>;

/** The reader's choices, which take precedence over the text. */
export type BriefChoices = {
  readonly budget?: Dollars | undefined;
  /** ISO 639-1 code. */
  readonly language?: string | undefined;
  readonly findings?: FindingChoices;
};

export function briefFrom(
  text: string,
  readings: readonly Reading[],
  { budget, language }: Omit<BriefChoices, "findings">,
  reader?: BriefReader,
): AdBrief {
  const findings = counted(readings);
  const named = [...new Set(findings.filter(isOf("category")).map(({ value }) => value))];
  const forChildren = findings.some((finding) => isForChildren(text, finding));
  const categories = forChildren ? [CHILDREN, ...named.filter((name) => name !== CHILDREN)] : named;
  const products = soldCategories(readings);
  const sold = products.length < categories.length ? products : [];
  const languages = language === undefined ? findings.filter(isOf("language")).map(({ value }) => value) : [language];
  const meant = categories.filter((name) => !sold.includes(name));
  const topics = topicText(text, readings, sold, reader?.ruledOutIn(text));
  return {
    topics,
    categories,
    ...reader?.readSubjects(
      topics,
      meant,
      findings.filter(isOf("audience")).map(({ value }) => value),
    ),
    sold,
    ...(forChildren && { forChildren }),
    taboos: findings.filter(isOf("taboo")).map(({ value }) => value),
    ...(budget ? { budget } : budgetOf(findings)),
    languages,
    countries: meant.some((name) => DESTINATION_CATEGORIES.has(name))
      ? []
      : findings.filter(isOf("country")).map(({ value }) => value),
  };
}

const CHILDREN = "Kids & Family";
const NAMES_CHILDREN = /(?:^|\s)(?:kids|child(?:ren)?|kind(?:er)?|ninos|ninas|enfants)$/;
/** "For young children", but not "for parents of children". */
const FOR = /(?:^|[^\p{L}])(?:for|für|para|pour|à destination des)\s+(?:\p{L}{1,20}\s+)?$/iu;
/** The characters before a finding that are read. */
const LEAD = 40;

/** "Audiobooks for children": the first thing named is the product, but its buyers listen to shows for families. */
function isForChildren(text: string, finding: Finding): boolean {
  const isNamed =
    isOf("category")(finding) && finding.value === CHILDREN && NAMES_CHILDREN.test(foldText(finding.words));
  return isNamed && FOR.test(text.slice(Math.max(0, finding.start - LEAD), finding.start));
}

/** Categories that are only found in the product's name. A category chosen by the reader is never one of them. */
function soldCategories(readings: readonly Reading[]): string[] {
  return readings.flatMap(({ finding, ignored, chosen }) =>
    isOf("category")(finding) && !ignored && !chosen && isProductName(foldText(finding.words)) ? [finding.value] : [],
  );
}

/** The currency says how the score explains the budget. */
function budgetOf(findings: readonly Finding[]): Pick<AdBrief, "budget" | "currency"> {
  const money = findings.find(isOf("budget"))?.value;
  if (money === undefined) return { budget: undefined };
  const budget = inDollars(money);
  return money.currency === "USD" ? { budget } : { budget, currency: money.currency };
}

/** The text without ignored topics, the product, what is ruled out, and words that were recognized as something other than a topic. */
function topicText(
  text: string,
  readings: readonly Reading[],
  sold: readonly string[],
  ruledOut: readonly Span[] = [],
): string {
  let rest = withoutHeads(withoutLetter(text));
  const blank = ({ start, end }: Span): void => {
    rest = rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end);
  };
  [...otherMedia(text), ...ruledOut].forEach(blank);
  const sexes = readings.filter(({ finding }) => isOf("audience")(finding) && SEXES.has(finding.value));
  for (const { finding, ignored } of readings) {
    const isSold = isOf("category")(finding) && sold.includes(finding.value);
    const isOfAll = sexes.length === SEXES.size && sexes.some((one) => one.finding === finding);
    if ((isTopical(finding) && !isSold && !isOfAll) !== ignored) continue;
    blank(finding);
  }
  for (const { finding } of readings) if (isOf("country")(finding)) finding.again?.forEach(blank);
  return rest;
}

/** Categories, topics and people are what shows talk about. */
function isTopical({ kind }: Finding): boolean {
  return kind === "category" || kind === "topic" || kind === "audience";
}
