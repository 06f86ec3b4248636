import { useCallback } from "react";
import { useAppDispatch } from "../client/store";
import { type LoginRequest, overlayOpened } from "../navigation/overlay-slice";
import { useToast } from "../toasts/toast";
import { intentHandler, opensLater } from "./intents";
import { useSession } from "./session";

/**
 * Asks a guest to sign in. `open({ intent: "save", reason: "Sign in to save Latency." })` shows the dialog. The intent is stored only if
 * the visitor signs in. For a signed-in user, shows when the feature will be available.
 */
export function useLoginDialog(): { open: (request: LoginRequest) => void } {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const { user } = useSession();
  const open = useCallback(
    (request: LoginRequest) => {
      if (!user) dispatch(overlayOpened({ kind: "login", request }));
      else if (!intentHandler(request.intent)) toast(opensLater(request.intent), "neutral");
    },
    [dispatch, toast, user],
  );
  return { open };
}
