import type { Podcast } from "@earshot/domain/catalogue/podcast";
import { useAppDispatch } from "../client/store";
import { useShortcut } from "../keyboard/shortcuts";
import { playEpisodes } from "../player/player-slice";
import { useToast } from "../toasts/toast";
import { catalogueApi } from "./catalogue-api";
import { queueOf } from "./queue";

/** P, and a row of the palette, play the newest episode that can be played, from whichever tab. */
export function usePlayLatest(podcast: Podcast | undefined): void {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const play = async (show: Podcast) => {
    const request = dispatch(catalogueApi.endpoints.episodes.initiate(show.id));
    const { data, isError } = await request;
    request.unsubscribe();
    if (isError) return toast("Could not load episodes.", "error");
    const episodes = data?.pages.flatMap((page) => page.episodes) ?? [];
    const queue = queueOf(
      show,
      episodes,
      episodes.find(({ mp3 }) => mp3 !== ""),
    );
    if (queue) dispatch(playEpisodes(queue));
    else toast("This show has no episode that can be played.", "neutral");
  };
  useShortcut("P", "Play the latest episode", () => void (podcast && play(podcast)), {
    enabled: podcast !== undefined,
  });
}
