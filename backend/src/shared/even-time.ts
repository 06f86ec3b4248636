/** Token of the time below which no such answer goes out, in milliseconds. */
export const EVEN_TIME = Symbol("even time");
export const EVEN_TIME_MS = 150;

/**
 * Answers after `least` milliseconds at the earliest: whether an address is known, and a mail written, must not show in how
 * long the answer takes.
 */
export async function evenly<Result>(least: number, work: () => Promise<Result>): Promise<Result> {
  const wait = new Promise<void>((over) => setTimeout(over, least));
  const [outcome] = await Promise.allSettled([work(), wait]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}
