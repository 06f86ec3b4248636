/**
 * This page's recent changes, kept while outdated answers may still arrive. An outdated answer would show the old
 * value, and the next change would send that value back to the server.
 */
export class OwnChanges<Value> {
  private readonly changes = new Map<string, { readonly value: Value; readonly settled: number }>();
  private settlements = 0;

  /** A pending change overrides every answer. */
  begin(key: string, value: Value): void {
    this.changes.set(key, { value, settled: Infinity });
  }

  /** The server has confirmed or refused the change; `value` overrides answers to earlier requests. */
  settle(key: string, value: Value): void {
    this.settlements += 1;
    this.changes.set(key, { value, settled: this.settlements });
  }

  /** The time of a request to the server. */
  moment(): number {
    return this.settlements;
  }

  /** The value to show if the server answers `said` to a request from that time. */
  over(key: string, moment: number, answered: Value): Value {
    const own = this.changes.get(key);
    return own !== undefined && own.settled > moment ? own.value : answered;
  }
}
