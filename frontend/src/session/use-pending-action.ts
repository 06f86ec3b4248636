import type { PostLoginAction } from "@earshot/domain/accounts/intent";
import { useEffect } from "react";
import { useToast } from "../toasts/toast";
import { forgetAction, intentHandler, pendingAction, opensLater, followIntents } from "./intents";

/** How long to wait for a page that can complete the pending action, in milliseconds. */
const TIMEOUT_MS = 4000;
const READABLE_MS = 8000;

/** Completes a guest's pending action, once the user has signed in and is back at `here`; undefined until then. */
export function usePendingAction(here: string | undefined): void {
  const toast = useToast();
  useEffect(() => {
    if (here === undefined || !waits(here)) return;
    const attempt = () => {
      const action = waits(here);
      const handler = action && intentHandler(action.intent);
      if (!handler) return;
      forgetAction();
      stop();
      handler(action);
    };
    const giveUp = () => {
      const action = waits(here);
      stop();
      if (!action) return;
      forgetAction();
      toast(`You are signed in. ${opensLater(action.intent, action.title)}`, "neutral", READABLE_MS);
    };
    const unsubscribe = followIntents(attempt);
    const timer = setTimeout(giveUp, TIMEOUT_MS);
    const stop = () => {
      unsubscribe();
      clearTimeout(timer);
    };
    attempt();
    return stop;
  }, [here, toast]);
}

function waits(here: string): PostLoginAction | undefined {
  const action = pendingAction();
  return action?.redirect === here ? action : undefined;
}
