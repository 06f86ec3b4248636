import { FeedHealths } from "@earshot/domain/catalogue/feed-health.port";
import type { FeedHealth } from "@earshot/domain/catalogue/health/feed-health";

/** For a catalogue from a remote provider, whose feeds this service does not read. */
export class NoFeedHealth extends FeedHealths {
  of(): Promise<FeedHealth> {
    return Promise.resolve({ readAt: null, findings: [] });
  }
}
