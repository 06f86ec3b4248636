import { UNDO_SECONDS } from "@earshot/domain/lists/list";
import { ListStore } from "@earshot/domain/lists/list-store.port";
import { Injectable, Logger } from "@nestjs/common";
import { Interval } from "@nestjs/schedule";

const EVERY_HOUR = 3_600_000;

/** Forgets, hour by hour, what can no longer be taken back. Several instances do no harm. */
@Injectable()
export class StepsSchedule {
  private readonly logger = new Logger(StepsSchedule.name);

  constructor(private readonly lists: ListStore) {}

  @Interval(EVERY_HOUR)
  async forget(): Promise<void> {
    await this.lists.forgetSteps(UNDO_SECONDS).catch((error: unknown) => this.logger.error(error));
  }
}
