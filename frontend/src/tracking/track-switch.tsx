import { useShortcut } from "../keyboard/shortcuts";
import { Switch } from "../ui/switch";
import type { TrackableShow } from "./change-tracked";
import { useTracked } from "./use-tracked";

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
