/** Reserved numbers for each list in a new collection. */
const ROOM = 4;

/** Short lists of small numbers in two arrays: a hundred thousand of them take one megabyte, not twenty. */
export class PackedLists {
  /** The position of each list in `numbers`: its length, followed by its numbers. 0 means no such list. */
  private readonly starts: Uint32Array;
  private numbers: Uint32Array;
  private end = 1;

  /** Lists have numbers from 0 to `last`. */
  constructor(last: number) {
    this.starts = new Uint32Array(last + 1);
    this.numbers = new Uint32Array(1 + ROOM * (last + 1));
  }

  has(list: number): boolean {
    return (this.starts[list] ?? 0) > 0;
  }

  add(list: number, members: readonly number[]): void {
    const needed = this.end + 1 + members.length;
    if (needed > this.numbers.length) {
      const larger = new Uint32Array(2 * needed);
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.starts[list] = this.end;
    this.numbers[this.end] = members.length;
    this.numbers.set(members, this.end + 1);
    this.end = needed;
  }

  /** The members of a list, in their order. */
  of(list: number): Uint32Array {
    const start = this.starts[list] ?? 0;
    return this.numbers.subarray(start + 1, start === 0 ? 1 : start + 1 + (this.numbers[start] ?? 0));
  }

  /** Adds `by` to the sum of each member of a list; does nothing if the list does not exist. */
  addTo(sums: Uint32Array, list: number, by: number): void {
    const { numbers } = this;
    const start = this.starts[list] ?? 0;
    const end = start === 0 ? 0 : start + (numbers[start] ?? 0);
    for (let at = start + 1; at <= end; at += 1) {
      const member = numbers[at] ?? 0;
      sums[member] = (sums[member] ?? 0) + by;
    }
  }
}
