/** Seconds for which a code can be proved (contract: 14 days). */
export const CODE_SECONDS = 14 * 86_400;
/** Seconds between two checks of a claim's proof (contract: 90 days). */
export const PROOF_SECONDS = 90 * 86_400;
/** Seconds for which a proof can be missing from the feed before the claim ends: one failed read is not enough. Judgment. */
export const GRACE_SECONDS = 7 * 86_400;
/** Seconds until the next automatic checks of a waiting claim: 1 hour, 6 hours, then daily. Judgment. */
const TRIES = [3_600, 6 * 3_600, 86_400];

/** Maximum number of open claims of an account. More would look like an attempt to collect codes. Judgment. */
export const CLAIMS_MAX = 50;

/** When to check a waiting claim next. `tries` is the number of checks so far. */
export function nextTry(now: Date, tries: number): Date {
  const seconds = TRIES[Math.min(tries, TRIES.length - 1)] ?? 86_400;
  return later(now, seconds);
}

export const later = (date: Date, seconds: number): Date => new Date(date.getTime() + seconds * 1_000);

/** Why a claim ended. */
export const CLAIM_ENDS = ["withdrawn", "expired", "vanished", "replaced"] as const;
export type ClaimEnd = (typeof CLAIM_ENDS)[number];
type ClaimState = "waiting" | "proved" | ClaimEnd;

/** The state of a claim. A code that was not proved in time counts as expired even before a job removes it. */
export function claimState(
  claim: { readonly endedBy: ClaimEnd | null; readonly provedAt: Date | null; readonly expiresAt: Date },
  now: Date,
): ClaimState {
  if (claim.endedBy !== null) return claim.endedBy;
  if (claim.provedAt !== null) return "proved";
  return claim.expiresAt <= now ? "expired" : "waiting";
}
