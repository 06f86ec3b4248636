import type { PodcastDetail, PodcastId } from "@earshot/domain/catalogue/podcast";
import { useEffect, useRef, useState } from "react";
import { useAppDispatch } from "../client/store";
import { catalogueApi, useEpisodesInfiniteQuery, useRefreshMutation } from "./catalogue-api";
import { isKnown } from "./known";

/** Seconds after which what is known of a show counts as old. */
const OLD = 86_400;
/** How long the page waits for a feed, and how often it asks whether the feed has come. Milliseconds. */
const [PATIENCE, ASK_EVERY] = [10_000, 1_000];

/** "reading": the feed is on its way. "updated": it came. "late": it did not come in time, and what was there stays. */
export type Refresh = "reading" | "updated" | "late";

/**
 * Has the feed of a show read when the page shows no episodes of it, or facts older than a day. undefined: nothing was asked
 * for. The page shows what is there in the meantime, and what the feed brings once it has come.
 */
export function useRefresh(podcast: PodcastDetail | undefined): Refresh | undefined {
  const dispatch = useAppDispatch();
  const [ask] = useRefreshMutation();
  const [state, setState] = useState<{ readonly id: PodcastId; readonly refresh: Refresh }>();
  const id = podcast !== undefined && isKnown(podcast, "url") ? podcast.id : undefined;
  const { currentData } = useEpisodesInfiniteQuery(id ?? "", { skip: id === undefined });
  const isEmpty = currentData?.pages[0]?.episodes.length === 0;
  const fetchedAt = podcast?.fetchedAt ?? 0;
  // Asked once a visit: what comes makes the page neither empty nor old, and that must not end the asking.
  const asking = useRef<AbortController>(undefined);

  useEffect(
    () => () => {
      asking.current?.abort();
      asking.current = undefined;
    },
    [id],
  );
  useEffect(() => {
    const isOld = Date.now() / 1000 - fetchedAt > OLD;
    if (id === undefined || asking.current || !(isEmpty || isOld)) return;
    const { signal } = (asking.current = new AbortController());
    const show = (refresh: Refresh) => !signal.aborted && setState({ id, refresh });
    const follow = async () => {
      const before = await ask(id).unwrap();
      if (!before.reading) return;
      show("reading");
      for (const end = performance.now() + PATIENCE; performance.now() < end && !signal.aborted;) {
        await new Promise((resolve) => setTimeout(resolve, ASK_EVERY));
        const again = { forceRefetch: true, subscribe: false } as const;
        const { data } = await dispatch(catalogueApi.endpoints.podcast.initiate(id, again));
        if (!data || data.fetchedAt <= before.fetchedAt) continue;
        await dispatch(catalogueApi.endpoints.episodes.initiate(id, again));
        return show("updated");
      }
      show("late");
    };
    // Refused: somebody else asked a moment ago, or the service is busy. What is there stays, with its age.
    follow().catch(() => undefined);
  }, [id, isEmpty, fetchedAt, ask, dispatch]);

  return state?.id === podcast?.id ? state?.refresh : undefined;
}
