import { AccountDeletion } from "@earshot/domain/accounts/account-deletion";
import { TokenStore } from "@earshot/domain/accounts/account.port";
import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from "@nestjs/common";

const EVERY = 10 * 60_000;

/** Removes what has had its time: accounts past their grace, links past their life. Several instances do no harm. */
export class Housekeeping implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Housekeeping.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly deletion: AccountDeletion,
    private readonly tokens: TokenStore,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.round(), EVERY).unref();
    void this.round();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** One that fails is told in the log; the next one tries again. */
  async round(): Promise<void> {
    try {
      await this.deletion.removeDue();
      await this.tokens.removeExpired();
    } catch (error) {
      this.logger.error(error);
    }
  }
}
