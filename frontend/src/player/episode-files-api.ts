import type { ChaptersFound, TranscriptFound } from "@earshot/domain/catalogue/episode-files.port";
import { api } from "../client/api";

/** An episode and its show, by their ids. */
type EpisodeOf = { readonly podcast: string; readonly episode: string };

const filesApi = api.injectEndpoints({
  endpoints: (build) => ({
    chapters: build.query<ChaptersFound, EpisodeOf>({
      query: ({ podcast, episode }) => ({
        url: `/podcasts/${encodeURIComponent(podcast)}/chapters`,
        params: { episode },
      }),
      keepUnusedDataFor: 600,
    }),
    transcript: build.query<TranscriptFound, EpisodeOf>({
      query: ({ podcast, episode }) => ({
        url: `/podcasts/${encodeURIComponent(podcast)}/transcript`,
        params: { episode },
      }),
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { useChaptersQuery, useTranscriptQuery } = filesApi;
