/**
 * Makes one call at a time per key, always for the latest value. A change during a call costs one more call at its end,
 * or none if the value is again the one that was sent.
 */
export class LatestCalls<Value> {
  private readonly running = new Map<string, { wanted: Value }>();

  /** Whether a call for this key is pending. */
  busy(key: string): boolean {
    return this.running.has(key);
  }

  /**
   * Returns "done" after the latest value was sent, "joined" if a call was pending: that call's caller gets the result. Rejects
   * as `send` does.
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
