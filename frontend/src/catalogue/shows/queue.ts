import type { Episode } from "@earshot/domain/catalogue/shows/episode";
import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import type { Queue } from "../../player/player-slice";

/** The player's queue: the playable episodes, starting with `first`. undefined if `first` is not playable. */
export function queueOf(podcast: Podcast, episodes: readonly Episode[], first: Episode | undefined): Queue | undefined {
  const playable = episodes.filter(({ mp3 }) => mp3 !== "");
  const index = playable.findIndex(({ id }) => id === first?.id);
  if (index < 0) return undefined;
  const { id, title, imageUrl } = podcast;
  return {
    podcast: { id, title, imageUrl },
    episodes: playable.map(({ id, title, image, mp3, duration, chapters, transcript }) => ({
      ...{ id, title, image, mp3, duration },
      ...(chapters && { chapters }),
      ...(transcript !== undefined && { transcript }),
    })),
    index,
  };
}
