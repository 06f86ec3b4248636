import { FeedHealths } from "@earshot/domain/catalogue/feed-health.port";
import type { FeedHealth } from "@earshot/domain/catalogue/health/feed-health";

/** For a catalogue of a remote provider, whose feeds are not read here. */
export class NoFeedHealth extends FeedHealths {
  of(): Promise<FeedHealth> {
    return Promise.resolve({ readAt: null, findings: [] });
  }
}
