import { type List, type ListId, type ListItem, LISTS_MAX } from "./list.js";
import type { ListItemStore, ListStore, NewItem, OwnerId } from "./list-store.port.js";

/** The users `ada` and `ben` exist. The fill functions quickly create lists, or items "f1", "f2"… titled "Show 1", "Show 2"…. */
export type OpenListStores = {
  readonly lists: ListStore;
  readonly items: ListItemStore;
  readonly ada: OwnerId;
  readonly ben: OwnerId;
  fillLists(owner: OwnerId, count: number): Promise<void>;
  fillItems(owner: OwnerId, list: ListId, count: number): Promise<void>;
  close(): Promise<void>;
};

export const NOBODY = "00000000-0000-4000-8000-0000000fffff";
/** Ids that do not exist. */
export const UNKNOWN_IDS = ["", "x", "%00", "'; --", NOBODY];

export function podcast(podcastId: string, title = `Show ${podcastId}`, author: string | null = null): NewItem {
  return { podcastId, payload: { title, author, image_url: null } };
}

/** The value of a successful outcome. */
export function accepted<Outcome>(outcome: Outcome): Exclude<Outcome, string> {
  if (typeof outcome === "string") throw new Error(`Refused: ${outcome}`);
  return outcome as Exclude<Outcome, string>;
}

/** The contract of every store of lists. `open` returns empty stores. */
export function describeListStore(name: string, open: () => Promise<OpenListStores>): void {
  describe(`${name} as a store of lists`, () => {
    let opened: OpenListStores;
    let lists: ListStore;
    let items: ListItemStore;
    beforeEach(async () => {
      opened = await open();
      ({ lists, items } = opened);
    });
    afterEach(() => opened.close());

    const made = async (listName: string, owner = opened.ada): Promise<List> =>
      accepted(await lists.create(owner, listName));
    const filled = async (listName: string, ...podcastIds: string[]): Promise<List> => {
      const list = await made(listName);
      await items.add(
        opened.ada,
        list.id,
        podcastIds.map((id) => podcast(id)),
      );
      return { ...list, itemCount: podcastIds.length };
    };
    const all = async (list: ListId): Promise<readonly ListItem[]> =>
      accepted(await items.page(opened.ada, list, { page: 1, sort: "oldest", q: "" })).items;

    test("returns a user’s own lists, oldest first", async () => {
      const [first, second] = [await filled("To Pitch", "p", "q"), await made("Ünï ’🎙’ \\%_'")];
      expect(second).toEqual({ id: expect.any(String), name: "Ünï ’🎙’ \\%_'", createdAt: expect.any(Date), itemCount: 0 }); // prettier-ignore
      expect(await lists.ofOwner(opened.ada)).toEqual([first, second]);
      expect(await lists.find(opened.ada, first.id)).toEqual(first);
      expect(await lists.role(opened.ada, first.id)).toBe("owner");
      for (const nobody of [opened.ben, NOBODY]) {
        expect(await lists.ofOwner(nobody)).toEqual([]);
        expect(await lists.find(nobody, first.id)).toBeUndefined();
        expect(await lists.role(nobody, first.id)).toBeUndefined();
      }
      for (const id of UNKNOWN_IDS) expect(await lists.find(opened.ada, id)).toBeUndefined();
    });

    test("an owner has each list name once, compared exactly", async () => {
      const [list, other] = [await made("Mine"), await made("Other")];
      expect(await lists.create(opened.ada, "Mine")).toBe("duplicate-name");
      for (const like of ["mine", "Mine!"]) await made(like);
      await made("Mine", opened.ben);
      expect(await lists.rename(opened.ada, other.id, "Mine")).toBe("duplicate-name");
      expect(await lists.find(opened.ada, other.id)).toEqual(other);
      expect(await lists.rename(opened.ada, list.id, "Mine")).toEqual(list);
    });

    test("renames the given list, and nobody else's", async () => {
      const list = await filled("Old", "p");
      expect(await lists.rename(opened.ada, list.id, "New")).toEqual({ ...list, name: "New" });
      expect(await lists.rename(opened.ben, list.id, "Stolen")).toBe("no-such-list");
      for (const id of UNKNOWN_IDS) expect(await lists.rename(opened.ada, id, "Any")).toBe("no-such-list");
      expect(await lists.ofOwner(opened.ada)).toEqual([{ ...list, name: "New" }]);
    });

    test("only one of many simultaneous calls gets a name", async () => {
      const answers = await Promise.all(Array.from({ length: 12 }, () => lists.create(opened.ada, "Same")));
      expect(answers.filter((answer) => answer === "duplicate-name")).toHaveLength(11);
      expect(await lists.ofOwner(opened.ada)).toHaveLength(1);
    });

    test("an owner has a limited number of lists, even if many are created at once or one is restored", async () => {
      const { id } = await made("Gone");
      const { undoId } = accepted(await lists.remove(opened.ada, id));
      await opened.fillLists(opened.ada, LISTS_MAX - 2);
      const answers = await Promise.all([1, 2, 3, 4].map((one) => lists.create(opened.ada, `Last ${one}`)));
      expect(answers.filter((answer) => answer === "too-many-lists")).toHaveLength(2);
      expect(await lists.undo(opened.ada, undoId)).toBe("too-many-lists");
      await made("His", opened.ben);
      const last = answers.find((answer) => typeof answer !== "string");
      await lists.remove(opened.ada, (last as List).id);
      expect(await lists.undo(opened.ada, undoId)).toEqual({ listId: id });
    });

    test("a removed list loses its items, and is restored unchanged, once", async () => {
      const [list, other] = [await filled("Mine", "p", "q", "r"), await filled("Other", "p")];
      const before = await all(list.id);
      const { undoId } = accepted(await lists.remove(opened.ada, list.id));
      expect(await lists.ofOwner(opened.ada)).toEqual([other]);
      expect(await items.page(opened.ada, list.id, { page: 1, sort: "newest", q: "" })).toBe("no-such-list");
      expect(await lists.remove(opened.ada, list.id)).toBe("no-such-list");
      expect(await lists.undo(opened.ben, undoId)).toBe("undo-gone");
      expect(await lists.undo(opened.ada, undoId)).toEqual({ listId: list.id });
      expect(await lists.ofOwner(opened.ada)).toEqual([list, other]);
      expect(await all(list.id)).toEqual(before);
      expect(await lists.undo(opened.ada, undoId)).toBe("undo-gone");
      expect(await lists.remove(opened.ben, list.id)).toBe("no-such-list");
      for (const id of UNKNOWN_IDS) {
        expect(await lists.remove(opened.ada, id)).toBe("no-such-list");
        expect(await lists.undo(opened.ada, id)).toBe("undo-gone");
      }
    });

    test("only one of many simultaneous calls undoes a step", async () => {
      const list = await filled("Mine", "p");
      const { undoId } = accepted(await lists.remove(opened.ada, list.id));
      const answers = await Promise.all(Array.from({ length: 8 }, () => lists.undo(opened.ada, undoId)));
      expect(answers.filter((answer) => answer === "undo-gone")).toHaveLength(7);
      expect(await lists.ofOwner(opened.ada)).toEqual([list]);
    });

    test("a removed list whose name was taken is restored once the name is free", async () => {
      const list = await filled("Mine", "p");
      const { undoId } = accepted(await lists.remove(opened.ada, list.id));
      const again = await made("Mine");
      expect(await lists.undo(opened.ada, undoId)).toBe("duplicate-name");
      expect(await lists.ofOwner(opened.ada)).toEqual([again]);
      await lists.rename(opened.ada, again.id, "Other");
      expect(await lists.undo(opened.ada, undoId)).toEqual({ listId: list.id });
      expect(await lists.find(opened.ada, list.id)).toEqual(list);
    });

    test("returns which lists of an owner contain a podcast", async () => {
      const [one, , three] = [await filled("1", "p", "q"), await filled("2", "q"), await filled("3", "p")];
      const his = await made("4", opened.ben);
      await items.add(opened.ben, his.id, [podcast("p")]);
      expect(await lists.containing(opened.ada, "p")).toEqual([one.id, three.id]);
      expect(await lists.containing(opened.ada, "none")).toEqual([]);
      expect(await lists.containing(NOBODY, "p")).toEqual([]);
    });
  });
}
