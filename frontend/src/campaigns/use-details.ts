import type { PodcastDetail, PodcastId } from "@earshot/domain/catalogue/podcast";
import { useEffect, useMemo } from "react";
import { shallowEqual } from "react-redux";
import { catalogueApi } from "../catalogue/catalogue-api";
import { useAppDispatch, useAppSelector } from "../client/store";

/** One show that is asked for: "loading", "failed", or its facts. */
export type DetailState = PodcastDetail | "loading" | "failed";

/** The facts of several shows at once, by id; those that the pages know already are not fetched again. */
export function useDetails(ids: readonly PodcastId[]): { of: (id: PodcastId) => DetailState; retry: () => void } {
  const dispatch = useAppDispatch();
  const list = ids.join(" ");
  useEffect(() => {
    const calls = list === "" ? [] : list.split(" ").map((id) => dispatch(catalogueApi.endpoints.podcast.initiate(id)));
    return () => calls.forEach((call) => call.unsubscribe());
  }, [dispatch, list]);
  const selectors = useMemo(
    () => (list === "" ? [] : list.split(" ").map((id) => catalogueApi.endpoints.podcast.select(id))),
    [list],
  );
  const answers = useAppSelector((state) => selectors.map((select) => select(state)), shallowEqual);
  return useMemo(
    () => ({
      of: (id) => {
        const answer = answers[list.split(" ").indexOf(id)];
        return answer?.data ?? (answer?.isError ? "failed" : "loading");
      },
      retry: () => {
        for (const [at, answer] of answers.entries()) {
          const id = list.split(" ")[at];
          if (answer.isError && id !== undefined)
            void dispatch(catalogueApi.endpoints.podcast.initiate(id, { forceRefetch: true }));
        }
      },
    }),
    [answers, dispatch, list],
  );
}
