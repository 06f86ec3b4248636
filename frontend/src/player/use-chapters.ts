import type { Chapter } from "@earshot/domain/catalogue/episode-files.port";
import { useShortcut } from "../keyboard/shortcuts";
import { useChaptersQuery } from "./episode-files-api";
import type { PlayerEpisode, PlayerPodcast } from "./player-slice";
import type { Audio } from "./use-audio";

const NONE: readonly Chapter[] = [];
/** Within this many seconds after a chapter's start, "previous" goes to the chapter before it. */
const JUST_BEGUN = 3;

/** The index of the current chapter; -1 before the first one. */
export function chapterAt(chapters: readonly Chapter[], seconds: number): number {
  // After a seek, the time can be slightly before the chapter because of rounding.
  return chapters.findLastIndex(({ at }) => at <= seconds + 0.05);
}

/** Keys that jump between the chapters of the episode in the player. */
export function useChapterKeys(podcast: PlayerPodcast, episode: PlayerEpisode, audio: Audio): void {
  const { currentData } = useChaptersQuery(
    { podcast: podcast.id, episode: episode.id },
    { skip: episode.chapters !== true },
  );
  const chapters = currentData?.state === "read" ? currentData.chapters : NONE;
  const move = (step: 1 | -1): boolean => {
    const now = chapterAt(chapters, audio.progress.at);
    const restarts = step < 0 && audio.progress.at - (chapters[now]?.at ?? 0) > JUST_BEGUN;
    const next = chapters[restarts ? now : now + step];
    if (next) audio.seek(next.at);
    return next !== undefined;
  };
  const options = { group: "Player", enabled: chapters.length > 0 } as const;
  useShortcut("Shift+ArrowDown", "Next chapter", () => move(1), options);
  useShortcut("Shift+ArrowUp", "Previous chapter", () => move(-1), options);
}
