import type { SearchRequest } from "@earshot/domain/catalogue/search-request";
import { Inject, Injectable, Logger } from "@nestjs/common";
import { CONFIG } from "../shared/config.module.js";
import type { Config } from "../shared/config.js";

/**
 * Times searches, and writes one JSON line for each that takes longer than the settings allow, also when it fails: what was
 * searched for, in its own words, and how long it took. Nobody who searched is named.
 */
@Injectable()
export class SlowSearches {
  private readonly logger = new Logger("SlowSearches");

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, "slowSearch">) {}

  /** What the work gives, and the milliseconds that it took. */
  async timed<Answer>(
    request: SearchRequest,
    work: () => Promise<Answer>,
  ): Promise<{ readonly answer: Answer; readonly took: number }> {
    const began = performance.now();
    const took = () => Math.round((performance.now() - began) * 10) / 10;
    try {
      return { answer: await work(), took: took() };
    } finally {
      const { cursor, ...search } = request;
      if (took() >= this.config.slowSearch)
        this.logger.warn({ slowSearch: { ...search, firstPage: cursor === undefined }, took: took() });
    }
  }
}
