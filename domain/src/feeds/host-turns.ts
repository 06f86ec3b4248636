/** Maximum number of simultaneous requests to one host. */
export const AT_ONCE = 2;
/** Minimum milliseconds between the starts of two requests to one host. */
export const APART = 1_000;

type HostState = {
  active: number;
  /** The earliest time at which the next request can start. */
  nextStart: number;
};

/**
 * Decides when to send requests to a host: at most two at a time, at most one new request per second, and none before the time in its
 * `Retry-After`. Times are in milliseconds of any monotonic clock.
 */
export class HostTurns {
  private readonly hosts = new Map<string, HostState>();

  constructor(private readonly apart = APART) {}

  /** Milliseconds until the next request. 0 means to send it now; it counts as open until `leave`. */
  enter(host: string, now: number): number {
    const state = this.hosts.get(host) ?? { active: 0, nextStart: now };
    const wait = Math.max(state.nextStart - now, state.active >= AT_ONCE ? APART / 10 : 0);
    if (wait > 0) return wait;
    this.hosts.set(host, { active: state.active + 1, nextStart: now + this.apart });
    return 0;
  }

  /** Call it when the request is finished and its connection is closed. */
  leave(host: string, now: number): void {
    const state = this.hosts.get(host);
    if (state === undefined) return;
    state.active = Math.max(0, state.active - 1);
    if (this.hosts.size > 1_000) this.forgetIdle(now);
  }

  /** Call it when the host asks for a pause of this many seconds. */
  rest(host: string, seconds: number, now: number): void {
    const state = this.hosts.get(host) ?? { active: 0, nextStart: now };
    this.hosts.set(host, { ...state, nextStart: Math.max(state.nextStart, now + seconds * 1_000) });
  }

  private forgetIdle(now: number): void {
    for (const [host, { active, nextStart }] of this.hosts)
      if (active === 0 && nextStart <= now) this.hosts.delete(host);
  }
}
