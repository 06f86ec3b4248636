import { Bell } from "lucide-react";
import { useAppDispatch } from "../client/store";
import { useSession } from "../session/session";
import { useManyChange } from "../toasts/use-many-change";
import { Button } from "../ui/button";
import { type TrackableShow, trackedElsewhere } from "./change-tracked";
import { TRACKED, trackingApi } from "./tracking-api";

/** Tracks the selected shows. Tracking needs an account, so a guest does not see it. */
export default function TrackMany({ podcasts }: { podcasts: readonly TrackableShow[] }) {
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const { track, untrack, trackedState } = trackingApi.endpoints;
  const listChanged = () => void dispatch(trackingApi.util.invalidateTags([TRACKED.list]));
  const many = useManyChange({
    verb: "Track",
    past: "Tracked",
    change: async ({ id }) => {
      const asked = dispatch(trackedState.initiate(id, { subscribe: false }));
      if (await asked.unwrap()) return false;
      await dispatch(track.initiate(id)).unwrap();
      dispatch(trackedElsewhere(id, true));
      return true;
    },
    undo: async ({ id }) => {
      await dispatch(untrack.initiate(id)).unwrap();
      dispatch(trackedElsewhere(id, false));
      listChanged();
    },
  });
  if (!user) return null;
  return (
    <Button
      variant="ghost"
      aria-disabled={many.progress !== undefined || undefined}
      onClick={() => void many.run(podcasts).then(listChanged)}
    >
      <Bell size={16} />
      {many.progress ?? "Track"}
    </Button>
  );
}
