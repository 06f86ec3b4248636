import { useCallback } from "react";
import { useAppDispatch } from "../client/store";
import { type LoginRequest, overlayOpened } from "../navigation/overlay-slice";
import { useToast } from "../toasts/toast";
import { intentHandler, opensLater } from "./intents";
import { useSession } from "./session";

/**
 * Asks a guest to sign in. `open({ intent: "save", reason: "Sign in to save Latency." })` shows the dialog; the intent is
 * kept only when the visitor goes on to sign in. To a signed-in user it says when what was wanted is not open yet.
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
