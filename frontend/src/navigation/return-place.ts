import { rememberResults, resultsShown } from "./results-memory";
import { firstStep, keepScrollPlaces, scrollPlaces, stepName } from "./scroll-places";

/**
 * Where the visitor was before going to sign in. Signing in with a password goes back to that very step of the history,
 * with its results, filters and scroll position. By way of another site the page is loaded anew: what belonged to the
 * old step is handed to the new one.
 */
type Place = { readonly path: string; readonly key: string; readonly step: number };

const AWAY = "earshot.away";

let place: Place | undefined;
let missed: string | undefined;

function currentStep(): number {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown };
  return typeof idx === "number" ? idx : 0;
}

/** Remembers a page that may be returned to. */
export function rememberPlace(path: string, key: string): void {
  place = { path, key, step: currentStep() };
}

/** How many steps of the history lie between here and `path`; undefined when it is not behind us. */
export function stepsBackTo(path: string): number | undefined {
  const steps = currentStep() - (place?.step ?? Infinity);
  return place?.path === path && steps > 0 ? steps : undefined;
}

/** To be called before another site takes over: `path` is where it will lead back to. */
export function leaveForOtherSite(path: string): void {
  try {
    sessionStorage.setItem(AWAY, JSON.stringify(place?.path === path ? place : { path }));
  } catch {
    // Without a store the page begins at its top.
  }
}

/** To be called once when the page is loaded, before anything is drawn. */
export function arriveFromOtherSite(): void {
  try {
    const { path, key } = JSON.parse(sessionStorage.getItem(AWAY) ?? "{}") as Partial<Place>;
    sessionStorage.removeItem(AWAY);
    if (path !== window.location.pathname + window.location.search) missed = path;
    else if (typeof key === "string") handOver(stepName(key, path), firstStep(path));
  } catch {
    // Nothing usable was kept: the page begins at its top.
  }
}

function handOver(from: string, to: string): void {
  const places = scrollPlaces();
  keepScrollPlaces({ ...places, [to]: places[from] ?? 0 });
  rememberResults(to, resultsShown(from));
}

/** Where the other site should have led back to, when it led elsewhere: signing in there failed. Not checked yet. */
export function missedPlace(): string | undefined {
  return missed;
}
