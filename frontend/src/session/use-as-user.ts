import { useEffect, useEffectEvent, useRef } from "react";
import type { LoginRequest } from "../navigation/overlay-slice";
import { useLoginDialog } from "./login-dialog";
import { useSession } from "./session";

/**
 * For what needs an account: runs `act` for a signed-in user and asks a guest to sign in. A press that comes before the
 * server has said who is there waits for its answer.
 */
export function useAsUser(request: LoginRequest, act: () => void): () => void {
  const { state } = useSession();
  const { open } = useLoginDialog();
  const asked = useRef(false);
  const go = () => (state === "user" ? act() : open(request));
  const catchUp = useEffectEvent(go);
  useEffect(() => {
    if (!asked.current || state === "unknown") return;
    asked.current = false;
    catchUp();
  }, [state]);
  return () => {
    if (state === "unknown") asked.current = true;
    else go();
  };
}
