import { useCallback, useEffect, useState } from "react";
import { useAppDispatch, useAppSelector } from "../client/store";
import { useShortcut } from "../keyboard/shortcuts";
import { setPlayingTitle } from "../navigation/document-title";
import { SKIP_BACK, SKIP_FORWARD, useMediaSession } from "./media-session";
import { MiniPlayer } from "./mini-player";
import { PlayerBar } from "./player-bar";
import { PlayerSheet } from "./player-sheet";
import {
  nextEpisode,
  type PlayerEpisode,
  previousEpisode,
  type Queue,
  RATES,
  rateSet,
  selectIsPlaying,
  selectPlayer,
  togglePlay,
} from "./player-slice";
import { useAudio } from "./use-audio";
import { useChapterKeys } from "./use-chapters";

/** The player: the audio element and its controls, as a bar at the bottom of the window, or on a phone as a small bar with a sheet. */
export default function PlayerDock() {
  const { queue } = useAppSelector(selectPlayer);
  const episode = queue?.episodes[queue.index];
  return queue && episode ? <Dock queue={queue} episode={episode} /> : null;
}

function Dock({ queue, episode }: { queue: Queue; episode: PlayerEpisode }) {
  const dispatch = useAppDispatch();
  const { status, rate } = useAppSelector(selectPlayer);
  const playing = useAppSelector(selectIsPlaying);
  const [sheetOpen, setSheetOpen] = useState(false);
  const [attach, audio] = useAudio(episode, queue);
  const { podcast, episodes, index } = queue;

  const toggle = useCallback(() => void dispatch(togglePlay()), [dispatch]);
  const toPrevious = useCallback(() => void dispatch(previousEpisode()), [dispatch]);
  const toNext = useCallback(() => void dispatch(nextEpisode()), [dispatch]);
  const previous = index > 0 ? toPrevious : undefined;
  const next = index < episodes.length - 1 ? toNext : undefined;
  useMediaSession({ podcast, episode, status }, audio, { toggle, previous, next });

  useEffect(() => {
    setPlayingTitle(playing ? episode.title : "");
    return () => setPlayingTitle("");
  }, [playing, episode.title]);

  const faster = (step: 1 | -1) => {
    const wanted = RATES[RATES.findIndex((one) => one === rate) + step];
    if (wanted) dispatch(rateSet(wanted));
  };
  const group = "Player";
  useShortcut("Space", "Play or pause", (event) => isOutsideControls(event.target) && toggle(), { group });
  useShortcut("Shift+ArrowLeft", `Back ${SKIP_BACK} seconds`, () => audio.skip(-SKIP_BACK), { group });
  useShortcut("Shift+ArrowRight", `Forward ${SKIP_FORWARD} seconds`, () => audio.skip(SKIP_FORWARD), { group });
  useShortcut("Shift+N", "Next episode", () => next?.(), { group });
  useShortcut("Shift+P", "Previous episode", () => previous?.(), { group });
  useShortcut("<", "Slower", () => faster(-1), { group });
  useShortcut(">", "Faster", () => faster(1), { group });

  useChapterKeys(podcast, episode, audio);

  const shown = { podcast, episode, audio, previous, next, toggle };
  return (
    <section
      aria-label="Player"
      data-region="player"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-raised animate-[appear_220ms_var(--ease-enter)]"
    >
      <audio ref={attach} preload="metadata" />
      <PlayerBar {...shown} className="hidden md:grid" />
      <MiniPlayer {...shown} onOpen={() => setSheetOpen(true)} className="md:hidden" />
      <PlayerSheet {...shown} isOpen={sheetOpen} onClose={() => setSheetOpen(false)} />
    </section>
  );
}

/** Whether Space may play and pause, because the focused element does not use the key. */
function isOutsideControls(target: EventTarget | null): boolean {
  return !(
    target instanceof Element && target.closest("a[href], button, input, select, summary, [role=tab], [role=button]")
  );
}
