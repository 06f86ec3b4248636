import type { PodcastId } from "@earshot/domain/catalogue/podcast";
import { CheckQueue } from "@earshot/domain/tracking/check-queue.port";
import type { JobQueue } from "../jobs/job-queue.js";

/** Checks as jobs: one per show of a catalogue, however many track it. */
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

  /** undefined: a check of another catalogue's show, left from before the setting was changed. */
  showOf(key: string): PodcastId | undefined {
    const front = `${this.sourceProvider}:`;
    return key.startsWith(front) ? key.slice(front.length) : undefined;
  }
}
