import type { SearchFilters } from "@earshot/domain/catalogue/search-request";

/** What stands in the palette. */
export type PaletteDraft = { readonly text: string; readonly filters: SearchFilters };

const KEPT_MS = 120_000;
let kept: { readonly draft: PaletteDraft; readonly at: number } | undefined;

/** Keeps what stands in the palette for two minutes; an empty draft forgets it. `now` in milliseconds. */
export function keepDraft(draft: PaletteDraft, now: number): void {
  kept = { draft, at: now };
}

/** What was typed less than two minutes ago and not run. */
export function keptDraft(now: number): PaletteDraft | undefined {
  return kept !== undefined && now - kept.at < KEPT_MS ? kept.draft : undefined;
}
