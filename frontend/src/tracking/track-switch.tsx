import { useShortcut } from "../keyboard/shortcuts";
import { Switch } from "../ui/switch";
import type { TrackableShow } from "./change-tracked";
import { useAppDispatch } from "../client/store";
import { useSession } from "../session/session";
import { useAsUser } from "../session/use-as-user";
import { useTrackedStateQuery } from "./tracking-api";

/** A switch that tracks a show, to be notified of new episodes. This requires an account: for a guest, the switch stays off. */
export function TrackSwitch({ podcast }: { podcast: TrackableShow }) {
  const { tracked, toggle } = useTracked(podcast);
  useShortcut("T", "Track this podcast", toggle);
  return (
    <Switch checked={tracked} onChange={toggle}>
      Track this podcast
    </Switch>
  );
}

/** Whether a show is tracked, and a function that changes it. Guests are asked to sign in. */
function useTracked(show: TrackableShow): { tracked: boolean; toggle: () => void } {
  const { id, title } = show;
  const dispatch = useAppDispatch();
  const { user } = useSession();
  const { data = false } = useTrackedStateQuery(id, { skip: !user });
  const tracked = user !== null && data;
  const toggle = useAsUser({ intent: "track", reason: `Sign in to track ${title}.`, podcastId: id, title }, () => {
    // The shell loads this for signed-in users before anything can be pressed.
    void import("./change-tracked").then(({ changeTracked }) => dispatch(changeTracked(show, !tracked)));
  });
  return { tracked, toggle };
}
