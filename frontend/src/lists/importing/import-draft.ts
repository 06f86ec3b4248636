import { createSlice, type PayloadAction, type WithSlice } from "@reduxjs/toolkit";
import { rootReducer } from "../../client/store";

/** The text typed into the import panel. It is kept in case the panel is closed by mistake. */
const importDraftSlice = createSlice({
  name: "importDraft",
  initialState: "",
  reducers: { written: (_draft, { payload }: PayloadAction<string>) => payload },
  selectors: { selectImportDraft: (draft) => draft },
});

declare module "../../client/store" {
  export interface InjectedSlices extends WithSlice<typeof importDraftSlice> {}
}

export const { written: importDraftWritten } = importDraftSlice.actions;
export const { selectImportDraft } = importDraftSlice.injectInto(rootReducer).selectors;
