const STORE = "earshot.scroll";
/** The key that the router gives to the first entry of every loaded page. */
const FIRST_STEP = "default";

/**
 * The name of an entry in this tab's history, from the router's key for it. The first entries of loaded pages share one
 * key; their URLs distinguish them, so that a reloaded page does not start at the scroll position of another one.
 */
export function stepName(key: string, path: string): string {
  return key === FIRST_STEP ? firstStep(path) : key;
}

/** The name of the first entry of a page that is loaded from `path`. */
export function firstStep(path: string): string {
  return `${FIRST_STEP} ${path}`;
}

/** How far each entry in this tab's history was scrolled, in px. */
export function scrollPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

export function storeScrollPositions(positions: Readonly<Record<string, number>>): void {
  sessionStorage.setItem(STORE, JSON.stringify(positions));
}
