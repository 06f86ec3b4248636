/**
 * What this page has changed, for as long as answers come that the server may have given before it knew of it: such an answer
 * would show the old value again, and the next change would carry it back to the server.
 */
export class OwnChanges<Value> {
  private readonly changes = new Map<string, { readonly value: Value; readonly settled: number }>();
  private settlements = 0;

  /** A change is on its way: it stands over every answer. */
  begin(key: string, value: Value): void {
    this.changes.set(key, { value, settled: Infinity });
  }

  /** The server has carried it out, or `value` is what it left in place. Stands over answers to questions from before. */
  settle(key: string, value: Value): void {
    this.settlements += 1;
    this.changes.set(key, { value, settled: this.settlements });
  }

  /** The moment at which a question goes to the server. */
  moment(): number {
    return this.settlements;
  }

  /** What holds when the server answers `said` to a question of that moment. */
  over(key: string, asked: number, said: Value): Value {
    const own = this.changes.get(key);
    return own !== undefined && own.settled > asked ? own.value : said;
  }
}
