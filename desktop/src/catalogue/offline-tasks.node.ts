import type { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { openReaders } from "../../../backend/src/catalogue/local/search/threads/open-readers";
import { offlineAnswer } from "./offline-answers.node";
import { OfflineCatalogue } from "./offline-catalogue.node";

/** A response to a request from the page, as it is passed between processes. */
type SentAnswer = { readonly status: number; readonly headers: [string, string][]; readonly body: string };

/** What the app asks of an open catalogue. */
export type OfflineTasks = Pick<PodcastCatalogue, "podcasts" | "figures" | "lookUp"> & {
  /** undefined if only the server can answer. */
  answer(address: string): Promise<SentAnswer | undefined>;
};

export type OfflineFacts = { readonly updatedAt: string | null; readonly shows: number };

/** The same, and opening the file first. Rejects if it cannot be read. */
export type ReaderTasks = OfflineTasks & { open(path: string): Promise<OfflineFacts> };

export function readerTasks(): ReaderTasks {
  const opened = Promise.withResolvers<OfflineCatalogue>();
  return {
    open: async (path) => {
      const catalogue = new OfflineCatalogue(path, await openReaders(path), { now: () => new Date() });
      opened.resolve(catalogue);
      return { updatedAt: catalogue.updatedAt, shows: catalogue.shows };
    },
    podcasts: async (ids) => (await opened.promise).podcasts(ids),
    figures: async (ids) => (await opened.promise).figures(ids),
    lookUp: async (keys) => (await opened.promise).lookUp(keys),
    answer: async (address) => {
      const answer = await offlineAnswer(await opened.promise, new Request(address));
      return answer && { status: answer.status, headers: [...answer.headers], body: await answer.text() };
    },
  };
}
