/**
 * A number of people as a range. `high` is null for an open range ("70,001+").
 * "unknown" is a value of its own: never 0, never NaN.
 */
export type ListenerRange =
  | { readonly kind: "closed"; readonly low: number; readonly high: number }
  | { readonly kind: "open"; readonly low: number }
  | { readonly kind: "unknown" };
