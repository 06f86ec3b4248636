import type { SearchFilters } from "@earshot/domain/catalogue/search-request";

/** What stands in the palette. */
export type PaletteDraft = { readonly text: string; readonly filters: SearchFilters };

const KEPT_MS = 120_000;
let kept: { readonly draft: PaletteDraft; readonly at: number } | undefined;

/** Keeps what was typed and not run, for two minutes; undefined forgets it. `now` in milliseconds. */
export function keepDraft(draft: PaletteDraft | undefined, now: number): void {
  kept = draft === undefined ? undefined : { draft, at: now };
}

/** What was typed less than two minutes ago and not run. */
export function keptDraft(now: number): PaletteDraft | undefined {
  return kept !== undefined && now - kept.at < KEPT_MS ? kept.draft : undefined;
}
