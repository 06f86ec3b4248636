import { useAppDispatch } from "../client/store";
import { useSession } from "../session/session";
import { useAsUser } from "../session/use-as-user";
import { useTrackedStateQuery } from "./tracking-api";

/** A show as far as it must be known to be tracked. */
export type Show = { readonly id: string; readonly title: string };

/** Whether a show is tracked, and the way to change that. A guest is asked to sign in. */
export function useTracked(show: Show): { tracked: boolean; toggle: () => void } {
  const { id, title } = show;
  const dispatch = useAppDispatch();
  const { user } = useSession();
  const { data = false } = useTrackedStateQuery(id, { skip: !user });
  const tracked = user !== null && data;
  const toggle = useAsUser({ intent: "track", reason: `Sign in to track ${title}.`, podcastId: id, title }, () => {
    // The keeper of wishes has fetched it by the time that anything is pressed.
    void import("./turn-tracking").then(({ turnTracking }) => dispatch(turnTracking(show, !tracked)));
  });
  return { tracked, toggle };
}
