import { RESTORE_SECONDS, SavedStore } from "@earshot/domain/saved/saved-store.port";
import { Injectable, Logger } from "@nestjs/common";
import { Interval } from "@nestjs/schedule";

const EVERY_HOUR = 3_600_000;

/** Forgets, hour by hour, removals that can no longer be taken back. Several instances do no harm. */
@Injectable()
export class RemovalsSchedule {
  private readonly logger = new Logger(RemovalsSchedule.name);

  constructor(private readonly saved: SavedStore) {}

  @Interval(EVERY_HOUR)
  async forget(): Promise<void> {
    await this.saved.forgetRemoved(RESTORE_SECONDS).catch((error: unknown) => this.logger.error(error));
  }
}
