/**
 * Ready-made listener ranges with the numbers that their labels name. Each ends where the next begins, and a show at such a limit is in
 * both. `value` identifies the range in a facet.
 */
export const LISTENER_PRESETS: readonly {
  readonly value: string;
  readonly label: string;
  readonly min?: number;
  readonly max?: number;
}[] = [
  { value: "under-1k", label: "Under 1K", max: 999 },
  { value: "1k-10k", label: "1K to 10K", min: 1_000, max: 10_000 },
  { value: "10k-70k", label: "10K to 70K", min: 10_000, max: 70_000 },
  { value: "70k-plus", label: "70K+", min: 70_000 },
];
