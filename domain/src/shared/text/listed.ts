const CONJUNCTION = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** "a", "a and b", "a, b and c"; "" for an empty list. */
export function listed(items: readonly string[]): string {
  return CONJUNCTION.format(items);
}
