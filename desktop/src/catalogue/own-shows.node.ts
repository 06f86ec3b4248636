import type { SnapshotShow } from "../../../backend/src/catalogue/snapshot/snapshot-show";

/** Sends requests to the server's API as the signed-in account. */
type Get = (path: string) => Promise<Response>;

/** Shows per request. */
const AT_ONCE = 50;
/** The user's own shows with all their data: those in lists (`listed`) and tracked ones. Rejects offline. */
export async function ownShows(get: Get, listed: readonly string[]): Promise<readonly SnapshotShow[]> {
  const ids = [...new Set([...listed, ...(await tracked(get))])];
  const shows: SnapshotShow[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const query = ids.slice(at, at + AT_ONCE).map((id) => `id=${encodeURIComponent(id)}`);
    const answer = await json<{ shows: SnapshotShow[] }>(get, `/api/v1/catalogue/snapshot/shows?${query.join("&")}`);
    shows.push(...(answer?.shows ?? []));
  }
  return shows;
}

async function tracked(get: Get): Promise<readonly string[]> {
  const answer = await json<{ items: { podcastId: string }[] }>(get, "/api/v1/tracked-podcasts");
  return (answer?.items ?? []).map(({ podcastId }) => podcastId);
}

/** undefined if the server refuses the request. */
async function json<Answer>(get: Get, path: string): Promise<Answer | undefined> {
  const answer = await get(path);
  return answer.ok ? ((await answer.json()) as Answer) : undefined;
}
