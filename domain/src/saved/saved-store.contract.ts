import type { PodcastSnapshot } from "../catalogue/shows/podcast-snapshot.js";
import { type OwnerId, PAGE_SIZE, type SavedPodcast, type SavedStore } from "./saved-store.port.js";

/** The users `ada` and `ben` exist. `later` advances the store's clock by a number of seconds, or shifts its dates back. */
export type OpenSavedStore = {
  readonly store: SavedStore;
  readonly ada: OwnerId;
  readonly ben: OwnerId;
  later(seconds: number): Promise<void>;
  close(): Promise<void>;
};

const NOBODY = "00000000-0000-4000-8000-0000000fffff";

/** The contract of every store of saved podcasts. `open` returns an empty store. */
export function describeSavedStore(name: string, open: () => Promise<OpenSavedStore>): void {
  describe(`${name} as a store of saved podcasts`, () => {
    let opened: OpenSavedStore;
    let store: SavedStore;
    beforeEach(async () => {
      opened = await open();
      store = opened.store;
    });
    afterEach(() => opened.close());

    const snapshot = (title: string, more: Partial<PodcastSnapshot> = {}): PodcastSnapshot => ({
      title,
      imageUrl: "https://img.example/1.png",
      author: "Ada Quill",
      ...more,
    });
    /** Saves podcasts one after another, a second apart. */
    const save = async (owner: OwnerId, ...podcastIds: string[]): Promise<SavedPodcast[]> => {
      const saved: SavedPodcast[] = [];
      for (const podcastId of podcastIds) {
        await opened.later(1);
        saved.push((await store.save(owner, podcastId, snapshot(`Show ${podcastId}`))).saved);
      }
      return saved;
    };
    const order = async (owner: OwnerId, page = 1) =>
      (await store.page(owner, page)).items.map(({ podcastId }) => podcastId);

    test("returns a user’s own saved shows", async () => {
      const bare = { title: "", imageUrl: null, author: null };
      const { saved, isNew } = await store.save(opened.ada, "p'\"%", snapshot("Tïtle’s \\%_ 🎙"));
      expect(isNew).toBe(true);
      expect(saved).toEqual({
        ...snapshot("Tïtle’s \\%_ 🎙"),
        id: expect.any(String) as string,
        podcastId: "p'\"%",
        addedAt: expect.any(Date) as Date,
      });
      await opened.later(1);
      const second = (await store.save(opened.ada, "q", bare)).saved;
      expect(second).toMatchObject(bare);
      const first = (await store.page(opened.ada, 1)).items[1];
      expect({ ...first, addedAt: undefined }).toEqual({ ...saved, addedAt: undefined });
      expect(await store.page(opened.ben, 1)).toEqual({ items: [], total: 0 });
      expect(await store.page(NOBODY, 1)).toEqual({ items: [], total: 0 });
    });

    test("saving once more renews the facts and keeps id and place", async () => {
      const [first] = await save(opened.ada, "a", "b");
      const again = await store.save(opened.ada, "a", snapshot("Renamed", { author: null }));
      expect(again.isNew).toBe(false);
      expect(again.saved).toMatchObject({ id: first?.id, title: "Renamed", author: null });
      expect(await order(opened.ada)).toEqual(["b", "a"]);
    });

    test("if many save one podcast at once, one record is new and all get its id", async () => {
      const all = await Promise.all(Array.from({ length: 12 }, () => store.save(opened.ada, "p", snapshot("P"))));
      expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
      expect(new Set(all.map(({ saved }) => saved.id)).size).toBe(1);
      expect((await store.page(opened.ada, 1)).total).toBe(1);
    });

    test("lists shows in pages, newest first, with the exact number", async () => {
      const ids = Array.from({ length: PAGE_SIZE + 3 }, (_, index) => `p${index}`);
      await save(opened.ada, ...ids);
      await save(opened.ben, "p0");
      expect([...(await order(opened.ada)), ...(await order(opened.ada, 2))]).toEqual(ids.toReversed());
      expect(await order(opened.ada)).toHaveLength(PAGE_SIZE);
      expect(await store.page(opened.ada, 3)).toEqual({ items: [], total: PAGE_SIZE + 3 });
    });

    test("returns which of some podcasts this owner saved", async () => {
      await save(opened.ada, "a", "b", "c");
      await save(opened.ben, "d");
      const found = await store.among(opened.ada, ["c", "d", "a", "none", "a"]);
      expect(found.map(({ podcastId }) => podcastId)).toEqual(["c", "a"]);
      expect(await store.among(opened.ada, [])).toEqual([]);
      expect(await store.among(NOBODY, ["a"])).toEqual([]);
    });

    test("removes an existing show once, and nobody else's", async () => {
      const [one] = await save(opened.ada, "a", "b");
      for (const id of ["", "x", "%00", NOBODY]) expect(await store.remove(opened.ada, id)).toBe(false);
      expect(await store.remove(opened.ben, one?.id ?? "")).toBe(false);
      expect(await store.remove(opened.ada, one?.id ?? "")).toBe(true);
      expect(await store.remove(opened.ada, one?.id ?? "")).toBe(false);
      expect(await order(opened.ada)).toEqual(["b"]);
    });

    test("restores exactly the removed show, at its position", async () => {
      await save(opened.ada, "a", "b", "c");
      const before = await store.page(opened.ada, 1);
      const id = before.items[1]?.id ?? "";
      await store.remove(opened.ada, id);
      expect(await store.restore(opened.ada, id)).toEqual(before.items[1]);
      expect(await store.page(opened.ada, 1)).toEqual(before);
      expect(await store.restore(opened.ada, id)).toBeUndefined();
      await store.remove(opened.ada, id);
      expect(await store.restore(opened.ada, id)).toEqual(before.items[1]);
    });

    test("restores neither another user's removals nor shows that were not removed", async () => {
      const [one] = await save(opened.ada, "a");
      expect(await store.restore(opened.ada, one?.id ?? "")).toBeUndefined();
      await store.remove(opened.ada, one?.id ?? "");
      for (const id of [one?.id ?? "", "", "x", NOBODY]) {
        expect(await store.restore(opened.ben, id)).toBeUndefined();
        expect(await store.restore(NOBODY, id)).toBeUndefined();
      }
      expect(await order(opened.ben)).toEqual([]);
      expect((await store.restore(opened.ada, one?.id ?? ""))?.podcastId).toBe("a");
    });

    test("a show that was saved again in the meantime stays unchanged", async () => {
      const [old] = await save(opened.ada, "a");
      await store.remove(opened.ada, old?.id ?? "");
      const [again] = await save(opened.ada, "a");
      expect(again?.id).not.toBe(old?.id);
      expect((await store.restore(opened.ada, old?.id ?? ""))?.id).toBe(again?.id);
      expect((await store.page(opened.ada, 1)).items.map(({ id }) => id)).toEqual([again?.id]);
    });

    test("only one of many simultaneous calls restores a show, and it exists once", async () => {
      const [one] = await save(opened.ada, "a");
      await store.remove(opened.ada, one?.id ?? "");
      const answers = await Promise.all(Array.from({ length: 8 }, () => store.restore(opened.ada, one?.id ?? "")));
      expect(answers.filter((answer) => answer !== undefined)).toHaveLength(1);
      expect((await store.page(opened.ada, 1)).total).toBe(1);
    });

    test("removals are deleted after their time, not before", async () => {
      const [one, two] = await save(opened.ada, "a", "b");
      await store.remove(opened.ada, one?.id ?? "");
      await opened.later(3_000);
      await store.remove(opened.ada, two?.id ?? "");
      expect(await store.forgetRemoved(3_600)).toBe(0);
      await opened.later(700);
      expect(await store.forgetRemoved(3_600)).toBe(1);
      expect(await store.restore(opened.ada, one?.id ?? "")).toBeUndefined();
      expect((await store.restore(opened.ada, two?.id ?? ""))?.podcastId).toBe("b");
    });
  });
}
