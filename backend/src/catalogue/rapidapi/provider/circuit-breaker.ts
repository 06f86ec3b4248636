import { isOutage, ProviderFailure } from "./provider-failure.js";

type BreakerRules = {
  /**
   * Milliseconds during which a call counts: at least several timeouts, because otherwise one slow caller would never fill the
   * window.
   */
  readonly windowMs: number;
  /** Minimum calls within the window before the breaker can open. */
  readonly volume: number;
  /** The share of failures that opens the breaker, 0 to 1. */
  readonly failureShare: number;
  /** Milliseconds that the breaker stays open; then one call tests whether the provider is back. */
  readonly restMs: number;
};

/** From the design for provider faults; the share is the usual one. */
export const BREAKER_RULES: BreakerRules = { windowMs: 60_000, volume: 5, failureShare: 0.5, restMs: 30_000 };

const SLICES = 12;

type State =
  | { readonly name: "closed" }
  | { readonly name: "open"; readonly until: number; readonly reason: string }
  | { readonly name: "probing"; readonly reason: string };

/** Stops sending requests to a failing provider, so that callers fail at once instead of waiting for the timeout. */
export class CircuitBreaker {
  private state: State = { name: "closed" };
  /** Counts per slice of the window, newest last. */
  private slices: { readonly start: number; calls: number; failures: number }[] = [];

  /** `elapsed` returns the milliseconds of a monotonic clock, which never jumps, unlike the time of day. */
  constructor(
    private readonly rules: BreakerRules,
    private readonly elapsed: () => number,
    private readonly onChange: (state: State["name"], reason: string) => void = () => undefined,
  ) {}

  /** Runs the call; while the breaker is open, throws at once with the reason for the last failure. */
  async run<T>(call: () => Promise<T>): Promise<T> {
    const entered = this.enter();
    try {
      const value = await call();
      this.settle(entered, undefined);
      return value;
    } catch (thrown) {
      this.settle(entered, isOutage(thrown) ? (thrown as ProviderFailure).reason : undefined);
      throw thrown;
    }
  }

  private enter(): State {
    const { state } = this;
    if (state.name === "closed") return state;
    const wait = state.name === "open" ? state.until - this.elapsed() : 1000;
    if (wait > 0) throw new ProviderFailure("resting", state.reason, { retryAfter: Math.ceil(wait / 1000) });
    return this.change({ name: "probing", reason: state.reason });
  }

  /** A call counts only in the state in which it began: a late answer must not decide the outcome of a later probe. */
  private settle(entered: State, failure: string | undefined): void {
    if (entered !== this.state) return;
    if (entered.name === "probing") {
      if (failure === undefined) this.change({ name: "closed" });
      else this.open(failure);
      return;
    }
    const { calls, failures } = this.count(failure !== undefined);
    if (failure !== undefined && calls >= this.rules.volume && failures >= calls * this.rules.failureShare) {
      this.open(failure);
    }
  }

  private open(reason: string): void {
    this.change({ name: "open", until: this.elapsed() + this.rules.restMs, reason });
  }

  private change(state: State): State {
    this.state = state;
    this.slices = [];
    this.onChange(state.name, "reason" in state ? state.reason : "");
    return state;
  }

  private count(failed: boolean): { calls: number; failures: number } {
    const now = this.elapsed();
    this.slices = this.slices.filter(({ start }) => start > now - this.rules.windowMs);
    let slice = this.slices.at(-1);
    if (!slice || slice.start <= now - this.rules.windowMs / SLICES) {
      slice = { start: now, calls: 0, failures: 0 };
      this.slices.push(slice);
    }
    slice.calls += 1;
    if (failed) slice.failures += 1;
    return this.slices.reduce(
      (sum, { calls, failures }) => ({ calls: sum.calls + calls, failures: sum.failures + failures }),
      { calls: 0, failures: 0 },
    );
  }
}
