import { jsonIn } from "@earshot/domain/shared/text/json-in";

/** The valid items of a list that was stored as JSON; empty if nothing readable is stored. */
export function storedItems<Item>(text: string | null, isItem: (found: unknown) => found is Item): readonly Item[] {
  const found = text === null ? undefined : jsonIn(text);
  return Array.isArray(found) ? found.filter(isItem) : [];
}
