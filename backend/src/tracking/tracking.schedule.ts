import type { Clock } from "@earshot/domain/shared/clock.port";
import type { AlertMails } from "@earshot/domain/tracking/alerts/alert-mails";
import type { CheckRounds } from "@earshot/domain/tracking/checks/check-rounds";
import { Cron } from "@nestjs/schedule";

/** Schedules checks. The domain decides what is due, and several processes can run checks at once. */
export class TrackingSchedule {
  constructor(
    private readonly rounds: CheckRounds,
    private readonly mails: AlertMails,
    private readonly clock: Clock,
  ) {}

  @Cron("*/10 * * * * *", { name: "checks", waitForCompletion: true })
  async checks(): Promise<void> {
    await this.rounds.round(this.clock.now());
  }

  @Cron("*/30 * * * * *", { name: "catalogue", waitForCompletion: true })
  async catalogue(): Promise<void> {
    await this.rounds.followCatalogue(this.clock.now());
  }

  @Cron("5-59/15 * * * * *", { name: "mails", waitForCompletion: true })
  async write(): Promise<void> {
    await this.mails.round(this.clock.now());
  }
}
