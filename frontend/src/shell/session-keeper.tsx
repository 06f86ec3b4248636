import type { FetchArgs } from "@reduxjs/toolkit/query/react";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { api } from "../client/api";
import { useAppDispatch, useAppSelector } from "../client/store";
import { rememberPlace } from "../navigation/return-place";
import { isPrivate } from "../session/private-paths";
import { sessionApi, useSession } from "../session/session";
import { sessionNews } from "../session/session-news";
import { selectEnded, selectInterrupted, sessionResumed } from "../session/session-slice";
import { isOnWayIn, signInPath } from "../session/sign-in-path";
import { usePendingAction } from "../session/use-pending-action";
import { useToast } from "../toasts/toast";
import { FollowKeeper } from "./follow-keeper";

const againApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A call that an ended session cut short, once more. */
    again: build.mutation<unknown, FetchArgs>({
      query: (request) => request,
      invalidatesTags: ["Session", "Account", "Lists", "Saved", "Tracked"],
    }),
  }),
});

/** Follows the session: other tabs, its end in the middle of something, and what waits for a sign-in. Draws nothing. */
export function SessionKeeper() {
  const { pathname, search, key } = useLocation();
  const { state, user } = useSession();
  const here = pathname + search;
  const wayIn = isOnWayIn(pathname);
  useSessionNews();
  useViewerChange(state === "user" || state === "guest" ? (user?.id ?? "") : undefined);
  useInterruption(here, wayIn);
  usePendingAction(user !== null && !wayIn ? here : undefined);
  useEffect(() => {
    if (!wayIn) rememberPlace(here, key);
  }, [here, key, wayIn]);
  return <FollowKeeper />;
}

/** Asks who is signed in whenever another tab says that it changed, and when the visitor comes back to this one. */
function useSessionNews(): void {
  const { refetch } = sessionApi.useSessionQuery(undefined, { refetchOnFocus: true });
  useEffect(() => sessionNews.follow(() => void refetch()), [refetch]);
}

/** Another user sees other answers: those on the screen are asked for again, the others are forgotten. */
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

/** A session that ends in mid-action leads to the sign-in page, and the action is completed when the same user is back. */
function useInterruption(here: string, wayIn: boolean): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const toast = useToast();
  const { state, user } = useSession();
  const ended = useAppSelector(selectEnded);
  const interrupted = useAppSelector(selectInterrupted);
  const [again] = againApi.useAgainMutation();
  /** Whose session ended; undefined while none did. */
  const whose = useRef<string>(undefined);

  useEffect(() => {
    if (ended === "left" && user) dispatch(sessionResumed());
    if (ended !== "expired" || wayIn) return;
    if (whose.current === undefined) {
      // A guest was refused: that is for whoever asked to deal with.
      if (state === "guest") dispatch(sessionResumed());
      if (!user) return;
      whose.current = user.id;
      dispatch(sessionApi.util.updateQueryData("session", undefined, (known) => ({ ...known, user: null })));
      // A guarded page sends its visitor away by itself.
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
          () => toast("You are signed in again, but the last change could not be made.", "error"),
        );
    }
  }, [ended, state, user, wayIn, here, interrupted, again, toast, dispatch, navigate]);
}
