import type { PodcastDetail, PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import { useEffect, useRef, useState } from "react";
import { useAppDispatch } from "../../client/store";
import { catalogueApi, useEpisodesInfiniteQuery, useRefreshMutation } from "../api/catalogue-api";
import { isKnown } from "../shows/known";

/** The age in seconds from which a show's facts count as old. */
const OLD = 86_400;
/** The maximum wait for a feed, and the interval between checks. Milliseconds. */
const [TIMEOUT_MS, POLL_MS] = [10_000, 1_000];

/** "reading": the server is reading the feed. "updated": the facts are new. "late": it took too long, and the old facts stay. */
export type Refresh = "reading" | "updated" | "late";

/**
 * Asks the server to read a show's feed if the page has no episodes or its facts are older than a day. The page shows the old facts until
 * the new ones arrive. Returns undefined if no request was needed.
 */
export function useRefresh(podcast: PodcastDetail | undefined): Refresh | undefined {
  const dispatch = useAppDispatch();
  const [ask] = useRefreshMutation();
  const [state, setState] = useState<{ readonly id: PodcastId; readonly refresh: Refresh }>();
  const id = podcast !== undefined && isKnown(podcast, "url") ? podcast.id : undefined;
  const { currentData } = useEpisodesInfiniteQuery(id ?? "", { skip: id === undefined });
  const isEmpty = currentData?.pages[0]?.episodes.length === 0;
  const fetchedAt = podcast?.fetchedAt ?? 0;
  // Requested once per visit. When new facts arrive, the request is no longer needed, but it must not be aborted.
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
      for (const end = performance.now() + TIMEOUT_MS; performance.now() < end && !signal.aborted;) {
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
        const again = { forceRefetch: true, subscribe: false } as const;
        const { data } = await dispatch(catalogueApi.endpoints.podcast.initiate(id, again));
        if (!data || data.fetchedAt <= before.fetchedAt) continue;
        await dispatch(catalogueApi.endpoints.episodes.initiate(id, again));
        return show("updated");
      }
      show("late");
    };
    // The server refused: another visitor requested it a moment ago, or the service is busy. The old facts stay, with their age.
    follow().catch(() => undefined);
  }, [id, isEmpty, fetchedAt, ask, dispatch]);

  return state?.id === podcast?.id ? state?.refresh : undefined;
}
