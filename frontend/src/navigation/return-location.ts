import { rememberResults, resultsShown } from "./results-memory";
import { firstStep, storeScrollPositions, scrollPositions, stepName } from "./scroll-positions";

/**
 * The visitor's page before signing in. A sign-in by password goes back to that history entry, with its results,
 * filters and scroll position. After a visit to another site the page reloads, and the new entry gets the state of the
 * old one.
 */
type ReturnLocation = { readonly path: string; readonly key: string; readonly step: number };

const AWAY = "earshot.away";

let returnLocation: ReturnLocation | undefined;
let missed: string | undefined;

function currentStep(): number {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown };
  return typeof idx === "number" ? idx : 0;
}

/** Remembers a page that may be returned to. */
export function rememberLocation(path: string, key: string): void {
  returnLocation = { path, key, step: currentStep() };
}

/** How many history entries back `path` is; undefined if it is not in the history. */
export function stepsBackTo(path: string): number | undefined {
  const steps = currentStep() - (returnLocation?.step ?? Infinity);
  return returnLocation?.path === path && steps > 0 ? steps : undefined;
}

/** Call before leaving for another site; `path` is the return URL. */
export function leaveForOtherSite(path: string): void {
  try {
    sessionStorage.setItem(AWAY, JSON.stringify(returnLocation?.path === path ? returnLocation : { path }));
  } catch {
    // Without storage, the page starts at the top.
  }
}

/** Call once on page load, before the first render. */
export function arriveFromOtherSite(): void {
  try {
    const { path, key } = JSON.parse(sessionStorage.getItem(AWAY) ?? "{}") as Partial<ReturnLocation>;
    sessionStorage.removeItem(AWAY);
    if (path !== window.location.pathname + window.location.search) missed = path;
    else if (typeof key === "string") handOver(stepName(key, path), firstStep(path));
  } catch {
    // No usable state, so the page starts at the top.
  }
}

function handOver(from: string, to: string): void {
  const positions = scrollPositions();
  storeScrollPositions({ ...positions, [to]: positions[from] ?? 0 });
  rememberResults(to, resultsShown(from));
}

/** The intended return URL after a failed sign-in at another site. Not validated. */
export function locationOfFailedSignIn(): string | undefined {
  return missed;
}
