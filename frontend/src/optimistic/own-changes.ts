/**
 * This page's recent changes, kept while outdated responses can still arrive. An outdated response would display the old value, and the
 * next change would send it back to the server.
 */
export class OwnChanges<Value> {
  private readonly changes = new Map<string, { readonly value: Value; readonly settled: number }>();
  private settlements = 0;

  /** Starts a change. While it is pending, it overrides every response. */
  begin(key: string, value: Value): void {
    this.changes.set(key, { value, settled: Infinity });
  }

  /** The server has confirmed or refused the change; `value` overrides responses to earlier requests. */
  settle(key: string, value: Value): void {
    this.settlements += 1;
    this.changes.set(key, { value, settled: this.settlements });
  }

  /** A timestamp for a request to the server. */
  moment(): number {
    return this.settlements;
  }

  /** The value to display when the server responds with `answered` to a request with that timestamp. */
  over(key: string, moment: number, answered: Value): Value {
    const own = this.changes.get(key);
    return own !== undefined && own.settled > moment ? own.value : answered;
  }
}
