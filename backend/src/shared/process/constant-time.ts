/** Injection token of the minimum time for such an answer, in milliseconds. */
export const CONSTANT_TIME = Symbol("even time");
export const CONSTANT_TIME_MS = 150;

/** Delays the result to at least `least` milliseconds, because the time of an answer must not reveal whether an address is known. */
export async function inConstantTime<Result>(least: number, work: () => Promise<Result>): Promise<Result> {
  const wait = new Promise<void>((over) => setTimeout(over, least));
  const [outcome] = await Promise.allSettled([work(), wait]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}
