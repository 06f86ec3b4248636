const STORE = "earshot.scroll";

/** How far each step of this tab's history was scrolled, in px. */
export function scrollPlaces(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

export function keepScrollPlaces(places: Readonly<Record<string, number>>): void {
  sessionStorage.setItem(STORE, JSON.stringify(places));
}
