import { Pause, Play } from "lucide-react";
import { cx } from "../ui/class-names";

type Props = {
  title: string;
  playable: boolean;
  /** Whether this episode is in the player. */
  chosen: boolean;
  playing: boolean;
  onPress: () => void;
};

/** A round button that plays an episode without leaving the page. */
export function PlayButton({ title, playable, chosen, playing, onPress }: Props) {
  const Icon = playing ? Pause : Play;
  return (
    <button
      type="button"
      data-action="play"
      disabled={!playable}
      onClick={onPress}
      aria-label={`${playing ? "Pause" : "Play"}: ${title}`}
      title={playable ? undefined : "This episode has no audio file"}
      className={cx(
        "grid size-11 shrink-0 place-items-center rounded-full transition-colors duration-90",
        chosen ? "bg-text text-bg" : "bg-surface-3 text-text hover:bg-text hover:text-bg",
        "disabled:bg-surface-2 disabled:text-text-3",
      )}
    >
      <Icon size={18} className="fill-current" />
    </button>
  );
}
