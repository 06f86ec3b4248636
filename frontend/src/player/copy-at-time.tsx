import { Link2 } from "lucide-react";
import { useAppDispatch } from "../client/store";
import { useShortcut } from "../keyboard/shortcuts";
import { showToast } from "../toasts/toast";
import { IconButton } from "../ui/icon-button";
import { clockTime } from "./clock";
import { episodeAddress } from "./episode-address";
import type { PlayerParts } from "./transport";

/** Copies the address of this page with the episode and the current position. */
export function CopyAtTime({ podcast, episode, audio }: PlayerParts) {
  const dispatch = useAppDispatch();
  const seconds = Math.floor(audio.progress.at);
  const copy = async () => {
    const address = episodeAddress({ podcast: podcast.id, episode: episode.id, at: seconds });
    try {
      await navigator.clipboard.writeText(address);
      showToast(dispatch, `Link at ${clockTime(seconds)} copied.`, "success");
    } catch {
      showToast(dispatch, `Your browser blocked copying. The link is ${address}`, "error");
    }
  };
  useShortcut("Shift+L", "Copy a link at this time", () => void copy(), { group: "Player" });
  return (
    <IconButton label={`Copy link at ${clockTime(seconds)}`} onClick={() => void copy()}>
      <Link2 size={18} />
    </IconButton>
  );
}
