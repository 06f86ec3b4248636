import type { SearchRequest } from "@earshot/domain/catalogue/search/search-request";
import { Inject, Injectable, Logger } from "@nestjs/common";
import { CONFIG } from "../core/config.module.js";
import type { Config } from "../shared/config/config.js";

/**
 * Measures searches. Logs one JSON line for each that takes longer than the settings allow, even if it fails, with its text and
 * duration and nothing about the person.
 */
@Injectable()
export class SlowSearches {
  private readonly logger = new Logger("SlowSearches");

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, "slowSearch">) {}

  /** The result of the work, and how many milliseconds it took. */
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
