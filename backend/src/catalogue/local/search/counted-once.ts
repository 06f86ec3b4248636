/** What is counted once for each generation of the catalogue, when somebody first asks. */
export class CountedOnce<Count> {
  private counted: { readonly generation: number; readonly count: Promise<Count> } | undefined;

  of(generation: number, count: () => Promise<Count>): Promise<Count> {
    if (this.counted?.generation === generation) return this.counted.count;
    const counted = { generation, count: count() };
    this.counted = counted;
    // A failure is not cached: the next caller counts again.
    counted.count.catch(() => {
      if (this.counted === counted) this.counted = undefined;
    });
    return counted.count;
  }
}
