import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** What a guest wanted to do when the login dialog came up; kept so that it can be done after signing in. */
export type LoginIntent = "save" | "track" | "insights" | "add_to_list" | "create_list";

export type LoginRequest = {
  readonly intent: LoginIntent;
  /** A sentence for the dialog: "Sign in to save Latency." */
  readonly reason: string;
  /** The podcast that it is about, if any. */
  readonly podcastId?: string;
};

type Overlay =
  | { readonly kind: "palette" }
  | { readonly kind: "shortcuts" }
  | { readonly kind: "login"; readonly request: LoginRequest };

type OverlayState = { readonly open: Overlay | null };

const initialState: OverlayState = { open: null };

/** Which of the layers that belong to no page is open. One at a time. */
export const overlaySlice = createSlice({
  name: "overlay",
  initialState,
  reducers: {
    opened: (_state, action: PayloadAction<Overlay>) => ({ open: action.payload }),
    closed: () => initialState,
  },
  selectors: { selectOverlay: (state) => state.open },
});

export const { opened: overlayOpened, closed: overlayClosed } = overlaySlice.actions;
export const { selectOverlay } = overlaySlice.selectors;
