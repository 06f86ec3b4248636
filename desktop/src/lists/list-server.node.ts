import type { CopiedItem, CopiedList } from "@earshot/domain/lists/offline-lists";

/** Asks the server's API with the signed-in account. Rejects without a connection. */
type Send = (path: string, method?: string, body?: object) => Promise<Response>;

/** Pages of a list, 24 shows each. */
const MOST_PAGES = 500;

/** A server that is up and cannot do it now. */
class ServerBusy extends Error {}

/** The lists of the signed-in account on the server. All calls reject without a connection. */
export class ListServer {
  constructor(private readonly send: Send) {}

  /** undefined: nobody is signed in. */
  async all(): Promise<readonly CopiedList[] | undefined> {
    const answer = await this.send("/api/v1/lists");
    if (answer.status === 401) return undefined;
    const { lists } = (await read(answer)) as { lists: Omit<CopiedList, "items">[] };
    const copied: CopiedList[] = [];
    for (const { id, name, createdAt } of lists) copied.push({ id, name, createdAt, items: await this.items(id) });
    return copied;
  }

  /** The new list's id; that of the list with this name where there is one. */
  async create(name: string): Promise<string> {
    const answer = await this.send("/api/v1/lists", "POST", { name });
    if (answer.status !== 409) return ((await read(answer)) as { id: string }).id;
    const { lists } = (await read(await this.send("/api/v1/lists"))) as { lists: { id: string; name: string }[] };
    const same = lists.find((list) => list.name === name);
    if (!same) throw new ServerBusy("The list is gone again.");
    return same.id;
  }

  /** false: another list has the name. */
  async rename(id: string, name: string): Promise<boolean> {
    const answer = await this.send(`/api/v1/lists/${id}`, "PATCH", { name });
    if (answer.status === 409) return false;
    await read(answer);
    return true;
  }

  async remove(id: string): Promise<void> {
    await read(await this.send(`/api/v1/lists/${id}`, "DELETE"));
  }

  async add(id: string, { podcastId, payload }: CopiedItem): Promise<void> {
    const answer = await this.send(`/api/v1/lists/${id}/items`, "POST", { podcastId, payload });
    // It is in the list already.
    if (answer.status !== 409) await read(answer);
  }

  async removeItem(id: string, itemId: string): Promise<void> {
    await read(await this.send(`/api/v1/lists/${id}/items/${itemId}`, "DELETE"));
  }

  private async items(id: string): Promise<readonly CopiedItem[]> {
    const items: CopiedItem[] = [];
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const answer = await this.send(`/api/v1/lists/${id}/items?sort=oldest&page=${page}`);
      if (answer.status === 404) break;
      const got = (await read(answer)) as { items: CopiedItem[]; total: number };
      items.push(...got.items);
      if (got.items.length === 0 || items.length >= got.total) break;
    }
    return items;
  }
}

/** The body. 404 is fine: what was to be changed is gone, and the merge has looked before. */
async function read(answer: Response): Promise<unknown> {
  if (!answer.ok && answer.status !== 404) throw new ServerBusy(`The server answered ${answer.status}.`);
  return answer.json().catch(() => ({}));
}
