/** How many results stood on the screen, per step of this tab's history: a reload shows as many again. */
const KEY = "earshot.results";
const STEPS = 20;

type Steps = readonly (readonly [step: string, shown: number])[];

/** Results shown at a step of the history; 0 when it is new. */
export function resultsShown(step: string): number {
  return read().find(([known]) => known === step)?.[1] ?? 0;
}

export function rememberResults(step: string, shown: number): void {
  const steps: Steps = [...read().filter(([known]) => known !== step), [step, shown] as const].slice(-STEPS);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(steps));
  } catch {
    // Without a store a reload begins with the first results again.
  }
}

function read(): Steps {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isStep) : [];
  } catch {
    return [];
  }
}

function isStep(kept: unknown): kept is readonly [string, number] {
  return Array.isArray(kept) && typeof kept[0] === "string" && Number.isSafeInteger(kept[1]) && kept[1] >= 0;
}
