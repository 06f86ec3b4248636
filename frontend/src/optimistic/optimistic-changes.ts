import { LatestCalls } from "./latest-calls";
import { OwnChanges } from "./own-changes";

/** How one kind of thing is changed. `Wanted` is what the user asks for, `Value` what the server says of it. */
export type Change<Wanted, Value> = {
  readonly key: string;
  readonly wanted: Wanted;
  /** What is on the screen now. Read when no call for the key is under way. */
  readonly current: () => Value;
  /** What to show before the server answers. */
  readonly preview: (wanted: Wanted, confirmed: Value) => Value;
  readonly show: (value: Value) => void;
  /** Makes the call. Returns what holds after it. */
  readonly send: (wanted: Wanted, confirmed: Value) => Promise<Value>;
};

/**
 * Changes that are shown at once. Calls for one key are made one after the other, and only the latest value is sent. When the
 * server refuses, what it last confirmed is shown again.
 */
export class OptimisticChanges<Wanted, Value> {
  private readonly calls = new LatestCalls<Wanted>();
  private readonly own = new OwnChanges<Value>();
  /** What the server last said of keys with a call under way; the screen may be ahead of it. */
  private readonly confirmed = new Map<string, Value>();
  private readonly running = new Map<string, Promise<unknown>>();

  /**
   * Returns what holds in the end; undefined when an earlier call is still under way, which takes this change along and
   * speaks for both. Rejects when the server refuses.
   */
  async change({ key, wanted, current, preview, show, send }: Change<Wanted, Value>): Promise<Value | undefined> {
    if (!this.calls.busy(key)) this.confirmed.set(key, current());
    const shown = preview(wanted, this.known(key));
    this.own.begin(key, shown);
    show(shown);
    const call = this.calls.settle(key, wanted, async (now) => {
      this.confirmed.set(key, await send(now, this.known(key)));
    });
    this.follow(key, call);
    let outcome: "done" | "joined" = "done";
    try {
      outcome = await call;
    } finally {
      if (outcome === "done") {
        this.own.settle(key, this.known(key));
        show(this.known(key));
      }
    }
    return outcome === "done" ? this.known(key) : undefined;
  }

  /** The server changed it outside of `change`. */
  settle(key: string, value: Value): void {
    this.own.settle(key, value);
  }

  /** The moment at which a question goes to the server, for `over`. */
  moment(): number {
    return this.own.moment();
  }

  /** What holds when the server answers `said` to a question of that moment. */
  over(key: string, asked: number, said: Value): Value {
    return this.own.over(key, asked, said);
  }

  /** Resolves when no change of the key is under way, whether it was made or refused. */
  async settled(key: string): Promise<void> {
    await this.running.get(key);
  }

  private follow(key: string, call: Promise<unknown>): void {
    if (this.running.has(key)) return;
    const end = () => void this.running.delete(key);
    this.running.set(key, call.then(end, end));
  }

  private known(key: string): Value {
    return this.confirmed.get(key) as Value;
  }
}
