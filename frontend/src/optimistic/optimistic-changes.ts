import { LatestCalls } from "./latest-calls";
import { OwnChanges } from "./own-changes";

/** How to change one kind of value. `Wanted` is the user's choice, `Value` the server's state. */
export type Change<Wanted, Value> = {
  readonly key: string;
  readonly wanted: Wanted;
  /** The displayed value. Read only if no call for the key is pending. */
  readonly current: () => Value;
  /** The value to display before the server has responded. */
  readonly preview: (wanted: Wanted, confirmed: Value) => Value;
  readonly show: (value: Value) => void;
  /** Makes the call. Resolves to the new value. */
  readonly send: (wanted: Wanted, confirmed: Value) => Promise<Value>;
};

/**
 * Optimistic changes. Calls for the same key run one after another, and only the latest value is sent. If the server refuses, the last
 * confirmed value is displayed again.
 */
export class OptimisticChanges<Wanted, Value> {
  private readonly calls = new LatestCalls<Wanted>();
  private readonly own = new OwnChanges<Value>();
  /** The server's last value for keys with a pending call; what is displayed may be newer. */
  private readonly confirmed = new Map<string, Value>();
  private readonly running = new Map<string, Promise<unknown>>();

  /** Resolves to the final value; undefined if a pending call will include this change. Rejects if the server refuses. */
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

  /** Records a value that the server changed without a call of `change`. */
  settle(key: string, value: Value): void {
    this.own.settle(key, value);
  }

  /** A timestamp for a request to the server, to pass to `over`. */
  moment(): number {
    return this.own.moment();
  }

  /** The value to display when the server responds with `answered` to a request with that timestamp. */
  over(key: string, moment: number, answered: Value): Value {
    return this.own.over(key, moment, answered);
  }

  /** Resolves once no change of the key is pending, whether it succeeded or not. */
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
