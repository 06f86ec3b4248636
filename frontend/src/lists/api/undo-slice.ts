import { createSlice, type PayloadAction, type WithSlice } from "@reduxjs/toolkit";
import type { ListItem } from "@earshot/backend/lists/lists.schemas";
import type { ItemEdit } from "@earshot/domain/lists/columns/own-columns";
import { callRefused } from "../../client/call-refused";
import { rootReducer } from "../../client/store";
import { sessionLeft } from "../../session/session-slice";

/** A step that can be undone, and its name: "remove Latency". */
export type UndoStep = { readonly what: string } & (
  | { readonly undoId: string }
  /** An edited row: undo restores the previous values, unless another person has changed the same columns since. */
  | { readonly listId: string; readonly item: ListItem; readonly edit: ItemEdit }
  /** An added item: undo removes it. */
  | { readonly listId: string; readonly itemId: string }
);

type UndoState = { readonly step: UndoStep | null };
const initialState: UndoState = { step: null };

/** The last change to a list. It can be undone until the next change, so nobody has to hurry. */
const listUndoSlice = createSlice({
  name: "listUndo",
  initialState,
  reducers: {
    stepped: (_state, action: PayloadAction<UndoStep>): UndoState => ({ step: action.payload }),
    cleared: () => initialState,
  },
  // The next user must not be able to undo the previous user's change.
  extraReducers: (build) => build.addCase(sessionLeft, () => initialState).addCase(callRefused, () => initialState),
  selectors: { selectUndoStep: (state) => state.step },
});

declare module "../../client/store" {
  export interface InjectedSlices extends WithSlice<typeof listUndoSlice> {}
}

export const { stepped: listStepped, cleared: listStepCleared } = listUndoSlice.actions;
export const { selectUndoStep } = listUndoSlice.injectInto(rootReducer).selectors;
