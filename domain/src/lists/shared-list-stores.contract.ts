import type { ItemId, List, ListId, ListItem } from "./list.js";
import { GIVEN_ROLES, type GivenRole } from "./list-roles.js";
import { accepted, NOBODY, type OpenListStores, podcast } from "./list-store.contract.js";
import type { Added, ListItemStore, ListStore, OwnerId } from "./list-store.port.js";

/** `later` advances the clock for undo steps by the given number of seconds. A store can shift their dates back instead. */
export type OpenSharedStores = OpenListStores & {
  later(seconds: number): Promise<void>;
  /** Deletes steps older than the given number of seconds; returns how many it deleted. */
  forgetSteps(seconds: number): Promise<number>;
  /** Makes a user a member of a list. */
  join(list: ListId, user: OwnerId, role: GivenRole): Promise<void>;
};

/** The contract for stores of all users' lists, in addition to the contract of every store. `open` returns empty stores. */
export function describeSharedListStores(name: string, open: () => Promise<OpenSharedStores>): void {
  describe(`${name} as a store of shared lists`, () => {
    let opened: OpenSharedStores;
    let lists: ListStore;
    let items: ListItemStore;
    let list: List;
    beforeEach(async () => {
      opened = await open();
      ({ lists, items } = opened);
      list = accepted(await lists.create(opened.ada, "A"));
    });
    afterEach(() => opened.close());

    const add = async (...added: string[]): Promise<Added> =>
      accepted(await items.add(opened.ada, list.id, added.map((id) => podcast(id)))); // prettier-ignore
    const page = async (user: OwnerId) =>
      accepted(await items.page(user, list.id, { page: 1, sort: "oldest", q: "" })).items;
    const podcasts = async () => (await page(opened.ada)).map(({ podcastId }) => podcastId);
    const ids = (some: readonly { readonly id: ItemId }[]): ItemId[] => some.map(({ id }) => id);
    const undo = (undoId: string | undefined) => lists.undo(opened.ada, undoId ?? "");
    const walked = async (owner: OwnerId): Promise<ListItem[]> => {
      const found: ListItem[] = [];
      for await (const portion of items.walk(owner, list.id, "oldest")) found.push(...portion);
      return found;
    };

    test.each(GIVEN_ROLES)("a %s sees the list, and cannot rename or remove it", async (role) => {
      await add("p");
      await opened.join(list.id, opened.ben, role);
      expect(await lists.find(opened.ben, list.id)).toEqual({ ...list, itemCount: 1 });
      expect(await lists.role(opened.ben, list.id)).toBe(role);
      expect(await lists.role(opened.ada, list.id)).toBe("owner");
      expect(await lists.role(NOBODY, list.id)).toBeUndefined();
      expect(await lists.rename(opened.ben, list.id, "Stolen")).toBe("not-allowed");
      expect(await lists.remove(opened.ben, list.id)).toBe("not-allowed");
      expect(await lists.ofOwner(opened.ben)).toEqual([]);
      const { undoId } = accepted(await lists.remove(opened.ada, list.id));
      expect(await lists.role(opened.ben, list.id)).toBeUndefined();
      await lists.undo(opened.ada, undoId);
      expect(await lists.role(opened.ben, list.id)).toBe(role);
    });

    test.each(["viewer", "commenter"] as const)("a %s reads and copies, and changes nothing", async (role) => {
      const { items: added } = await add("a", "b");
      const own = accepted(await lists.create(opened.ben, "Mine"));
      await opened.join(list.id, opened.ben, role);
      expect(await page(opened.ben)).toEqual(added);
      expect(await walked(opened.ben)).toEqual(added);
      const way = { from: list.id, to: own.id, how: "copy" } as const;
      accepted(await items.transfer(opened.ben, way, ids(added)));
      expect(await items.add(opened.ben, list.id, [podcast("c")])).toBe("not-allowed");
      expect(await items.remove(opened.ben, list.id, ids(added))).toBe("not-allowed");
      expect(await items.transfer(opened.ben, { ...way, how: "move" }, ids(added))).toBe("not-allowed");
      expect(await items.transfer(opened.ben, { ...way, from: own.id, to: list.id }, [])).toBe("not-allowed");
      expect(await page(opened.ada)).toEqual(added);
    });

    test("an editor changes the list, and undoes only their own steps, while they have the role", async () => {
      const first = await add("a");
      await opened.join(list.id, opened.ben, "editor");
      const own = accepted(await lists.create(opened.ben, "Mine"));
      const { undoId } = accepted(await items.add(opened.ben, list.id, [podcast("b"), podcast("c")]));
      const moved = accepted(
        await items.transfer(opened.ben, { from: list.id, to: own.id, how: "move" }, ids(first.items)),
      );
      expect(await podcasts()).toEqual(["b", "c"]);
      for (const step of [undoId, moved.undoId]) expect(await undo(step)).toBe("undo-gone");
      expect(await lists.undo(opened.ben, first.undoId ?? "")).toBe("undo-gone");
      expect(await lists.undo(opened.ben, moved.undoId ?? "")).toEqual({ listId: list.id });
      expect(await podcasts()).toEqual(["a", "b", "c"]);
      await opened.join(list.id, opened.ben, "viewer");
      expect(await lists.undo(opened.ben, undoId ?? "")).toBe("undo-gone");
      expect(await podcasts()).toEqual(["a", "b", "c"]);
    });

    test("steps are deleted after their time, not before", async () => {
      const two = accepted(await lists.create(opened.ada, "B"));
      await opened.forgetSteps(-1);
      const first = accepted(await lists.remove(opened.ada, list.id));
      await opened.later(3_000);
      const second = accepted(await lists.remove(opened.ada, two.id));
      expect(await opened.forgetSteps(3_600)).toBe(0);
      await opened.later(700);
      expect(await opened.forgetSteps(3_600)).toBe(1);
      expect(await lists.undo(opened.ada, first.undoId)).toBe("undo-gone");
      expect(await lists.undo(opened.ada, second.undoId)).toEqual({ listId: two.id });
    });
  });
}
