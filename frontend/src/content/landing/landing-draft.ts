import type { SearchMode } from "@earshot/domain/catalogue/search/search-request";
import { FIRST_MODE } from "@earshot/domain/catalogue/search/search-rules";
import { createSlice, type PayloadAction, type WithSlice } from "@reduxjs/toolkit";
import { rootReducer } from "../../client/store";

export type SearchDraft = { readonly term: string; readonly mode: SearchMode };

const initialState: SearchDraft = { term: "", mode: FIRST_MODE };

/** The text in the landing page's search field. It is kept when the page is left, so that Back restores it. */
const landingDraftSlice = createSlice({
  name: "landingDraft",
  initialState,
  reducers: {
    written: (draft, { payload }: PayloadAction<Partial<SearchDraft>>) => ({ ...draft, ...payload }),
    emptied: () => initialState,
  },
  selectors: { selectLandingDraft: (draft) => draft },
});

declare module "../../client/store" {
  export interface InjectedSlices extends WithSlice<typeof landingDraftSlice> {}
}

export const { written: landingDraftWritten, emptied: landingDraftEmptied } = landingDraftSlice.actions;
export const { selectLandingDraft } = landingDraftSlice.injectInto(rootReducer).selectors;
