/** The valid items of a list that was stored as JSON; empty if nothing readable is stored. */
export function storedItems<Item>(text: string | null, isItem: (found: unknown) => found is Item): readonly Item[] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(found) ? found.filter(isItem) : [];
  } catch {
    return [];
  }
}
