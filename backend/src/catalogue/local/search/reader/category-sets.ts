import { categoryLabel, labelsOf } from "../../record/words/labels.js";
import type { IndexReader } from "./index-reader.js";
import { tallied } from "./show-columns.js";
import { type ComparedText, comparedText } from "../../record/words/compared-text.js";
import { PackedLists } from "./packed-lists.js";

/** Maximum sets in memory; beyond that, all are dropped. */
const KEPT = 20_000;

type CategorySet = {
  /** The names of its categories. */
  readonly names: readonly string[];
  /** The categories that its shows are found by, including those above them: their indexes in the list of all. */
  foundBy?: readonly number[];
  compared?: readonly ComparedText[];
};

/** The names of all categories that shows are found by, and where each label is among them. */
type Labelled = { readonly names: readonly string[]; readonly places: ReadonlyMap<string, number> };

/** Categories that shows have together. A show holds the number of its set in the column `categories`. */
export class CategorySets {
  private readonly known = new Map<number, CategorySet>();
  private readonly texts = new Map<string, ComparedText>();
  private all: Labelled | undefined;
  private last: number | undefined;
  private packed: PackedLists | undefined;
  private shows: ReadonlyMap<string, number> | undefined;

  constructor(private readonly reader: IndexReader) {}

  /** The number of the last set. */
  private get sets(): number {
    return (this.last ??= this.reader.number("SELECT max(number) FROM category_sets"));
  }

  /** The names of each set as ranking compares them. */
  compared(sets: Iterable<number>): ReadonlyMap<number, readonly ComparedText[]> {
    const found = new Map<number, readonly ComparedText[]>();
    this.each(new Set(sets), (set, number) => {
      found.set(number, (set.compared ??= set.names.map((name) => this.textOf(name))));
    });
    return found;
  }

  /** The categories of each set of shows, with their parent categories. */
  foundBy(sets: Iterable<number>): ReadonlyMap<number, readonly string[]> {
    const found = new Map<number, readonly string[]>();
    this.each(new Set(sets), (set, number) => {
      const places = (set.foundBy ??= this.placesOf(set.names));
      found.set(
        number,
        places.map((at) => this.labelled.names[at] ?? ""),
      );
    });
    return found;
  }

  /** The names of each set, as its shows state them and in their order. */
  named(sets: Iterable<number>): ReadonlyMap<number, readonly string[]> {
    const found = new Map<number, readonly string[]>();
    this.each(new Set(sets), ({ names }, number) => found.set(number, names));
    return found;
  }

  /** How many shows are found by each category, by its name. */
  get totals(): ReadonlyMap<string, number> {
    return (this.shows ??= new Map(this.reader.lists<[string, number]>("SELECT name, shows FROM category_names")));
  }

  /** How many of the rows are found by each category. `column`: the set of each row. */
  tally(column: Uint32Array, rows: Uint32Array): ReadonlyMap<string, number> {
    const shows = tallied(column, rows, this.sets);
    const sets: number[] = [];
    for (let set = 1; set < shows.length; set += 1) if (shows[set]) sets.push(set);
    const { names } = this.labelled;
    const found = new Uint32Array(names.length);
    const packed = (this.packed ??= new PackedLists(this.sets));
    this.each(
      sets.filter((set) => !packed.has(set)),
      ({ names }, set) => packed.add(set, this.placesOf(names)),
    );
    for (const set of sets) packed.addTo(found, set, shows[set] ?? 0);
    const counts = new Map<string, number>();
    for (const [at, name] of names.entries()) if (found[at]) counts.set(name, (counts.get(name) ?? 0) + found[at]);
    return counts;
  }

  private each(sets: Iterable<number>, visit: (set: CategorySet, number: number) => void): void {
    const unknown: number[] = [];
    for (const number of sets) {
      const set = this.known.get(number);
      if (set) visit(set, number);
      else unknown.push(number);
    }
    if (unknown.length === 0) return;
    const rows = this.reader.lists<[number, string]>(
      "SELECT c.number, c.categories FROM json_each(?) one CROSS JOIN category_sets c ON c.number = one.value",
      [JSON.stringify(unknown)],
    );
    if (this.known.size + rows.length > KEPT) this.known.clear();
    for (const [number, categories] of rows) {
      const set: CategorySet = { names: this.namesOf(categories) };
      this.known.set(number, set);
      visit(set, number);
    }
  }

  /** `categories`: their numbers with spaces between. */
  private namesOf(categories: string): string[] {
    if (categories === "") return [];
    return categories.split(" ").flatMap((number) => this.reader.categories.get(Number(number)) ?? []);
  }

  private textOf(name: string): ComparedText {
    let text = this.texts.get(name);
    if (!text) this.texts.set(name, (text = comparedText(name)));
    return text;
  }

  private placesOf(names: readonly string[]): number[] {
    return labelsOf({ categories: names }).flatMap((label) => this.labelled.places.get(label) ?? []);
  }

  private get labelled(): Labelled {
    if (this.all) return this.all;
    const rows = this.reader.lists<[label: string, name: string]>("SELECT label, name FROM category_names");
    const places = new Map(rows.map(([label], at) => [categoryLabel(label), at]));
    return (this.all = { names: rows.map(([, name]) => name), places });
  }
}
