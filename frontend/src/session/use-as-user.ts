import { useEffect, useEffectEvent, useRef } from "react";
import type { LoginRequest } from "../navigation/overlay-slice";
import { useLoginDialog } from "./login-dialog";
import { useSession } from "./session";

/**
 * For actions that require an account: runs `act` for a signed-in user, and asks a guest to sign in. An early press waits until the session
 * is known.
 */
export function useAsUser(request: LoginRequest, act: () => void): () => void {
  const { state } = useSession();
  const { open } = useLoginDialog();
  const pending = useRef(false);
  const go = () => (state === "user" ? act() : open(request));
  const catchUp = useEffectEvent(go);
  useEffect(() => {
    if (!pending.current || state === "unknown") return;
    pending.current = false;
    catchUp();
  }, [state]);
  return () => {
    if (state === "unknown") pending.current = true;
    else go();
  };
}
