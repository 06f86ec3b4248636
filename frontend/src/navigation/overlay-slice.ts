import type { Intent } from "@earshot/domain/accounts/intent";
import { createSlice, type PayloadAction, type WithSlice } from "@reduxjs/toolkit";
import { rootReducer } from "../client/store";

export type LoginRequest = {
  /** The action that opened the login dialog for a guest, to be completed after signing in. */
  readonly intent: Intent;
  /** A sentence in the dialog: "Sign in to save Latency." */
  readonly reason: string;
  /** The podcast that the action is about, if any, and its title. */
  readonly podcastId?: string;
  readonly title?: string;
  /** Where the heading of what is locked is, in CSS pixels from the top of the window. */
  readonly top?: number;
};

type Overlay =
  | { readonly kind: "palette" }
  | { readonly kind: "shortcuts" }
  /** `about` is the show of a reopened draft. */
  | { readonly kind: "campaign"; readonly about?: { readonly id: string; readonly title: string } | null }
  | { readonly kind: "login"; readonly request: LoginRequest }
  /** Confirms that tracking of a show was turned on. */
  | { readonly kind: "tracking"; readonly title: string };

type OverlayState = { readonly open: Overlay | null };

const initialState: OverlayState = { open: null };

/** The open global layer. Only one can be open. */
const overlaySlice = createSlice({
  name: "overlay",
  initialState,
  reducers: {
    opened: (_state, action: PayloadAction<Overlay>) => ({ open: action.payload }),
    closed: () => initialState,
  },
  selectors: { selectOverlay: (state) => state.open },
});

declare module "../client/store" {
  export interface InjectedSlices extends WithSlice<typeof overlaySlice> {}
}

export const { opened: overlayOpened, closed: overlayClosed } = overlaySlice.actions;
export const { selectOverlay } = overlaySlice.injectInto(rootReducer).selectors;
