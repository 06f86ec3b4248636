import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";

type Listener = (podcastId: PodcastId, dueAt: Date) => Promise<void>;

/** Tells other features that a hub announced a change of a show's feed, in the process that received it. */
export class PushedFeeds {
  private readonly listeners: Listener[] = [];

  onPush(listener: Listener): void {
    this.listeners.push(listener);
  }

  async tell(podcastId: PodcastId, dueAt: Date): Promise<void> {
    for (const listener of this.listeners) await listener(podcastId, dueAt);
  }
}
