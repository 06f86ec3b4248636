import { FeedUnread } from "../catalogue/feed-unread.js";
import { CatalogueUnavailable, type PodcastCatalogue } from "../catalogue/podcast-catalogue.port.js";
import type { PodcastId } from "../catalogue/podcast.js";
import type { Clock } from "../shared/clock.port.js";
import type { ProviderGate } from "./provider-gate.port.js";
import { type Outage, restAfterGivingUp } from "./provider-state.js";
import { LOOK_DEPTH, type ShowLooks } from "./show-looks.js";
import type { WatchedShows } from "./watched-shows.port.js";

/** "unread": the show's own feed could not be read; it rests for a while. "postponed": the source was left alone or fully busy; the show stays due and nothing was noted. */
export type CheckOutcome = "checked" | "postponed" | "unread";

/** One check of one show. */
export class ShowCheck {
  constructor(
    private readonly catalogue: PodcastCatalogue,
    private readonly shows: WatchedShows,
    private readonly gate: ProviderGate,
    private readonly looks: ShowLooks,
    private readonly clock: Clock,
  ) {}

  /**
   * Asks the catalogue for the show's episodes and notes what is new. Throws when that failed for a reason that may be the
   * show's own: whoever called tries again a few times, then gives it up.
   */
  async check(podcastId: PodcastId): Promise<CheckOutcome> {
    const pass = await this.gate.enter(this.clock.now());
    if (typeof pass === "string") return this.postpone(podcastId);
    try {
      const page = await this.catalogue.episodes(podcastId, { limit: LOOK_DEPTH, fresh: true });
      // Before the writing: the place is for asking the source.
      await this.gate.leave(pass);
      await this.looks.note(podcastId, page?.episodes ?? [], this.clock.now());
      return "checked";
    } catch (error) {
      if (error instanceof FeedUnread) {
        await this.gate.leave(pass);
        await this.giveUp(podcastId);
        return "unread";
      }
      if (!(error instanceof CatalogueUnavailable)) {
        await this.gate.abandon(pass);
        throw error;
      }
      if (!error.asked) {
        await this.gate.abandon(pass);
        return this.postpone(podcastId);
      }
      const state = await this.gate.leaveAfterOutage(pass, outageOf(error), this.clock.now());
      if (state === "closed") throw error;
      return this.postpone(podcastId);
    }
  }

  /** Lets a show rest whose check failed again and again, so that it does not fill the queue. */
  async giveUp(podcastId: PodcastId): Promise<void> {
    await this.looks.alone(async () => {
      const show = await this.shows.holdTracked(podcastId);
      if (!show) return;
      const rest = restAfterGivingUp(show.interval, show.failures);
      const nextCheckAt = new Date(this.clock.now().getTime() + rest * 1000);
      await this.shows.save({ ...show, nextCheckAt, queuedAt: null, failures: show.failures + 1 });
    });
  }

  private async postpone(podcastId: PodcastId): Promise<"postponed"> {
    await this.looks.alone(async () => {
      const show = await this.shows.holdTracked(podcastId);
      // Behind all others that wait: the source must not be judged by one show that it cannot read.
      if (show) await this.shows.save({ ...show, nextCheckAt: this.clock.now(), queuedAt: null });
    });
    return "postponed";
  }
}

function outageOf({ reason, retryAfter }: CatalogueUnavailable): Outage {
  return { retryAfter, limited: /\b429\b/.test(reason) };
}
