/**
 * Carries out what was wished last, one call at a time per key. Who changes their mind while a call is under way costs one
 * more call at its end, or none when the mind changed back.
 */
export class Wishes<Value> {
  private readonly running = new Map<string, { wanted: Value }>();

  /** Whether a call for this key is under way. */
  busy(key: string): boolean {
    return this.running.has(key);
  }

  /** "done" when the last wish holds, "joined" when a call was under way and takes this wish along. Rejects as `act` does. */
  async settle(key: string, wanted: Value, act: (wanted: Value) => Promise<void>): Promise<"done" | "joined"> {
    const current = this.running.get(key);
    if (current) {
      current.wanted = wanted;
      return "joined";
    }
    const mine = { wanted };
    this.running.set(key, mine);
    try {
      for (let done: { value: Value } | undefined; done?.value !== mine.wanted;) {
        done = { value: mine.wanted };
        await act(done.value);
      }
      return "done";
    } finally {
      this.running.delete(key);
    }
  }
}
