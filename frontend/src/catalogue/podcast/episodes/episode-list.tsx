import type { Episode } from "@earshot/domain/catalogue/shows/episode";
import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useRef } from "react";
import { useShortcut } from "../../../keyboard/shortcuts";
import { usePagePlace } from "../../../ui/hooks/use-page-place";
import { EpisodeRow } from "./episode-row";

/** Up to this many rows are all rendered, so that the browser's own search finds them. */
const ALL_DRAWN = 60;
/** Rows rendered above and below the visible part; more are loaded when this many rows are left. */
const AHEAD = 10;
/** The typical height of a row in px, until it is measured. */
const USUAL = 132;

type Props = {
  podcast: Podcast;
  episodes: readonly Episode[];
  onPlay: (episode: Episode) => void;
  /** Loads the next part; undefined if there is none, while it is loading, or after it failed. */
  loadMore: (() => void) | undefined;
};

/** Episodes as rows. A long list renders only the visible rows, and loads more near its end. */
export function EpisodeList({ podcast, episodes, onPlay, loadMore }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const isLong = episodes.length > ALL_DRAWN;
  const { top } = usePagePlace(list, isLong);
  const rows = useWindowVirtualizer({
    count: isLong ? episodes.length : 0,
    estimateSize: () => USUAL,
    getItemKey: (index) => episodes[index]?.id ?? index,
    overscan: AHEAD,
    scrollMargin: top,
  });
  useEpisodeKeys(list);
  const drawn = rows.getVirtualItems();
  const nearEnd = isLong && loadMore !== undefined && (drawn.at(-1)?.index ?? 0) >= episodes.length - AHEAD;
  useEffect(() => {
    if (nearEnd) loadMore?.();
  }, [nearEnd, loadMore, episodes.length]);

  const shown = isLong ? drawn.map(({ index }) => index) : episodes.map((_, index) => index);
  const above = isLong ? (drawn[0]?.start ?? top) - top : 0;
  const below = isLong ? rows.getTotalSize() - ((drawn.at(-1)?.end ?? top) - top) : 0;
  return (
    <ol ref={list} className="rows" style={{ paddingTop: above, paddingBottom: below }}>
      {shown.map((index) => {
        const episode = episodes[index];
        return (
          episode && (
            <EpisodeRow
              key={episode.id}
              ref={isLong ? rows.measureElement : undefined}
              podcast={podcast}
              episode={episode}
              onPlay={onPlay}
              index={index}
            />
          )
        );
      })}
    </ol>
  );
}

/** J and K move between play buttons. */
function useEpisodeKeys(list: RefObject<HTMLElement | null>): void {
  const move = (step: 1 | -1) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>("[data-action=play]") ?? [])];
    const from = buttons.findIndex((button) => button.closest("li")?.contains(document.activeElement));
    const inSight = buttons.findIndex((button) => button.getBoundingClientRect().top > 60);
    const next = buttons[from >= 0 ? from + step : step === 1 ? Math.max(0, inSight) : buttons.length - 1];
    next?.focus();
    return next !== undefined;
  };
  useShortcut("J", "Next episode in the list", () => move(1));
  useShortcut("K", "Previous episode in the list", () => move(-1));
}
