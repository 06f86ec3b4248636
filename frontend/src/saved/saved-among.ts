import type { SavedAmongAnswer } from "@earshot/backend/saved/saved.schemas";
import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import type { ApiError } from "../client/api-error";

/** The record of a saved show. The id is "" until the server has returned it. */
export type SavedRef = { readonly id: string };

type Answer = { readonly data: unknown } | { readonly error: ApiError };
/** Asks the server which of these podcasts are saved. */
export type Ask = (podcastIds: readonly PodcastId[]) => PromiseLike<Answer>;

/** The server's maximum number of podcasts per request. */
const LIMIT = 100;
/** Milliseconds to wait for further queries: the cards on a screen send theirs within one render. */
const GATHER_MS = 10;

type Batch = {
  readonly ids: Set<PodcastId>;
  readonly answer: Promise<{ readonly data: ReadonlyMap<PodcastId, SavedRef> } | { readonly error: ApiError }>;
};

/** Combines simultaneous queries into one request. */
export class SavedAmong {
  private gathering: Batch | undefined;

  /** The record of a saved podcast; null if it is not saved. */
  async find(podcastId: PodcastId, ask: Ask): Promise<{ data: SavedRef | null } | { error: ApiError }> {
    if (!this.gathering || this.gathering.ids.size >= LIMIT) this.gathering = this.gather(ask);
    this.gathering.ids.add(podcastId);
    const answer = await this.gathering.answer;
    return "error" in answer ? answer : { data: answer.data.get(podcastId) ?? null };
  }

  private gather(ask: Ask): Batch {
    const ids = new Set<PodcastId>();
    const answer = new Promise((soon) => setTimeout(soon, GATHER_MS)).then(async () => {
      if (this.gathering?.ids === ids) this.gathering = undefined;
      const answer = await ask([...ids]);
      if ("error" in answer) return answer;
      const { saved } = answer.data as SavedAmongAnswer;
      return { data: new Map(saved.map(({ id, podcastId }) => [podcastId, { id }])) };
    });
    return { ids, answer };
  }
}
