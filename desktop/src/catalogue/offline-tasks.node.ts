import type { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { openReaders } from "../../../backend/src/catalogue/local/search/threads/open-readers";
import { offlineAnswer } from "./offline-answers.node";
import { OfflineCatalogue } from "./offline-catalogue.node";

/** A response to a request from the page, as it is passed between threads. */
type SentAnswer = { readonly status: number; readonly headers: [string, string][]; readonly body: string };

/** The tasks of the offline catalogue's thread. */
export type OfflineTasks = Pick<PodcastCatalogue, "podcasts" | "figures" | "lookUp"> & {
  /** undefined if only the server can answer. */
  answer(address: string): Promise<SentAnswer | undefined>;
};

export type OfflineFacts = { readonly updatedAt: string | null; readonly shows: number };

/** Opens a file. Throws if it cannot be read. */
export async function openTasks(
  path: string,
): Promise<{ readonly tasks: OfflineTasks; readonly facts: OfflineFacts; readonly close: () => Promise<void> }> {
  const catalogue = new OfflineCatalogue(path, await openReaders(path), { now: () => new Date() });
  return {
    tasks: {
      podcasts: (ids) => catalogue.podcasts(ids),
      figures: (ids) => catalogue.figures(ids),
      lookUp: (keys) => catalogue.lookUp(keys),
      answer: async (address) => {
        const answer = await offlineAnswer(catalogue, new Request(address));
        return answer && { status: answer.status, headers: [...answer.headers], body: await answer.text() };
      },
    },
    facts: { updatedAt: catalogue.updatedAt, shows: catalogue.shows },
    close: () => catalogue.close(),
  };
}
