import type { FeedHealths } from "@earshot/domain/catalogue/feed-health.port";
import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import type { HttpException } from "@nestjs/common";
import type { FeedState } from "../catalogue/refresh/feed-state.js";
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
    private readonly state: FeedState,
    private readonly healths: FeedHealths,
    private readonly limits: Limits,
  ) {}

  /**
   * Reads a show's feed and returns the findings. If it cannot be read, these are the findings of the last good read. Throws a problem if
   * the feed was not requested; this does not count toward the limit.
   */
  async check(show: PodcastId): Promise<FeedCheck> {
    const wait = await this.limits.trySpend("feedChecksByShow", show);
    if (wait !== undefined) throw later("A feed is checked at most once an hour.", wait);
    const read = await this.feeds.read(show, {
      ...{ minimum: APART, heedSchedule: false, forMakers: true, seconds: SECONDS },
    });
    if (read.kind === "none" || read.kind === "recent" || (read.kind === "failed" && read.notRequested)) {
      await this.limits.forget("feedChecksByShow", show);
      throw read.kind === "none" ? await this.noFeed(show) : notNow(read);
    }
    const health = (await this.healths.of(show)) ?? { readAt: null, findings: [] };
    return { failure: read.kind === "failed" ? failureOf(read) : null, health };
  }

  private async noFeed(show: PodcastId): Promise<HttpException> {
    if ((await this.state.movedTo(show)) === undefined)
      return httpProblem(404, "claim.no-feed", failureOf({ kind: "none" }));
    const detail = "This show was merged with another one. We’re looking for your proof in its feed.";
    return httpProblem(409, "claim.show-merged", detail);
  }
}

/** Why the feed was not requested. */
function notNow({ kind, retryAfter }: { readonly kind: "recent" | "failed"; readonly retryAfter?: number }) {
  if (retryAfter === undefined) return later("The feed’s server is busy with our requests.", 60);
  const isByUs = kind === "recent" && retryAfter <= APART;
  return later(isByUs ? "The feed was read a moment ago." : "The feed’s server asked for a pause.", retryAfter);
}

function later(detail: string, retryAfter: number): HttpException {
  return httpProblem(429, "claim.feed-later", detail, { retryAfter });
}
