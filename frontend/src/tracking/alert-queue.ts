import type { Queue } from "../player/player-slice";
import type { Alert } from "@earshot/backend/tracking/tracking.schemas";

/** The player's queue: one show's new episodes that are playable, starting with `first`. undefined if `first` is not playable. */
export function alertQueue(alerts: readonly Alert[], first: Alert): Queue | undefined {
  const playable = alerts.filter(({ podcastId, mp3 }) => podcastId === first.podcastId && mp3);
  const index = playable.findIndex(({ id }) => id === first.id);
  if (index < 0) return undefined;
  return {
    podcast: { id: first.podcastId, title: first.podcastTitle, imageUrl: first.imageUrl },
    episodes: playable.map(({ episodeId, title, mp3, duration }) => ({
      id: episodeId,
      title,
      image: "",
      mp3,
      duration,
    })),
    index,
  };
}
