import { FeedUnread } from "../../catalogue/shows/feed-unread.js";
import { CatalogueUnavailable, type PodcastCatalogue } from "../../catalogue/podcast-catalogue.port.js";
import type { PodcastId } from "../../catalogue/shows/podcast.js";
import type { Clock } from "../../shared/clock.port.js";
import type { ProviderGate } from "./provider-gate.port.js";
import { restAfterGivingUp } from "./provider-state.js";
import { EPISODES_PER_CHECK, type CheckRecorder } from "../check-recorder.js";
import type { WatchedShows } from "../watched-shows.port.js";

/**
 * "unread": the show's own feed could not be read, so the show is paused. "postponed": the source was paused or busy, so the show stays
 * due and nothing is recorded.
 */
export type CheckOutcome = "checked" | "postponed" | "unread";

export class ShowCheck {
  constructor(
    private readonly catalogue: PodcastCatalogue,
    private readonly shows: WatchedShows,
    private readonly gate: ProviderGate,
    private readonly recorder: CheckRecorder,
    private readonly clock: Clock,
  ) {}

  /**
   * Reads the show's episodes from the catalogue and records new ones. Throws if the show itself may have caused the failure. The caller
   * retries a few times, then gives up.
   */
  async check(podcastId: PodcastId): Promise<CheckOutcome> {
    const pass = await this.gate.enter(this.clock.now());
    if (typeof pass === "string") return this.postpone(podcastId);
    try {
      const page = await this.catalogue.episodes(podcastId, { limit: EPISODES_PER_CHECK, fresh: true });
      // Frees the slot before writing, because it is only for the request to the source.
      await this.gate.leave(pass);
      await this.recorder.note(podcastId, page?.episodes ?? [], this.clock.now());
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
      if (!error.sent) {
        await this.gate.abandon(pass);
        return this.postpone(podcastId);
      }
      const state = await this.gate.leaveAfterOutage(pass, error, this.clock.now());
      if (state === "closed") throw error;
      return this.postpone(podcastId);
    }
  }

  /** Pauses a show whose check keeps failing, so that it does not clog the queue. */
  async giveUp(podcastId: PodcastId): Promise<void> {
    await this.recorder.alone(async () => {
      const show = await this.shows.lockTracked(podcastId);
      if (!show) return;
      const rest = restAfterGivingUp(show.interval, show.failures);
      const nextCheckAt = new Date(this.clock.now().getTime() + rest * 1000);
      await this.shows.save({ ...show, nextCheckAt, queuedAt: null, failures: show.failures + 1 });
    });
  }

  private async postpone(podcastId: PodcastId): Promise<"postponed"> {
    await this.recorder.alone(async () => {
      const show = await this.shows.lockTracked(podcastId);
      // Goes to the end of the queue, so that one unreadable show cannot open the circuit.
      if (show) await this.shows.save({ ...show, nextCheckAt: this.clock.now(), queuedAt: null });
    });
    return "postponed";
  }
}
