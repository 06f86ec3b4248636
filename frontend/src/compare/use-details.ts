import type { EpisodePage } from "@earshot/domain/catalogue/shows/episode";
import type { PodcastDetail, PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import { useEffect, useMemo, useRef } from "react";
import { shallowEqual } from "react-redux";
import { catalogueApi } from "../catalogue/api/catalogue-api";
import { isApiError } from "../client/api-error";
import { useAppDispatch, useAppSelector } from "../client/store";

/** One show's data, or "loading", "failed", or "missing" if it is not in the catalogue. */
type Loadable<Answer> = Answer | "loading" | "failed" | "missing";

type Each<Answer> = { readonly of: (id: PodcastId) => Loadable<Answer>; readonly retry: (only?: PodcastId) => void };

/** The facts of several shows, by id. Facts that are already cached are not loaded again. */
export const useDetails = (ids: readonly PodcastId[]) => useEach<PodcastDetail>("podcast", ids);

/** The newest episodes of several shows. */
export const useMarks = (ids: readonly PodcastId[]) => useEach<EpisodePage>("episodeMarks", ids);

function useEach<Answer extends PodcastDetail | EpisodePage>(
  name: "podcast" | "episodeMarks",
  wanted: readonly PodcastId[],
): Each<Answer> {
  const dispatch = useAppDispatch();
  const list = wanted.join(" ");
  const ids = useMemo(() => (list === "" ? [] : list.split(" ")), [list]);
  // Both endpoints take the id of a show; only their responses differ.
  const { initiate, select } = catalogueApi.endpoints[name] as typeof catalogueApi.endpoints.podcast;
  const calls = useRef(new Map<PodcastId, { readonly unsubscribe: () => void }>());
  useEffect(() => {
    const running = calls.current;
    for (const [id, call] of running) {
      if (ids.includes(id)) continue;
      call.unsubscribe();
      running.delete(id);
    }
    // The calls of shows that stay are kept: a second one would load a show again that has failed.
    for (const id of ids) if (!running.has(id)) running.set(id, dispatch(initiate(id)));
  }, [dispatch, ids, initiate]);
  useEffect(() => {
    const running = calls.current;
    return () => {
      for (const call of running.values()) call.unsubscribe();
      running.clear();
    };
  }, []);
  const selectors = useMemo(() => ids.map((id) => select(id)), [ids, select]);
  const answers = useAppSelector((state) => selectors.map((answer) => answer(state)), shallowEqual);
  return useMemo(
    () => ({
      of: (id) => {
        const answer = answers[ids.indexOf(id)];
        if (answer?.data) return answer.data as PodcastDetail | EpisodePage as Answer;
        if (!answer?.isError) return "loading";
        return isApiError(answer.error) && answer.error.status === 404 ? "missing" : "failed";
      },
      retry: (only) => {
        for (const [at, answer] of answers.entries()) {
          const id = ids[at];
          if (answer.isError && id !== undefined && (only ?? id) === id)
            void dispatch(initiate(id, { forceRefetch: true, subscribe: false }));
        }
      },
    }),
    [answers, dispatch, ids, initiate],
  );
}
