import { setTimeout as pause } from "node:timers/promises";
import { HostTurns } from "@earshot/domain/feeds/host-turns";

/** Maximum seconds that a request waits for its host; if a host asks for more, it is skipped for now. */
export const LONGEST_WAIT_SECONDS = 30;

/** Thrown if a host must not be contacted for some time. */
export class HostPaused extends Error {
  constructor(readonly retryAfter: number) {
    super(`its host asks for a pause of ${retryAfter} seconds`);
  }
}

/** Where a request waits for its turn at a host. */
export interface HostGate {
  /**
   * Waits for the request's turn. The caller must call the result once its connection is closed. Throws HostPaused, or the signal's
   * reason.
   */
  enter(host: string, signal: AbortSignal): Promise<() => void | Promise<void>>;
  /** Records that the host asked for a pause. */
  rest(host: string, seconds: number): void | Promise<void>;
}

/** Makes this process's requests to one host take turns (`HostTurns`). */
export class HostQueue implements HostGate {
  private readonly turns: HostTurns;

  /** `apart`: minimum milliseconds between the starts of two requests. */
  constructor(apart?: number) {
    this.turns = new HostTurns(apart);
  }

  async enter(host: string, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    for (let wait = this.turns.enter(host, now()); wait > 0; wait = this.turns.enter(host, now())) {
      if (wait > LONGEST_WAIT_SECONDS * 1_000) throw new HostPaused(Math.ceil(wait / 1_000));
      await pause(Math.ceil(wait), undefined, { signal });
    }
    let left = false;
    return () => {
      if (!left) this.turns.leave(host, now());
      left = true;
    };
  }

  rest(host: string, seconds: number): void {
    this.turns.rest(host, seconds, now());
  }
}

const now = (): number => performance.now();
