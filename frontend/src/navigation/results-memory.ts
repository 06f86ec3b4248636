import { tabMemory } from "../platform/tab-memory";

/** The number of displayed results by history entry of this tab, so that a reload shows the same number. */
const KEY = "earshot.results";
const STEPS = 20;

type Steps = readonly (readonly [step: string, shown: number])[];

/** How many results were displayed at a history entry; 0 for a new one. */
export function resultsShown(step: string): number {
  return read().find(([known]) => known === step)?.[1] ?? 0;
}

export function rememberResults(step: string, shown: number): void {
  const others = read().filter(([known]) => known !== step);
  tabMemory.write(KEY, [...others, [step, shown]].slice(-STEPS));
}

function read(): Steps {
  const stored = tabMemory.read(KEY);
  return Array.isArray(stored) ? stored.filter(isStep) : [];
}

function isStep(stored: unknown): stored is readonly [string, number] {
  return Array.isArray(stored) && typeof stored[0] === "string" && Number.isSafeInteger(stored[1]) && stored[1] >= 0;
}
