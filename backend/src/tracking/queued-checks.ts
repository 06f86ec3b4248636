import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import { CheckQueue } from "@earshot/domain/tracking/checks/check-queue.port";
import type { JobQueue } from "../jobs/job-queue.js";

/** Checks as jobs: one per show in a catalogue, however many people track it. */
export class QueuedChecks extends CheckQueue {
  constructor(
    private readonly jobs: JobQueue,
    private readonly sourceProvider: string,
  ) {
    super();
  }

  async put(podcastIds: readonly PodcastId[]): Promise<void> {
    await this.jobs.put(podcastIds.map((id) => `${this.sourceProvider}:${id}`));
  }

  /** Returns undefined for a check of another catalogue's show, queued before the setting changed. */
  showOf(key: string): PodcastId | undefined {
    const front = `${this.sourceProvider}:`;
    return key.startsWith(front) ? key.slice(front.length) : undefined;
  }
}
