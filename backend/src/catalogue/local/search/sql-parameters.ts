/** Collects the values of one statement; texts of users reach PostgreSQL in no other way. */
export class SqlParameters {
  readonly values: unknown[] = [];

  /** The placeholder that stands for a value ("$3"). */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
