import { useCallback } from "react";
import { useAppDispatch } from "../client/store";
import { useToast } from "../toasts/toast";
import { sessionApi } from "./session";
import { sessionNews } from "./session-news";
import { sessionLeaving, sessionLeft, sessionResumed } from "./session-slice";

const signOutApi = sessionApi.injectEndpoints({
  endpoints: (build) => ({
    signOut: build.mutation<unknown, void>({ query: () => ({ url: "/auth/sign-out", method: "POST" }) }),
  }),
});

/** Ends the session in this tab and in the others. The page stays open, unless it is for signed-in users only. */
export function useSignOut(): () => void {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [signOut] = signOutApi.useSignOutMutation();
  return useCallback(() => {
    // The server can refuse other requests before the response to this one arrives.
    dispatch(sessionLeaving());
    void signOut()
      .unwrap()
      .then(
        () => {
          dispatch(sessionLeft());
          dispatch(sessionApi.util.updateQueryData("session", undefined, (known) => ({ ...known, user: null })));
          sessionNews.tell("changed");
          toast("Signed out", "neutral");
        },
        () => {
          dispatch(sessionResumed());
          toast("We couldn’t reach the server, so you’re still signed in. Please try again.", "error");
        },
      );
  }, [signOut, dispatch, toast]);
}
