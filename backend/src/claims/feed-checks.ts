import type { FeedHealths } from "@earshot/domain/catalogue/feed-health.port";
import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import type { HttpException } from "@nestjs/common";
import type { ShowFeeds } from "../catalogue/refresh/show-feeds.js";
import { httpProblem } from "../http/problem.js";
import type { Limits } from "../limits/limits.js";
import type { FeedCheck } from "./claims.schemas.js";
import { failureOf } from "./read-failure.js";

/** Minimum seconds since the last attempt: a read by another process may still be running. */
const APART = 10;
/** Seconds that a feed may take. The website waits ten seconds for the whole check. */
const SECONDS = 8;

/** Reads the feeds of claimed shows because their makers want to see new findings. */
export class FeedChecks {
  constructor(
    private readonly feeds: ShowFeeds,
    private readonly healths: FeedHealths,
    private readonly limits: Limits,
  ) {}

  /**
   * Reads a show's feed and returns the findings. If it cannot be read, these are the findings of the last good read. Throws a problem if
   * the feed was not requested; only requests count toward the limit.
   */
  async check(show: PodcastId): Promise<FeedCheck> {
    const wait = await this.limits.trySpend("feedChecksByShow", show);
    if (wait !== undefined) throw later("A feed is checked at most once an hour.", wait);
    let isRequested = false;
    try {
      const read = await this.feeds.read(show, {
        ...{ minimum: APART, heedSchedule: false, evenIfGone: true, seconds: SECONDS },
      });
      if (read.kind === "none") throw httpProblem(404, "claim.no-feed", failureOf(read));
      if (read.kind === "recent") {
        const isByUs = read.retryAfter <= APART;
        throw later(
          isByUs ? "The feed was read a moment ago." : "The feed’s server asked for a pause.",
          read.retryAfter,
        );
      }
      if (read.kind === "failed" && read.notRequested) throw later("The feed’s server is busy with our requests.", 60);
      isRequested = true;
      const health = (await this.healths.of(show)) ?? { readAt: null, findings: [] };
      if (read.kind === "failed") return { result: "failed", failure: failureOf(read), health };
      return { result: read.changed ? "changed" : "same", failure: null, health };
    } finally {
      if (!isRequested) await this.limits.forget("feedChecksByShow", show);
    }
  }
}

function later(detail: string, retryAfter: number): HttpException {
  return httpProblem(429, "claim.feed-later", detail, { retryAfter });
}
