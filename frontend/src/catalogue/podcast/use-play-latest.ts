import { isDirectoryEntry } from "@earshot/domain/catalogue/shows/directory-entry";
import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { useAppDispatch } from "../../client/store";
import { useShortcut } from "../../keyboard/shortcuts";
import { playNewest } from "../shows/play-newest";

/** P, or a row of the palette, plays the newest playable episode from any tab. */
export function usePlayLatest(podcast: Podcast | undefined): void {
  const dispatch = useAppDispatch();
  useShortcut("P", "Play the latest episode", () => void (podcast && dispatch(playNewest(podcast))), {
    enabled: podcast !== undefined && !isDirectoryEntry(podcast),
  });
}
