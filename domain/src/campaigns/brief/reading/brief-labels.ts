import { ANSWERS } from "../words/taboo-words.js";
import type { Word } from "../words/brief-words.js";

/** Minimum number of labels. Judgment: a text with fewer is prose, where "Board games: Catan and Carcassonne" is what it is about. */
const LEAST_LABELS = 3;
const LONGEST_LABEL = 3;
/** Words of the labels of a form. "Board games: Catan" is a line about a product. */
const FORM: ReadonlySet<string> = new Set(
  `product produkt producto produit market markets markt mercado marche country countries land pais pays budget money presupuesto audience
  listeners zielgruppe horer publico oyentes cible auditeurs goal ziel objetivo objectif kpi flight start dates zeitraum fechas
  periode`.split(/\s+/),
);
const YES: ReadonlySet<string> = new Set("yes ja si oui ok fine".split(" "));

/**
 * Blanks out the labels of a brief in the form of a list: "Flight: March. Money: $5,000." is neither about travel nor about money. What
 * the labels say about the words after them ("Avoid:", "Goal:") is for the readers that read them.
 */
export function withoutLabels(words: readonly Word[]): readonly Word[] {
  const labels = words.flatMap((word, from): [from: number, to: number][] => {
    if ((from > 0 && !word.opens) || word.colon) return [];
    const to = words.slice(from, from + LONGEST_LABEL + 1).findIndex(({ colon }, at) => at > 0 && colon) + from;
    const isLabel = to > from && !words.slice(from + 1, to).some(({ pauses }) => pauses);
    const answer = words[to]?.text ?? "";
    const isOfForm = words.slice(from, to).some(({ text }) => FORM.has(text));
    return isLabel && isOfForm && !YES.has(answer) && !ANSWERS.has(answer) ? [[from, to]] : [];
  });
  if (labels.length < LEAST_LABELS) return words;
  const isIn = (at: number): boolean => labels.some(([from, to]) => from <= at && at < to);
  return words.map((word, at) => (isIn(at) ? { ...word, text: "" } : word));
}
