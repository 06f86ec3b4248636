import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { sessionLeft, sessionRefused } from "../app/session-slice";

/** A step that can be taken back, and what it is called: "remove Latency". */
export type UndoStep = { readonly what: string } & (
  | { readonly undoId: string }
  /** An added item: taking it back removes it. */
  | { readonly listId: string; readonly itemId: string }
);

type UndoState = { readonly step: UndoStep | null };
const initialState: UndoState = { step: null };

/** The last thing done to a list. It stays until the next one, so that nobody has to hurry to take it back. */
export const listUndoSlice = createSlice({
  name: "listUndo",
  initialState,
  reducers: {
    stepped: (_state, action: PayloadAction<UndoStep>): UndoState => ({ step: action.payload }),
    cleared: () => initialState,
  },
  // What the last user did is nothing to the next one.
  extraReducers: (build) => build.addCase(sessionLeft, () => initialState).addCase(sessionRefused, () => initialState),
  selectors: { selectUndoStep: (state) => state.step },
});

export const { stepped: listStepped, cleared: listStepCleared } = listUndoSlice.actions;
export const { selectUndoStep } = listUndoSlice.selectors;
