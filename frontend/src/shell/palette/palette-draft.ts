import type { SearchFilters } from "@earshot/domain/catalogue/search/search-request";
import { createSlice, type PayloadAction, type WithSlice } from "@reduxjs/toolkit";
import { rootReducer } from "../../client/store";

export type PaletteDraft = { readonly text: string; readonly filters: SearchFilters };
/** `at` is in epoch milliseconds. */
type StoredDraft = { readonly draft: PaletteDraft; readonly at: number } | null;

const LIFETIME_MS = 120_000;
const initialState = null as StoredDraft;

/** Keeps the text typed in the palette for two minutes. */
const paletteDraftSlice = createSlice({
  name: "paletteDraft",
  initialState,
  reducers: { stored: (_state, { payload }: PayloadAction<NonNullable<StoredDraft>>): StoredDraft => payload },
  selectors: {
    /** Text that was typed less than two minutes before `now`, and whose search was not opened. */
    selectDraft: (stored, now: number) => (stored !== null && now - stored.at < LIFETIME_MS ? stored.draft : undefined),
  },
});

declare module "../../client/store" {
  export interface InjectedSlices extends WithSlice<typeof paletteDraftSlice> {}
}

export const { stored: paletteDraftStored } = paletteDraftSlice.actions;
export const { selectDraft: selectPaletteDraft } = paletteDraftSlice.injectInto(rootReducer).selectors;
