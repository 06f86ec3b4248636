/**
 * Makes one call at a time per key, always with the latest value. If the value changes during a call, there is one more call at its end,
 * unless the value is again the one that was sent.
 */
export class LatestCalls<Value> {
  private readonly running = new Map<string, { wanted: Value }>();

  /** Whether a call for this key is pending. */
  busy(key: string): boolean {
    return this.running.has(key);
  }

  /**
   * Resolves to "done" once the latest value was sent, or to "joined" if a call was pending, whose caller then gets the result. Rejects
   * with the error of `send`.
   */
  async settle(key: string, wanted: Value, send: (wanted: Value) => Promise<void>): Promise<"done" | "joined"> {
    const current = this.running.get(key);
    if (current) {
      current.wanted = wanted;
      return "joined";
    }
    const mine = { wanted };
    this.running.set(key, mine);
    try {
      for (let sent: { value: Value } | undefined; sent?.value !== mine.wanted;) {
        sent = { value: mine.wanted };
        await send(sent.value);
      }
      return "done";
    } finally {
      this.running.delete(key);
    }
  }
}
