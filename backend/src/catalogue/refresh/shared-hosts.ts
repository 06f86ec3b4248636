import { setTimeout as pause } from "node:timers/promises";
import { APART, AT_ONCE } from "@earshot/domain/feeds/host-turns";
import { Logger } from "@nestjs/common";
import { type HostGate, HostQueue, HostPaused, LONGEST_WAIT_SECONDS } from "../../feeds/host-queue.js";
import type { PostgresTransactions } from "../../database/postgres-transactions.js";

/** Seconds after which a dead process's turn expires. A request takes ten seconds at most. */
const TURN = 30;
/** Milliseconds between two checks for whether one of the two running requests has ended. */
const POLL_INTERVAL = 200;

/**
 * Makes the requests of all processes to one host take turns, by the database's clock. Requests of one process queue up first, so
 * that at most two per process wait at the database.
 */
export class SharedHosts implements HostGate {
  private readonly logger = new Logger(SharedHosts.name);
  private readonly own: HostQueue;

  /** `apart`: minimum milliseconds between the starts of two requests. */
  constructor(
    private readonly transactions: PostgresTransactions,
    private readonly apart = APART,
  ) {
    this.own = new HostQueue(apart);
  }

  async enter(host: string, signal: AbortSignal): Promise<() => Promise<void>> {
    const leaveOwn = await this.own.enter(host, signal);
    try {
      for (;;) {
        const turn = await this.take(host);
        if (typeof turn === "string") return () => this.leave(host, turn, leaveOwn);
        if (turn > LONGEST_WAIT_SECONDS * 1_000) throw new HostPaused(Math.ceil(turn / 1_000));
        await pause(turn, undefined, { signal });
      }
    } catch (error) {
      leaveOwn();
      throw error;
    }
  }

  async rest(host: string, seconds: number): Promise<void> {
    this.own.rest(host, seconds);
    await this.transactions.write(
      `INSERT INTO feed_hosts (host, next_start) VALUES ($1, clock_timestamp() + make_interval(secs => $2))
       ON CONFLICT (host) DO UPDATE SET next_start = greatest(feed_hosts.next_start, excluded.next_start)`,
      [host, seconds],
    );
  }

  /** Removes hosts without requests for an hour. */
  async forget(): Promise<void> {
    await this.transactions.write("DELETE FROM feed_hosts WHERE next_start < clock_timestamp() - interval '1 hour'");
  }

  /** Takes a turn, which is identified by its expiry; or returns the milliseconds to wait. */
  private async take(host: string): Promise<string | number> {
    const [nextStart, turn] = [this.apart / 1_000, TURN].map(
      (seconds) => `clock_timestamp() + make_interval(secs => ${seconds})`,
    );
    const live = "ARRAY(SELECT turn FROM unnest(h.turns) AS turn WHERE turn > clock_timestamp())";
    const [taken] = await this.transactions.write<{ turn: string }>(
      `INSERT INTO feed_hosts AS h (host, next_start, turns)
       VALUES ($1, ${nextStart}, ARRAY[${turn}])
       -- Not those of \`excluded\`, which are from before the wait for the row.
       ON CONFLICT (host) DO UPDATE SET turns = ${live} || (${turn}), next_start = ${nextStart}
       WHERE h.next_start <= clock_timestamp() AND cardinality(${live}) < ${AT_ONCE}
       RETURNING turns[cardinality(turns)]::text AS turn`,
      [host],
    );
    if (taken) return taken.turn;
    const [waits] = await this.transactions.write<{ wait: number }>(
      `SELECT extract(epoch FROM next_start - clock_timestamp())::float8 * 1000 AS wait FROM feed_hosts WHERE host = $1`,
      [host],
    );
    return Math.max(POLL_INTERVAL, Math.ceil(waits?.wait ?? 0));
  }

  private async leave(host: string, turn: string, leaveOwn: () => void): Promise<void> {
    leaveOwn();
    try {
      await this.transactions.write(
        "UPDATE feed_hosts SET turns = array_remove(turns, $2::timestamptz) WHERE host = $1",
        [host, turn],
      );
    } catch (error) {
      // The database is unreachable: the turn expires by itself.
      this.logger.warn(error instanceof Error ? error.message : error);
    }
  }
}
