import { setTimeout as pause } from "node:timers/promises";
import { HostTurns } from "@earshot/domain/feeds/host-turns";

/** Seconds that a request waits for its host at most; a host that asks for more is not asked now. */
const PATIENCE = 30;

/** Thrown when a host is not to be asked soon. */
export class HostRests extends Error {
  constructor(readonly retryAfter: number) {
    super(`its host asks to be left alone for ${retryAfter} seconds`);
  }
}

/** Lets the requests of this process to one host take turns (`HostTurns`). */
export class HostQueue {
  private readonly turns = new HostTurns();

  /** Waits for the turn of a request. Call the result once its connection is closed. Throws HostRests, or the signal's reason. */
  async enter(host: string, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    for (let wait = this.turns.enter(host, now()); wait > 0; wait = this.turns.enter(host, now())) {
      if (wait > PATIENCE * 1_000) throw new HostRests(Math.ceil(wait / 1_000));
      await pause(Math.ceil(wait), undefined, { signal });
    }
    let left = false;
    return () => {
      if (!left) this.turns.leave(host, now());
      left = true;
    };
  }

  /** The host answered that it wants to be left alone. */
  rest(host: string, seconds: number): void {
    this.turns.rest(host, seconds, now());
  }
}

const now = (): number => performance.now();
