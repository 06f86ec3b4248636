import { useShortcut } from "../keyboard/shortcuts";
import { Switch } from "../ui/switch";
import { type Show, useTracked } from "./use-tracked";

/** Follows a show, so that its new episodes are told. That needs an account: for a guest the switch stays off. */
export function TrackSwitch({ podcast }: { podcast: Show }) {
  const { tracked, toggle } = useTracked(podcast);
  useShortcut("T", "Track this podcast", toggle);
  return (
    <Switch checked={tracked} onChange={toggle}>
      Track this podcast
    </Switch>
  );
}
