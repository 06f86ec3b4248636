import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from "@nestjs/common";

/** Injection token of the housekeeping pace. */
export const HOUSEKEEPING_PACE = Symbol("housekeeping pace");

export type HousekeepingPace = {
  /** Milliseconds from the start of the process to its first round. */
  readonly first: number;
  /** Milliseconds between rounds. */
  readonly every: number;
};

/** Soon after the start, for processes that run less than an hour; then hourly. */
export const PACE: HousekeepingPace = { first: 2_000, every: 3_600_000 };

/**
 * Removes expired data. Each feature adds what it stores for a limited time. Every process does this, whether it is a worker or
 * not, because people were promised the removal. Several at once do no harm.
 */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Housekeeping.name);
  private readonly tasks = new Map<string, () => Promise<unknown>>();
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<void> | undefined;
  private stopped = false;

  constructor(@Inject(HOUSEKEEPING_PACE) private readonly pace: HousekeepingPace) {}

  /** `name` describes the data that is removed, and is unique. */
  add(name: string, remove: () => Promise<unknown>): void {
    if (this.tasks.has(name)) throw new Error(`Two features remove "${name}".`);
    this.tasks.set(name, remove);
  }

  onApplicationBootstrap(): void {
    this.plan(this.pace.first);
  }

  /** Waits for the current round before the database is closed. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.underWay;
  }

  /** A failure is logged and does not stop the other removals; the next round tries again. */
  async round(): Promise<void> {
    for (const [name, remove] of this.tasks) {
      if (this.stopped) return;
      try {
        await remove();
      } catch (error) {
        this.logger.error({ msg: `Could not remove ${name}`, err: error });
      }
    }
  }

  private plan(wait: number): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.underWay = this.round().finally(() => this.plan(this.pace.every));
    }, wait).unref();
  }
}
