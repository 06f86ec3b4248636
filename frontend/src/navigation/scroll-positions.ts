import { tabMemory } from "../platform/tab-memory";

const STORE = "earshot.scroll";
/** The key that the router gives to the first history entry after each page load. */
const FIRST_STEP = "default";

/**
 * A name for an entry in this tab's history, derived from the router's key. The first entries after page loads, and anchors that are typed
 * into the address bar, have the same key, so the URL is included: otherwise, a page could start at the scroll position of another one.
 */
export function stepName(key: string, path: string): string {
  return key === FIRST_STEP ? firstStep(path) : key;
}

/** The name of the first entry after `path` was loaded. */
export function firstStep(path: string): string {
  return `${FIRST_STEP} ${path}`;
}

const isPosition = (entry: readonly [string, unknown]): entry is [string, number] => Number.isFinite(entry[1]);

/** The scroll position of each entry in this tab's history, in px. */
export function scrollPositions(): Record<string, number> {
  return Object.fromEntries(Object.entries(tabMemory.read(STORE) ?? {}).filter(isPosition));
}

export function storeScrollPositions(positions: Readonly<Record<string, number>>): void {
  tabMemory.write(STORE, positions);
}
