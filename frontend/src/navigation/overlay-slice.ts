import type { Intent } from "@earshot/domain/accounts/intent";
import { createSlice, type PayloadAction, type WithSlice } from "@reduxjs/toolkit";
import { rootReducer } from "../client/store";

export type LoginRequest = {
  /** A guest's action that opened the login dialog, to complete after signing in. */
  readonly intent: Intent;
  /** A sentence for the dialog: "Sign in to save Latency." */
  readonly reason: string;
  /** The podcast that it is about, if any, and its title. */
  readonly podcastId?: string;
  readonly title?: string;
};

type Overlay =
  | { readonly kind: "palette" }
  | { readonly kind: "shortcuts" }
  /** `about` is the show of a draft that was opened again. */
  | { readonly kind: "campaign"; readonly about?: { readonly id: string; readonly title: string } | null }
  | { readonly kind: "login"; readonly request: LoginRequest }
  /** Tracking of a show was turned on. */
  | { readonly kind: "tracking"; readonly title: string };

type OverlayState = { readonly open: Overlay | null };

const initialState: OverlayState = { open: null };

/** The open global layer. One at a time. */
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
