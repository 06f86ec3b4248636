import { LRUCache } from "lru-cache";
import { categoryLabel, labelsOf } from "../../record/words/labels.js";
import type { IndexReader } from "./index-reader.js";
import { once } from "./once-for.js";
import { type ComparedText, comparedText } from "../../record/words/compared-text.js";
import { tallied } from "./show-columns.js";

/** Maximum names, and maximum sets of them, that are cached in the form that ranking compares. */
const COMPARED = 2_000;

/** The sets of categories that shows have. The column `categories` contains the number of a show's set. */
export class CategorySets {
  private readonly texts = new LRUCache<string, ComparedText>({ max: COMPARED, memoMethod: comparedText });
  private readonly lists = new LRUCache<number, readonly ComparedText[]>({
    max: COMPARED,
    memoMethod: (set) => this.named(set).map((name) => this.texts.memo(name)),
  });
  private readonly sets = once(() => this.reader.number("SELECT max(number) FROM category_sets"));
  private readonly found = once(() => new PackedLists(this.sets()));
  /** The number of shows found by each category, by its name. */
  readonly totals = once(() => new Map(this.reader.lists<[string, number]>("SELECT name, shows FROM category_names")));
  /** The category numbers of all sets, read at once because most queries need hundreds of them. */
  private readonly categories = once(() => {
    const stored = new PackedLists(this.sets());
    for (const [set, numbers] of this.reader.lists<[number, string]>("SELECT number, categories FROM category_sets"))
      stored.add(set, numbers === "" ? [] : numbers.split(" ").map(Number));
    return stored;
  });
  /** The names of all categories that find shows, and the index of each label among them. */
  private readonly labelled = once(() => {
    const rows = this.reader.lists<[label: string, name: string]>("SELECT label, name FROM category_names");
    const places = new Map(rows.map(([label], at) => [categoryLabel(label), at]));
    return { names: rows.map(([, name]) => name), places };
  });

  constructor(private readonly reader: IndexReader) {}

  /** The names of a set in the form that ranking compares: always the same list for the same set. */
  compared(set: number): readonly ComparedText[] {
    return this.lists.memo(set);
  }

  /** The categories under which shows with this set are found, including parent categories. */
  foundBy(set: number): readonly string[] {
    const { names } = this.labelled();
    return Array.from(this.placesWith(set).of(set), (at) => names[at] ?? "");
  }

  /** The number of rows found by each category. `column`: the set of each row. */
  tally(column: Uint32Array, rows: Uint32Array): ReadonlyMap<string, number> {
    const shows = tallied(column, rows, this.sets());
    const { names } = this.labelled();
    const found = new Uint32Array(names.length);
    for (let set = 1; set < shows.length; set += 1) {
      const by = shows[set] ?? 0;
      if (by > 0) this.placesWith(set).addTo(found, set, by);
    }
    const counts = new Map<string, number>();
    for (const [at, name] of names.entries()) if (found[at]) counts.set(name, (counts.get(name) ?? 0) + found[at]);
    return counts;
  }

  /** The names in a set, as its shows spell and order them. */
  named(set: number): string[] {
    const names = this.reader.categories();
    return [...this.categories().of(set)].flatMap((number) => names.get(number) ?? []);
  }

  /** For each set, the categories under which its shows are found, including parents, as indexes into the list of all categories. */
  private placesWith(set: number): PackedLists {
    const found = this.found();
    if (found.has(set)) return found;
    const labels = labelsOf({ categories: this.named(set) });
    found.add(
      set,
      labels.flatMap((label) => this.labelled().places.get(label) ?? []),
    );
    return found;
  }
}

/** Numbers reserved for each list in a new collection. */
const ROOM = 4;

/** Short lists of small numbers in two arrays: a hundred thousand of them take one megabyte, not twenty. */
export class PackedLists {
  /** The position of each list in `numbers`: its length, followed by its numbers. 0 means no such list. */
  private readonly starts: Uint32Array;
  private numbers: Uint32Array;
  private end = 1;

  /** Lists are numbered from 0 to `last`. */
  constructor(last: number) {
    this.starts = new Uint32Array(last + 1);
    this.numbers = new Uint32Array(1 + ROOM * (last + 1));
  }

  has(list: number): boolean {
    return (this.starts[list] ?? 0) > 0;
  }

  add(list: number, members: readonly number[]): void {
    const needed = this.end + 1 + members.length;
    if (needed > this.numbers.length) {
      const larger = new Uint32Array(2 * needed);
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.starts[list] = this.end;
    this.numbers[this.end] = members.length;
    this.numbers.set(members, this.end + 1);
    this.end = needed;
  }

  /** The members of a list, in order. */
  of(list: number): Uint32Array {
    const start = this.starts[list] ?? 0;
    return this.numbers.subarray(start + 1, start === 0 ? 1 : start + 1 + (this.numbers[start] ?? 0));
  }

  /** Adds `by` to the sum of each member of a list; does nothing if the list does not exist. */
  addTo(sums: Uint32Array, list: number, by: number): void {
    const { numbers } = this;
    const start = this.starts[list] ?? 0;
    const end = start === 0 ? 0 : start + (numbers[start] ?? 0);
    for (let at = start + 1; at <= end; at += 1) {
      const member = numbers[at] ?? 0;
      sums[member] = (sums[member] ?? 0) + by;
    }
  }
}
