import type { Podcast } from "@earshot/domain/catalogue/podcast";
import { useLoginDialog } from "../app/login-dialog";
import { useShortcut } from "../app/shortcuts";
import { Switch } from "../ui/switch";

/** Following a show needs an account: a guest is asked to sign in, and the switch stays off. */
export function TrackSwitch({ podcast }: { podcast: Podcast }) {
  const login = useLoginDialog();
  const ask = () =>
    login.open({
      intent: "track",
      reason: `Sign in to track ${podcast.title}.`,
      podcastId: podcast.id,
      title: podcast.title,
    });
  useShortcut("T", "Track this podcast", ask);
  return (
    <Switch checked={false} onChange={ask}>
      Track this podcast
    </Switch>
  );
}
