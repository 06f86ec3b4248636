import type { DataSource } from "typeorm";
import { candidatesAt } from "./candidates.js";
import { nextMatches } from "./match-tiers.js";
import { relevance, type Relevance } from "./relevance.js";
import type { SearchPlace } from "./search-cursor.js";
import type { SearchScope } from "./search-scope.js";
import type { SearchTerms } from "./search-terms.js";

/** Shows that are ranked by their text at a time. */
export const BLOCK = 200;

export type Ranked = Relevance & { readonly position: number };
export type RankedPage = { readonly shows: readonly Ranked[]; readonly next: Omit<SearchPlace, "total"> | undefined };

/** The shows of one block, best first, and the position after which the next block begins. */
type Block = { readonly shows: readonly Ranked[]; readonly end: number | undefined };

/**
 * The order by relevance, page by page without a depth limit. Shows that pass are taken in popularity order in blocks of
 * 200, and each block is put in order by the formula. To the first block come the shows that are named like the query or
 * promise most by their words, wherever they stand; later blocks leave them out. So the best of the popular and of these
 * come first, every show has one fixed place, and a page far down costs what the first one costs.
 */
export class RankedPages {
  constructor(
    private readonly database: DataSource,
    private readonly scope: SearchScope,
    private readonly terms: SearchTerms,
    private readonly total: number,
    /** Positions of the shows that belong to the first block wherever they stand. */
    private readonly first: readonly number[],
  ) {}

  /** `known` are the most popular matches, when they are at hand. */
  async page(limit: number, at: { after: number; skip: number }, known?: readonly number[]): Promise<RankedPage> {
    const shows: Ranked[] = [];
    let { after, skip } = at;
    for (;;) {
      const block = await this.block(after, after === 0 ? known : undefined);
      const taken = block.shows.slice(skip, skip + limit - shows.length);
      shows.push(...taken);
      skip += taken.length;
      if (skip < block.shows.length) return { shows, next: { after, skip } };
      if (block.end === undefined) return { shows, next: undefined };
      [after, skip] = [block.end, 0];
      if (shows.length === limit) return { shows, next: { after, skip } };
    }
  }

  private async block(after: number, known?: readonly number[]): Promise<Block> {
    const positions =
      known ?? (await nextMatches(this.database, this.scope, { after, wanted: BLOCK, total: this.total }));
    const end = positions.length < BLOCK ? undefined : positions.at(-1);
    const members =
      after === 0 ? [...new Set([...positions, ...this.first])] : positions.filter((at) => !this.first.includes(at));
    return { shows: await this.rank(members), end };
  }

  private async rank(positions: readonly number[]): Promise<Ranked[]> {
    if (positions.length === 0) return [];
    const candidates = await candidatesAt(this.database, positions, this.terms);
    return candidates
      .map((candidate) => ({ position: candidate.position, ...relevance(candidate, this.terms) }))
      .sort((a, b) => b.score - a.score || a.position - b.position);
  }
}
