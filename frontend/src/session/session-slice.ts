import { createSlice, type PayloadAction, type WithSlice } from "@reduxjs/toolkit";
import { callRefused, type Interrupted } from "../client/call-refused";
import { rootReducer } from "../client/store";

type SessionState = {
  /** How this page's last session ended: "leaving", then "left" after the user signed out; "expired" if the server ended it. */
  readonly ended: "leaving" | "left" | "expired" | null;
  readonly interrupted: Interrupted | null;
  /** Whose session ended by itself, for the sign-in form. Only in this page's memory, and not after a sign-out. */
  readonly email?: string | undefined;
};

const initialState: SessionState = { ended: null, interrupted: null };

/** How a session ended, and the request that this interrupted. The server knows who is signed in (`useSession`). */
export const sessionSlice = createSlice({
  name: "session",
  initialState,
  reducers: {
    leaving: (): SessionState => ({ ended: "leaving", interrupted: null }),
    left: (): SessionState => ({ ended: "left", interrupted: null }),
    resumed: () => initialState,
    expiredFor: (state, { payload }: PayloadAction<string | undefined>): SessionState => ({ ...state, email: payload }),
  },
  // Ignores a 401 during or after sign-out: that request was still pending.
  extraReducers: (build) =>
    build.addCase(callRefused, (state, { payload }): SessionState =>
      state.ended === "leaving" || state.ended === "left"
        ? state
        : { ...state, ended: "expired", interrupted: payload ?? state.interrupted },
    ),
  selectors: {
    selectEnded: (state) => state.ended,
    selectInterrupted: (state) => state.interrupted,
    selectEmail: (state) => state.email,
  },
});

declare module "../client/store" {
  export interface InjectedSlices extends WithSlice<typeof sessionSlice> {}
}

export const {
  leaving: sessionLeaving,
  left: sessionLeft,
  resumed: sessionResumed,
  expiredFor: sessionExpiredFor,
} = sessionSlice.actions;
export const { selectEnded, selectInterrupted, selectEmail } = sessionSlice.injectInto(rootReducer).selectors;
