/** Seconds for which a code waits for its proof (the contract: 14 days). */
export const CODE_SECONDS = 14 * 86_400;
/** Seconds between two checks of the proof of a claim (the contract: 90 days). */
export const PROOF_SECONDS = 90 * 86_400;
/** Days without a proof in the feed after which a claim ends: one failed read is not enough. Judgment. */
export const GRACE_SECONDS = 7 * 86_400;
/** Seconds after which a waiting claim is checked again without being asked: 1 hour, 6 hours, then daily. Judgment. */
const TRIES = [3_600, 6 * 3_600, 86_400];

/** Open claims of one account; more look like an attempt to collect codes. Judgment. */
export const CLAIMS_MAX = 50;

/** When a waiting claim is checked next. `tries`: checks so far. */
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
