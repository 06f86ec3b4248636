import { createSlice, nanoid, type PayloadAction, type WithSlice } from "@reduxjs/toolkit";
import { rootReducer } from "../client/store";

/** How long a message is visible, in milliseconds (product specification, section 9); with Undo, long enough to read and press it. */
export const TOAST_MS = { standard: 2200, trackingOff: 2500, list: 2000, item: 1600, error: 6000, undo: 8000 } as const;

export type ToastTone = "success" | "error" | "neutral";
export type Toast = {
  readonly id: string;
  readonly text: string;
  readonly tone: ToastTone;
  readonly durationMs: number;
};

const initialState: readonly Toast[] = [];

/** Short messages at the edge of the screen, newest last. A repeated message replaces the earlier one. */
export const toastSlice = createSlice({
  name: "toasts",
  initialState: initialState as Toast[],
  reducers: {
    shown: {
      reducer: (toasts, action: PayloadAction<Toast>) => [
        ...toasts.filter(({ text }) => text !== action.payload.text).slice(-2),
        action.payload,
      ],
      prepare: (text: string, tone: ToastTone = "success", durationMs?: number) => ({
        payload: {
          id: nanoid(),
          text,
          tone,
          durationMs: durationMs ?? (tone === "error" ? TOAST_MS.error : TOAST_MS.standard),
        },
      }),
    },
    dismissed: (toasts, action: PayloadAction<string>) => toasts.filter((toast) => toast.id !== action.payload),
  },
  selectors: { selectToasts: (toasts) => toasts },
});

declare module "../client/store" {
  export interface InjectedSlices extends WithSlice<typeof toastSlice> {}
}

export const { shown: toastShown, dismissed: toastDismissed } = toastSlice.actions;
export const { selectToasts } = toastSlice.injectInto(rootReducer).selectors;
