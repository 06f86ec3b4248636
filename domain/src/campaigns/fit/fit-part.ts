import { listed } from "../../shared/text/listed.js";

/** The result of one part of the ad-fit score. "Unknown" is its own value, never zero. */
export type FitResult =
  | {
      readonly kind: "known";
      /** 0 (does not fit) to 1 (the best fit that this part can have). */
      readonly share: number;
      /** A sentence about the result. */
      readonly finding: string;
    }
  | {
      readonly kind: "unknown";
      /** A sentence about the missing fact. */
      readonly finding: string;
    };

/** A known result. The share is clamped to 0 to 1. */
export function found(share: number, finding: string): FitResult {
  return { kind: "known", share: Math.min(1, Math.max(0, share)), finding };
}

export function notKnown(finding: string): FitResult {
  return { kind: "unknown", finding };
}

/** "a", "a and b", "a, b and c". At most `most` items, then "and 3 more". */
export function listedAtMost(items: readonly string[], most = 5): string {
  const shown = items.slice(0, most);
  const rest = items.length - shown.length;
  return listed(rest > 0 ? [...shown, `${rest} more`] : shown);
}
