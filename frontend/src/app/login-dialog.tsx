import { useCallback } from "react";
import { type LoginRequest, overlayOpened } from "./overlay-slice";
import { useAppDispatch } from "./store";

/**
 * Asks a guest to sign in. `open({ intent: "save", reason: "Sign in to save Latency." })` shows the dialog;
 * the intent is kept only when the visitor goes on to sign in.
 */
export function useLoginDialog(): { open: (request: LoginRequest) => void } {
  const dispatch = useAppDispatch();
  const open = useCallback(
    (request: LoginRequest) => void dispatch(overlayOpened({ kind: "login", request })),
    [dispatch],
  );
  return { open };
}
