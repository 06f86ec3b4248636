import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from "@nestjs/common";

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
 * Removes what has had its time. Each feature adds what it keeps for a time only. Every process does so, whether or not it
 * works besides (WORKER), since removal was promised to people. Several at once do no harm.
 */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Housekeeping.name);
  private readonly tasks = new Map<string, () => Promise<unknown>>();
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<void> | undefined;
  private stopped = false;

  constructor(@Inject(HOUSEKEEPING_PACE) private readonly pace: HousekeepingPace) {}

  /** `name` says what is removed. A name is taken once. */
  add(name: string, remove: () => Promise<unknown>): void {
    if (this.tasks.has(name)) throw new Error(`Two features remove "${name}".`);
    this.tasks.set(name, remove);
  }

  names(): string[] {
    return [...this.tasks.keys()];
  }

  onApplicationBootstrap(): void {
    this.plan(this.pace.first);
  }

  /** What is under way is finished before the database is let go. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.underWay;
  }

  /** A failure is logged, keeps nothing else waiting, and is tried again by the next round. */
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
