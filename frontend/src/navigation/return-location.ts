import { tabMemory } from "../platform/tab-memory";
import { fieldsOf } from "../platform/tab-value";
import { rememberResults, resultsShown } from "./results-memory";
import { firstStep, storeScrollPositions, scrollPositions, stepName } from "./scroll-positions";

/**
 * The page that the visitor was on before signing in. Signing in with a password goes back to that history entry, with its results, filters
 * and scroll position. After a visit to another site the page reloads, and the new entry gets the state of the old one.
 */
type ReturnLocation = { readonly path: string; readonly key: string; readonly step: number };

const AWAY = "earshot.away";

let returnLocation: ReturnLocation | undefined;
let missed: string | undefined;

function currentStep(): number {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown };
  return typeof idx === "number" ? idx : 0;
}

/** Remembers a page that the visitor may return to. */
export function rememberLocation(path: string, key: string): void {
  returnLocation = { path, key, step: currentStep() };
}

/** How many history entries ago `path` was visited; undefined if it is not in the history. */
export function stepsBackTo(path: string): number | undefined {
  const steps = currentStep() - (returnLocation?.step ?? Infinity);
  return returnLocation?.path === path && steps > 0 ? steps : undefined;
}

/** Call this before leaving for another site; `path` is where the visitor will return. */
export function leaveForOtherSite(path: string): void {
  tabMemory.write(AWAY, returnLocation?.path === path ? returnLocation : { path });
}

/** Call this once on page load, before the first render. */
export function arriveFromOtherSite(): void {
  const { path, key } = fieldsOf(tabMemory.read(AWAY)) as Partial<ReturnLocation>;
  tabMemory.write(AWAY, null);
  if (path !== window.location.pathname + window.location.search) missed = path;
  else if (typeof key === "string") handOver(stepName(key, path), firstStep(path));
}

function handOver(from: string, to: string): void {
  const positions = scrollPositions();
  storeScrollPositions({ ...positions, [to]: positions[from] ?? 0 });
  rememberResults(to, resultsShown(from));
}

/** After a failed sign-in with a provider: the location that the visitor wanted to return to. Not validated. */
export function locationOfFailedSignIn(): string | undefined {
  return missed;
}
