import { candidatesAt } from "./candidates.js";
import type { IndexReader } from "./index-reader.js";
import { matchesAfter } from "./matches.js";
import type { Plan } from "./plan.js";
import { relevance, type Relevance } from "./relevance.js";
import type { SearchPlace } from "./search-cursor.js";
import type { SearchTerms } from "./search-terms.js";

/** Shows that are ranked by their text at a time. */
export const BLOCK = 1_000;

export type Ranked = Relevance & { readonly place: number; readonly id: string };
export type RankedPage = { readonly shows: readonly Ranked[]; readonly next: Omit<SearchPlace, "total"> | undefined };

/** The shows of one block, best first, and the place after which the next block begins. */
type Block = { readonly shows: readonly Ranked[]; readonly end: number | undefined };

/**
 * The order by relevance, page by page without a depth limit. Shows that pass are taken in popularity order in blocks, and each
 * block is put in order by the formula. To the first block come the shows that are named like the query, wherever they are;
 * later blocks leave them out. So the best of the popular and of these come first, every show has one fixed place, and a page
 * far down costs what the first one costs.
 */
export class RankedPages {
  private readonly first: ReadonlySet<number>;

  constructor(
    private readonly reader: IndexReader,
    private readonly plan: Plan,
    private readonly terms: SearchTerms,
    /** Places of the shows that belong to the first block wherever they are. */
    first: readonly number[],
  ) {
    this.first = new Set(first);
  }

  /** `known` are the most popular matches, when they are at hand. */
  page(limit: number, at: { after: number; skip: number }, known?: readonly number[]): RankedPage {
    const shows: Ranked[] = [];
    let { after, skip } = at;
    for (;;) {
      const block = this.block(after, after === 0 ? known : undefined);
      const taken = block.shows.slice(skip, skip + limit - shows.length);
      shows.push(...taken);
      skip += taken.length;
      if (skip < block.shows.length) return { shows, next: { after, skip } };
      if (block.end === undefined) return { shows, next: undefined };
      [after, skip] = [block.end, 0];
      if (shows.length === limit) return { shows, next: { after, skip } };
    }
  }

  private block(after: number, known?: readonly number[]): Block {
    const places = known ?? matchesAfter(this.reader, this.plan, after, BLOCK);
    const end = places.length < BLOCK ? undefined : places.at(-1);
    const members =
      after === 0 ? [...new Set([...places, ...this.first])] : places.filter((place) => !this.first.has(place));
    return { shows: this.rank(members), end };
  }

  private rank(places: readonly number[]): Ranked[] {
    if (places.length === 0) return [];
    return candidatesAt(this.reader, places, this.terms)
      .map((candidate) => ({ place: candidate.place, id: candidate.id, ...relevance(candidate, this.terms) }))
      .sort((a, b) => b.score - a.score || a.place - b.place);
  }
}
