import { AccountDeletion } from "@earshot/domain/accounts/account-deletion";
import { TokenStore } from "@earshot/domain/accounts/account.port";
import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from "@nestjs/common";
import type { SessionRows } from "./session-rows.js";

/** Token of the pace. */
export const HOUSEKEEPING_PACE = Symbol("housekeeping pace");

export type HousekeepingPace = {
  /** Milliseconds from the start of the process to its first round. */
  readonly first: number;
  /** Milliseconds between rounds. */
  readonly every: number;
};

/** Soon after the start, for processes that never live an hour; then hourly. */
export const PACE: HousekeepingPace = { first: 2_000, every: 3_600_000 };

/**
 * Removes what has had its time: accounts past their grace, links and sessions past their life. Every process that serves
 * does so, whether or not it works besides (WORKER), since this was promised to people. Several at once do no harm.
 */
export class Housekeeping implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Housekeeping.name);
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<void> | undefined;
  private stopped = false;

  constructor(
    private readonly deletion: AccountDeletion,
    private readonly tokens: TokenStore,
    private readonly sessions: SessionRows,
    private readonly pace: HousekeepingPace,
  ) {}

  onApplicationBootstrap(): void {
    this.plan(this.pace.first);
  }

  /** What is under way is finished before the database is let go. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.underWay;
  }

  /** What fails is told in the log, keeps nothing else waiting, and is tried again by the next round. */
  async round(): Promise<void> {
    const tasks = [
      () => this.deletion.removeDue(),
      () => this.tokens.removeExpired(),
      () => this.sessions.removeExpired(),
    ];
    for (const task of tasks) {
      if (this.stopped) return;
      await task().catch((error: unknown) => this.logger.error(error));
    }
  }

  private plan(wait: number): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.underWay = this.round().finally(() => this.plan(this.pace.every));
    }, wait).unref();
  }
}
