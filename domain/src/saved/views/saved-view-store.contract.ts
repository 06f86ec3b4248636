import type { OwnerId } from "../saved-store.port.js";
import { type SavedView, storedSearch, VIEWS_MAX } from "./saved-view.js";
import type { SavedViewStore } from "./saved-view-store.port.js";

export type OpenSavedViewStore = {
  readonly store: SavedViewStore;
  readonly ada: OwnerId;
  readonly ben: OwnerId;
  close(): Promise<void>;
};

const id = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;
const view = (index: number, name = `View ${index}`): SavedView => ({
  id: id(index),
  name,
  stored: storedSearch(new URLSearchParams({ term: `word ${index}`, lang: "en", view: "table" }), ["rating"]),
});

/** The contract of every store of saved views. The users `ada` and `ben` exist; `open` returns an empty store. */
export function describeSavedViewStore(name: string, open: () => Promise<OpenSavedViewStore>): void {
  describe(`${name} as a store of named searches`, () => {
    let opened: OpenSavedViewStore;
    let store: SavedViewStore;
    beforeEach(async () => {
      opened = await open();
      store = opened.store;
    });
    afterEach(() => opened.close());

    test("returns stored views, newest first, to their owner only", async () => {
      expect(await store.put(opened.ada, view(1, "p'\"% 🎙"))).toBe("new");
      expect(await store.put(opened.ada, view(2))).toBe("new");
      expect(await store.all(opened.ada)).toEqual([view(2), view(1, "p'\"% 🎙")]);
      expect(await store.all(opened.ben)).toEqual([]);
      expect(await store.all("nobody")).toEqual([]);
    });

    test("the same id replaces the view and keeps its place; somebody else's id is refused", async () => {
      await store.put(opened.ada, view(1));
      await store.put(opened.ada, view(2));
      expect(await store.put(opened.ada, view(1, "Renamed"))).toBe("replaced");
      expect((await store.all(opened.ada)).map(({ name: one }) => one)).toEqual(["View 2", "Renamed"]);
      expect(await store.put(opened.ben, view(1, "Mine now"))).toBe("taken");
      expect((await store.all(opened.ada))[1]?.name).toBe("Renamed");
    });

    test("a removed view is gone, and can be stored again", async () => {
      await store.put(opened.ada, view(1));
      expect(await store.remove(opened.ben, id(1))).toBe(false);
      expect(await store.remove(opened.ada, id(1))).toBe(true);
      expect(await store.remove(opened.ada, id(1))).toBe(false);
      expect(await store.remove(opened.ada, "no-uuid")).toBe(false);
      expect(await store.put(opened.ada, view(1))).toBe("new");
    });

    test("keeps the order that the owner gave; new views come first", async () => {
      const order = async (owner: OwnerId) => (await store.all(owner)).map((one) => one.id);
      for (const index of [1, 2, 3]) await store.put(opened.ada, view(index));
      await store.put(opened.ben, view(4));
      await store.put(opened.ben, view(5));
      await store.arrange(opened.ada, [id(1), id(4), id(3), id(2)]);
      expect(await order(opened.ada)).toEqual([id(1), id(3), id(2)]);
      await store.arrange(opened.ada, [id(4), id(5)]);
      expect(await order(opened.ben)).toEqual([id(5), id(4)]);
      await store.arrange(opened.ada, [id(1), id(3), id(2)]);
      // A renamed view keeps its place. A new view has no place yet.
      await store.put(opened.ada, view(3, "Renamed"));
      await store.put(opened.ada, view(6));
      expect(await order(opened.ada)).toEqual([id(6), id(1), id(3), id(2)]);
      expect(await store.all(opened.ada)).toContainEqual(view(3, "Renamed"));
      await store.arrange(opened.ada, [id(2)]);
      expect(await order(opened.ada)).toEqual([id(6), id(3), id(1), id(2)]);
      await store.arrange("nobody", [id(1)]);
    });

    test("an account has a limited number of views; those that are there can still change", async () => {
      for (let index = 0; index < VIEWS_MAX; index += 1) await store.put(opened.ada, view(index));
      expect(await store.put(opened.ada, view(VIEWS_MAX))).toBe("full");
      expect(await store.put(opened.ada, view(0, "Renamed"))).toBe("replaced");
      expect(await store.put(opened.ben, view(VIEWS_MAX))).toBe("new");
    });
  });
}
