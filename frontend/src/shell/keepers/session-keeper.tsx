import type { FetchArgs } from "@reduxjs/toolkit/query/react";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { api } from "../../client/api";
import { useAppDispatch, useAppSelector } from "../../client/store";
import { rememberLocation } from "../../navigation/return-location";
import { isPrivate } from "../../session/private-paths";
import { sessionApi, useSession } from "../../session/session";
import { sessionNews } from "../../session/session-news";
import { selectEnded, selectInterrupted, sessionExpiredFor, sessionResumed } from "../../session/session-slice";
import { isSignInPage, signInPath } from "../../session/sign-in-path";
import { usePendingAction } from "../../session/use-pending-action";
import { useToast } from "../../toasts/toast";
import { ConnectionKeeper } from "./connection-keeper";
import { FollowKeeper } from "./follow-keeper";

const againApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Repeats a request that failed because the session had ended. */
    again: build.mutation<unknown, FetchArgs>({
      query: (request) => request,
      invalidatesTags: [
        "Session",
        "Viewer",
        "Account",
        "Lists",
        "Saved",
        "Tracked",
        { type: "Catalogue", id: "makers" },
      ],
    }),
  }),
});

/** Follows the session: changes in other tabs, its end during an action, and pending actions. Renders nothing. */
export function SessionKeeper() {
  const { pathname, search, key } = useLocation();
  const { state, user } = useSession();
  const here = pathname + search;
  const isSigningIn = isSignInPage(pathname);
  useSessionNews();
  useViewerChange(state === "user" || state === "guest" ? (user?.id ?? "") : undefined);
  useInterruption(here, isSigningIn);
  usePendingAction(user !== null && !isSigningIn ? here : undefined);
  useEffect(() => {
    if (!isSigningIn) rememberLocation(here, key);
  }, [here, key, isSigningIn]);
  return (
    <>
      <ConnectionKeeper />
      <FollowKeeper />
    </>
  );
}

/** Reloads the session when another tab reports a change, and when the visitor returns to this tab. */
function useSessionNews(): void {
  const dispatch = useAppDispatch();
  const { refetch } = sessionApi.useSessionQuery(undefined, { refetchOnFocus: true });
  useEffect(
    () =>
      sessionNews.follow(() => {
        // Perhaps a sign-out: this page forgets who was signed in.
        dispatch(sessionExpiredFor(undefined));
        void refetch();
      }),
    [refetch, dispatch],
  );
}

/** For a new user, reloads the data on the screen and drops the rest of the cache. */
function useViewerChange(viewer: string | undefined): void {
  const dispatch = useAppDispatch();
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (viewer === undefined || viewer === last.current) return;
    const changed = last.current !== undefined;
    last.current = viewer;
    if (changed) dispatch(api.util.invalidateTags(["Viewer", "Account", "Lists", "Saved", "Tracked"]));
  }, [viewer, dispatch]);
}

/** If the session ends during an action, opens the sign-in page, and completes the action once the same user is back. */
function useInterruption(here: string, isSigningIn: boolean): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const toast = useToast();
  const { state, user } = useSession();
  const ended = useAppSelector(selectEnded);
  const interrupted = useAppSelector(selectInterrupted);
  const [again] = againApi.useAgainMutation();
  /** The user whose session has ended; undefined if none has. */
  const whose = useRef<string>(undefined);

  useEffect(() => {
    if (ended === "left" && user) dispatch(sessionResumed());
    if (ended !== "expired" || isSigningIn) return;
    if (whose.current === undefined) {
      // The visitor was a guest: the caller handles the refusal.
      if (state === "guest") dispatch(sessionResumed());
      if (!user) return;
      whose.current = user.id;
      dispatch(sessionExpiredFor(user.email));
      dispatch(sessionApi.util.updateQueryData("session", undefined, (known) => ({ ...known, user: null })));
      // A page for signed-in users redirects by itself.
      if (!isPrivate(here)) void navigate(signInPath(here, "expired"));
    } else if (user) {
      const same = whose.current === user.id;
      whose.current = undefined;
      dispatch(sessionResumed());
      if (!interrupted || !same) return;
      void again(interrupted.request)
        .unwrap()
        .then(
          () => toast(interrupted.done),
          () => toast("You’re signed in again, but your last change couldn’t be saved.", "error"),
        );
    }
  }, [ended, state, user, isSigningIn, here, interrupted, again, toast, dispatch, navigate]);
}
