import type { IndexInUse } from "../record/index-readers.js";
import type { ShowRows } from "../shows/show-rows.js";
import type { SearchReaders } from "./threads/search-readers.js";
import type { Output } from "./answers/index-tasks.js";

export type SearchSources = { readonly index: IndexInUse<SearchReaders>; readonly rows: ShowRows };

/** An answer, and whether the index contained shows without a row. */
export type Found<Answer> = { readonly answer: Answer; readonly missing: boolean };

/** An import may replace the catalogue between index and rows; then both are read again. */
const ATTEMPTS = 3;

/** The result of `find` with index and rows of the same catalogue; waits for the index of a new import. */
export async function inOneGeneration<Answer>(
  { index, rows }: SearchSources,
  find: (readers: SearchReaders) => Promise<Found<Answer>>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const { answer, missing, of } = await index.use(async (readers, generation) => ({
      ...(await find(readers)),
      of: generation,
    }));
    if (!missing || attempt === ATTEMPTS || (await rows.generation()) === of) return answer;
    await index.following(of);
  }
}

/** A count that the index makes once for each generation of the catalogue, on the first request. */
export class OncePerGeneration<Count extends "segments" | "clusters"> {
  private counted: { readonly generation: number; readonly count: Promise<Output<Count>> } | undefined;

  constructor(
    private readonly index: IndexInUse<SearchReaders>,
    private readonly task: Count,
  ) {}

  all(): Promise<Output<Count>> {
    return this.index.use((readers, generation) => {
      if (this.counted?.generation === generation) return this.counted.count;
      const counted = { generation, count: readers.ask<Count>(this.task, null as never) };
      this.counted = counted;
      // A failure is not cached: the next caller counts again.
      counted.count.catch(() => {
        if (this.counted === counted) this.counted = undefined;
      });
      return counted.count;
    });
  }
}
