import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { FetchArgs } from "@reduxjs/toolkit/query/react";

/** A call that the server refused because the session had ended, and what to say once it went through after all. */
export type Interrupted = { readonly request: FetchArgs; readonly done: string };

type SessionState = {
  /** How the last session of this page ended: by the user here, "left" once the server confirms it, or "expired" there. */
  readonly ended: "leaving" | "left" | "expired" | null;
  readonly interrupted: Interrupted | null;
};

const initialState: SessionState = { ended: null, interrupted: null };

/** How a session came to its end, and what it cut short. Who is signed in is the server's to say (`useSession`). */
export const sessionSlice = createSlice({
  name: "session",
  initialState,
  reducers: {
    /** The server answered 401. Once the user leaves, that is no news: a call was still on its way. */
    refused: (state, action: PayloadAction<Interrupted | null>): SessionState =>
      state.ended === "leaving" || state.ended === "left"
        ? state
        : { ended: "expired", interrupted: action.payload ?? state.interrupted },
    leaving: (): SessionState => ({ ended: "leaving", interrupted: null }),
    left: (): SessionState => ({ ended: "left", interrupted: null }),
    resumed: () => initialState,
  },
  selectors: { selectEnded: (state) => state.ended, selectInterrupted: (state) => state.interrupted },
});

export const {
  refused: sessionRefused,
  leaving: sessionLeaving,
  left: sessionLeft,
  resumed: sessionResumed,
} = sessionSlice.actions;
export const { selectEnded, selectInterrupted } = sessionSlice.selectors;
