import { ANSWERS, REJECTIONS } from "../words/taboo-words.js";
import { phraseAt, type Word, wordsOf, wordSet } from "../words/brief-words.js";

/**
 * Minimum number of labels, and of those that are one word. Judgment: a text with fewer is prose, where "Board game market: Spain" is what
 * it is about.
 */
const LEAST = { labels: 3, words: 2 };
const LONGEST_LABEL = 3;
/** Words of the labels of a form. "Board games: Catan" is a line about a product. */
const FORM: ReadonlySet<string> = wordSet(`
  product produkt producto produit market markets markt mercado marche country countries land pais pays budget money presupuesto inversion
  audience listeners zielgruppe horer publico oyentes cible auditeurs goal ziel objetivo objectif kpi flight start dates zeitraum
  fechas periode brand client target geo demo age kpi spend exclusions`);
const YES: ReadonlySet<string> = wordSet("yes ja si oui ok fine");

/** The minimum number of cells of a row that names the columns of a table, and the share of them that are labels. Judgment. */
const HEAD = { cells: 3, share: 0.6 };

/**
 * Replaces the first row of a table by spaces: "Product | Market | Flight" is not about travel. Cells are separated by bars or tabs. A row
 * without another one below it says something itself, and so does "Market: UK | Budget: £5k".
 */
export const withoutHeads = (text: string): string =>
  text.replace(ROWS, (row, offset: number) => (isHead(row, offset, text) ? blank(row) : row));

const blank = (row: string): string => row.replace(/\S/gu, (sign) => " ".repeat(sign.length));

/** A row of a table. */
const ROWS = /^[^\n]*[|\t][^\n]*$/gmu;

function isHead(row: string, offset: number, text: string): boolean {
  const cells = row.split(CELLS).filter((cell) => cell.trim() !== "");
  const labels = cells.filter(isLabel);
  return (
    cells.length >= HEAD.cells &&
    labels.length >= HEAD.share * cells.length &&
    /^[^\n]*[|\t]/u.test(text.slice(offset + row.length + 1))
  );
}

const CELLS = /[|\t]/u;

/**
 * Repeats a word such as "Avoid" of a table's first row at the beginning of each cell below it. The list of what is excluded ends with the
 * cell. An empty cell excludes nothing, and neither does one that only says "none".
 */
export function withColumns(words: readonly Word[], text: string): readonly Word[] {
  const added: Word[] = [];
  const ends: number[] = [];
  let columns: (readonly Word[])[] = [];
  let next = 0;
  for (const { 0: row, index } of text.matchAll(ROWS)) {
    const cells = row.split(CELLS);
    const isNew = isHead(row, index, text);
    if (isNew) columns = cells.map(rejectionIn);
    else if (index !== next) columns = [];
    next = index + row.length + 1;
    if (isNew) continue;
    let end = index;
    for (const [at, cell] of cells.entries()) {
      const start = end + cell.search(/\S|$/u);
      end += cell.length + 1;
      const rejection = columns[at] ?? [];
      if (rejection.length === 0 || saysNothing(cell)) continue;
      for (const word of rejection) added.push({ ...word, start, end: start });
      ends.push(end);
    }
  }
  if (added.length === 0) return words;
  const first = new Set(ends.map((end) => words.find(({ start }) => start >= end)));
  const read = words.map((word) => (first.has(word) ? { ...word, opens: true, pauses: true } : word));
  return [...added, ...read].sort((a, b) => a.start - b.start);
}

const NOTHING = wordSet(
  "none nothing no n a keine keiner nichts ninguno ninguna nada aucun aucune rien nessuno nessuna niente geen",
);

const saysNothing = (cell: string): boolean => wordsOf(cell).every(({ text }) => NOTHING.has(text));

/** The words of a cell that only says that something is not wanted. */
function rejectionIn(cell: string): readonly Word[] {
  const words = wordsOf(cell);
  return phraseAt(words, 0, REJECTIONS)?.to === words.length ? words : [];
}

/** Whether a cell of a table names a column, and says nothing itself. */
function isLabel(cell: string): boolean {
  const words = wordsOf(cell);
  return words.length <= LONGEST_LABEL && !/[:$€£\d]/u.test(cell) && words.some(({ text }) => FORM.has(text));
}

/**
 * Blanks out the labels of a brief in the form of a list: "Flight: March. Money: $5,000." is neither about travel nor about money. What
 * the labels say about the words after them ("Avoid:", "Goal:") is for the readers that read them.
 */
export function withoutLabels(words: readonly Word[]): readonly Word[] {
  const labels = words.flatMap((word, from): [from: number, to: number][] => {
    if (!word.pauses && !word.colon) return [];
    const to = words.slice(from, from + LONGEST_LABEL + 1).findIndex(({ colon }, at) => at > 0 && colon) + from;
    const isLabel = to > from && !words.slice(from + 1, to).some(({ pauses }) => pauses);
    const answer = words[to]?.text ?? "";
    const isOfForm = words.slice(from, to).some(({ text }) => FORM.has(text));
    return isLabel && isOfForm && !YES.has(answer) && !ANSWERS.has(answer) ? [[from, to]] : [];
  });
  const counted = labels.length < LEAST.labels ? labels.filter(([from, to]) => to === from + 1) : labels;
  if (counted.length < LEAST.words) return words;
  const isIn = (at: number): boolean => counted.some(([from, to]) => from <= at && at < to);
  return words.map((word, at) => (isIn(at) ? { ...word, text: "" } : word));
}
