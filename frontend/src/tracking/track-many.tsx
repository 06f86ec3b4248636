import { Bell } from "lucide-react";
import { useAppDispatch } from "../client/store";
import { useSession } from "../session/session";
import { ManyButton } from "../toasts/many-button";
import { type TrackableShow, trackedElsewhere } from "./change-tracked";
import { TRACKED, trackingApi } from "./tracking-api";

/** Tracks the selected shows. Tracking requires an account, so guests do not see it. */
export default function TrackMany({ podcasts }: { podcasts: readonly TrackableShow[] }) {
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const { track, untrack, trackedState } = trackingApi.endpoints;
  if (!user) return null;
  return (
    <ManyButton
      shows={podcasts}
      icon={<Bell size={16} />}
      verb="Track"
      past="Tracked"
      change={async ({ id }) => {
        if (await dispatch(trackedState.initiate(id, { subscribe: false })).unwrap()) return false;
        await dispatch(track.initiate(id)).unwrap();
        dispatch(trackedElsewhere(id, true));
        return true;
      }}
      undo={async ({ id }) => {
        await dispatch(untrack.initiate(id)).unwrap();
        dispatch(trackedElsewhere(id, false));
      }}
      onDone={() => void dispatch(trackingApi.util.invalidateTags([TRACKED.list]))}
    />
  );
}
