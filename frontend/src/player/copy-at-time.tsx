import { Link2 } from "lucide-react";
import { useAppDispatch } from "../client/store";
import { useShortcut } from "../keyboard/shortcuts";
import { IconButton } from "../ui/icon-button";
import { clockTime } from "./clock";
import { copyEpisodeAddress } from "./episode-address";
import type { PlayerParts } from "./transport";

/** Copies the address of this page with the episode and the current position. */
export function CopyAtTime({ podcast, episode, audio }: PlayerParts) {
  const dispatch = useAppDispatch();
  const seconds = Math.floor(audio.progress.at);
  const copy = () => void copyEpisodeAddress(dispatch, { podcast: podcast.id, episode: episode.id, at: seconds });
  useShortcut("Shift+L", "Copy a link at this time", copy, { group: "Player" });
  return (
    <IconButton label={`Copy link at ${clockTime(seconds)}`} onClick={copy}>
      <Link2 size={18} />
    </IconButton>
  );
}
