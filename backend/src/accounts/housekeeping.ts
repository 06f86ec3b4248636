import { AccountDeletion } from "@earshot/domain/accounts/account-deletion";
import { TokenStore } from "@earshot/domain/accounts/account.port";
import { Logger } from "@nestjs/common";
import { Cron } from "@nestjs/schedule";

/** Removes what has had its time: accounts past their grace, links past their life. Several instances do no harm. */
export class Housekeeping {
  private readonly logger = new Logger(Housekeeping.name);

  constructor(
    private readonly deletion: AccountDeletion,
    private readonly tokens: TokenStore,
  ) {}

  /** Hourly. One round that fails is told in the log; the next one tries again. */
  @Cron("0 23 * * * *", { name: "accounts", waitForCompletion: true })
  async round(): Promise<void> {
    try {
      await this.deletion.removeDue();
      await this.tokens.removeExpired();
    } catch (error) {
      this.logger.error(error);
    }
  }
}
