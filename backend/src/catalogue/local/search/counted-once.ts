import type { IndexInUse } from "../record/index-readers.js";
import type { Output } from "./answers/index-tasks.js";
import type { SearchReaders } from "./threads/search-readers.js";

/** A count that the index makes once for each generation of the catalogue, on the first request. */
export class CountedOnce<Count extends "segments" | "clusters"> {
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
