import { type ItemId, ITEMS_MAX, type List, type ListId, type ListItem, PAGE_SIZE } from "./list.js";
import { LIST_SORTS, type ListSort } from "./list-order.js";
import { accepted, NOBODY, UNKNOWN_IDS, type OpenListStores, podcast } from "./list-store.contract.js";
import { blankColumns } from "./columns/own-columns.js";
import type { Added, ItemQuery, ListItemStore, ListStore, NewItem } from "./list-store.port.js";

/** The contract of every store of list items. `open` returns empty stores. */
export function describeListItemStore(name: string, open: () => Promise<OpenListStores>): void {
  describe(`${name} as a store of items of lists`, () => {
    let opened: OpenListStores;
    let lists: ListStore;
    let items: ListItemStore;
    let list: List;
    let other: List;
    beforeEach(async () => {
      opened = await open();
      ({ lists, items } = opened);
      [list, other] = [accepted(await lists.create(opened.ada, "A")), accepted(await lists.create(opened.ada, "B"))];
    });
    afterEach(() => opened.close());

    const add = async (to: List, ...added: (string | NewItem)[]): Promise<Added> =>
      accepted(
        await items.add(
          opened.ada,
          to.id,
          added.map((one) => (typeof one === "string" ? podcast(one) : one)),
        ),
      );
    const page = async (of: List, query: Partial<ItemQuery> = {}) =>
      accepted(await items.page(opened.ada, of.id, { page: 1, sort: "oldest", q: "", ...query }));
    const all = async (of: List): Promise<readonly ListItem[]> => (await page(of)).items;
    const podcasts = async (of: List, query = {}) => (await page(of, query)).items.map(({ podcastId }) => podcastId);
    const ids = (some: readonly { readonly id: ItemId }[]): ItemId[] => some.map(({ id }) => id);
    const transfer = async (how: "move" | "copy", itemIds: readonly ItemId[], to = other) =>
      accepted(await items.transfer(opened.ada, { from: list.id, to: to.id, how }, itemIds));
    const undo = (undoId: string | undefined) => lists.undo(opened.ada, undoId ?? "");
    const walked = async (of: ListId, sort: ListSort, owner = opened.ada): Promise<ListItem[]> => {
      const found: ListItem[] = [];
      for await (const portion of items.walk(owner, of, sort)) found.push(...portion);
      return found;
    };

    test("returns added items unchanged, newest first", async () => {
      const payload = { title: "Ünï ’🎙’ \\%_'", author: "O'Neil \"--", image_url: "https://img.example/a?b=%20" };
      const added = await add(list, { podcastId: "p'\"", payload }, podcast("", "", null), "q");
      expect(added).toEqual({
        items: [{ id: expect.any(String), podcastId: "p'\"", payload, createdAt: expect.any(Date), ...blankColumns(), version: 1 }, expect.objectContaining(podcast("", "", null)), expect.objectContaining(podcast("q"))],
        alreadyThere: [],
        undoId: expect.any(String),
      }); // prettier-ignore
      expect(await all(list)).toEqual(added.items);
      expect((await page(list, { sort: "newest" })).items).toEqual(added.items.toReversed());
      expect(await lists.find(opened.ada, list.id)).toMatchObject({ itemCount: 3 });
    });

    test("keeps a show's own columns when it is added, moved, copied, removed and restored", async () => {
      const own = {
        status: "Booked",
        note: "Wrote",
        price: { cents: 5, currency: "USD" },
        tags: ["Q1", "UK"],
      } as const;
      const { items: [a] = [] } = await add(list, { ...podcast("a"), own }); // prettier-ignore
      expect(a).toMatchObject(own);
      await add(list, podcast("b"));
      expect((await page(list, { status: "Booked" })).items).toEqual([a]);
      expect(await page(list, { status: "Nothing" })).toEqual({ items: [], total: 0 });
      expect((await transfer("copy", ids([a!]))).items).toMatchObject([own]);
      expect(await all(other)).toMatchObject([own]);
      const removed = accepted(await items.remove(opened.ada, list.id, ids([a!])));
      await undo(removed.undoId);
      expect((await page(list, { status: "Booked" })).items).toEqual([a]);
      const gone = accepted(await lists.remove(opened.ada, list.id));
      await undo(gone.undoId);
      expect((await page(list, { status: "Booked" })).items).toEqual([a]);
      const third = accepted(await lists.create(opened.ada, "C"));
      const moved = await transfer("move", ids([a!]), third);
      expect(await all(third)).toEqual([a]);
      await undo(moved.undoId);
      expect((await page(list, { status: "Booked" })).items).toEqual([a]);
      // Adding an existing item again does not change it.
      await add(list, { ...podcast("a"), own: { note: "Other" } });
      expect((await page(list, { status: "Booked" })).items).toEqual([a]);
    });

    test("contains a podcast once: existing items do not change", async () => {
      const { items: before } = await add(list, "a", "b");
      const again = await add(list, podcast("b", "Other title"), "c", podcast("a"));
      expect(again).toMatchObject({ items: [podcast("c")], alreadyThere: ["b", "a"] });
      expect((await all(list)).slice(0, 2)).toEqual(before);
      const nothing = await add(list, "a");
      expect(nothing).toEqual({ items: [], alreadyThere: ["a"] });
      await add(other, "a");
    });

    test("only one of many simultaneous calls adds a podcast", async () => {
      const answers = await Promise.all(Array.from({ length: 12 }, () => add(list, "same")));
      expect(answers.filter((answer) => answer.items.length === 1)).toHaveLength(1);
      expect(await podcasts(list)).toEqual(["same"]);
    });

    test("is invisible to others, and missing with its list", async () => {
      const { items: mine } = await add(list, "a");
      const his = accepted(await lists.create(opened.ben, "His"));
      const query = { page: 1, sort: "newest", q: "" } as const;
      const ways = (id: ListId) => [{ from: id, to: other.id, how: "move" } as const, { from: list.id, to: id, how: "copy" } as const]; // prettier-ignore
      for (const id of [...UNKNOWN_IDS, his.id]) {
        expect(await items.page(opened.ada, id, query)).toBe("no-such-list");
        expect(await items.add(opened.ada, id, [podcast("b")])).toBe("no-such-list");
        expect(await items.remove(opened.ada, id, ids(mine))).toBe("no-such-list");
        for (const way of ways(id)) expect(await items.transfer(opened.ada, way, ids(mine))).toBe("no-such-list");
        expect(await walked(id, "oldest")).toEqual([]);
      }
      for (const nobody of [opened.ben, NOBODY]) {
        expect(await items.page(nobody, list.id, query)).toBe("no-such-list");
        expect(await items.add(nobody, list.id, [podcast("b")])).toBe("no-such-list");
        expect(await items.remove(nobody, list.id, ids(mine))).toBe("no-such-list");
        expect(await walked(list.id, "oldest", nobody)).toEqual([]);
      }
      expect(await all(list)).toEqual(mine);
    });

    test("orders by time and by title, with numbers by value, ignoring case and accents", async () => {
      await add(list, podcast("1", "Part 10"), podcast("2", "part 2"), podcast("3", "Éclair"), podcast("4", "The end"));
      expect(await podcasts(list, { sort: "newest" })).toEqual(["4", "3", "2", "1"]);
      expect(await podcasts(list, { sort: "oldest" })).toEqual(["1", "2", "3", "4"]);
      expect(await podcasts(list, { sort: "title_asc" })).toEqual(["3", "2", "1", "4"]);
      expect(await podcasts(list, { sort: "title_desc" })).toEqual(["4", "1", "2", "3"]);
    });

    test.each(LIST_SORTS)(
      "continues after the end of a page in the order %s, even if the items before it are gone",
      async (sort) => {
        const names = Array.from({ length: PAGE_SIZE + 3 }, (_, at) => `Show ${String(at).padStart(2, "0")}`);
        for (const name of names) await add(list, podcast(name, name));
        const whole = await walked(list.id, sort);
        const first = await page(list, { sort });
        expect(first.items).toEqual(whole.slice(0, PAGE_SIZE));
        expect(first.end?.id).toBe(whole[PAGE_SIZE - 1]?.id);
        // The second one is the item at which the next page continues.
        await items.remove(opened.ada, list.id, ids([whole[0]!, whole[PAGE_SIZE - 1]!]));
        const rest = await page(list, { sort, page: 9, after: first.end });
        expect(rest).toEqual({ items: whole.slice(PAGE_SIZE), total: names.length - 2 });
        expect(await page(list, { sort, after: first.end, q: "no such show" })).toEqual({ items: [], total: 0 });
      },
    );

    test("searches title and author with every character literal, in any order", async () => {
      await add(
        list,
        podcast("1", "100% Café", "Zoë Quill"),
        podcast("2", "100_x", null),
        podcast("3", "A\\B", "Don’t"),
      );
      const found = (q: string) => podcasts(list, { q });
      expect(await found("CAFE")).toEqual(["1"]);
      expect(await found("0%")).toEqual(["1"]);
      expect(await found("0_")).toEqual(["2"]);
      expect(await found("\\")).toEqual(["3"]);
      expect(await found("don't")).toEqual(["3"]);
      expect(await found("  zoe  ")).toEqual(["1"]);
      expect(await found("café zoë")).toEqual([]);
      expect(await page(list, { q: "100", sort: "newest" })).toMatchObject({ total: 2, items: [podcast("2", "100_x"), { podcastId: "1" }] }); // prettier-ignore
    });

    test("pages and walks return each item of a long list once, with ties always in the same order", async () => {
      await opened.fillItems(opened.ada, list.id, 2_400);
      await add(list, ...Array.from({ length: 5 }, (_, at) => podcast(`same${at}`, "Show 7")));
      for (const sort of LIST_SORTS) {
        const whole = await walked(list.id, sort);
        expect(new Set(ids(whole)).size).toBe(2_405);
        const middle = 48;
        const shown = await page(list, { page: middle, sort });
        expect(shown).toMatchObject({ items: whole.slice((middle - 1) * PAGE_SIZE, middle * PAGE_SIZE), total: 2_405 });
      }
      expect(ids(await walked(list.id, "title_desc"))).toEqual(ids(await walked(list.id, "title_asc")).toReversed());
      expect(await page(list, { page: 102 })).toEqual({ items: [], total: 2_405 });
    });

    test("removes existing items, and restores them unchanged", async () => {
      await add(list, "a", "b", "c");
      await add(other, "d");
      const [before, [strange]] = [await all(list), await all(other)];
      const going = ids(before.slice(0, 2));
      const removed = accepted(await items.remove(opened.ada, list.id, [...going, strange?.id ?? "", ...UNKNOWN_IDS]));
      expect(removed.done.toSorted()).toEqual(going.toSorted());
      expect(await podcasts(list)).toEqual(["c"]);
      expect(await items.remove(opened.ada, list.id, going)).toEqual({ done: [] });
      expect(await undo(removed.undoId)).toEqual({ listId: list.id });
      expect(await all(list)).toEqual(before);
      expect(await all(other)).toEqual([strange]);
    });

    test("moved items keep id and time, copies get their own; existing items stay", async () => {
      const { items: before } = await add(list, "a", "b", "c");
      await add(other, podcast("c", "Another"));
      const [a, b, c] = ids(before) as [string, string, string];
      const moved = await transfer("move", [b, c, NOBODY, "x"]);
      expect(moved).toEqual({ items: [{ ...before[1], from: b }], alreadyThere: [c], undoId: expect.any(String) });
      expect([await podcasts(list), await podcasts(other)]).toEqual([["a", "c"], ["b", "c"]]); // prettier-ignore
      const copied = await transfer("copy", [a]);
      expect(copied.items).toEqual([expect.objectContaining({ ...podcast("a"), from: a })]);
      expect(copied.items[0]?.id).not.toBe(a);
      expect((await all(other)).at(-1)?.id).toBe(copied.items[0]?.id);
      expect(await transfer("copy", [a])).toEqual({ items: [], alreadyThere: [a] });
      expect(await transfer("move", [NOBODY])).toEqual({ items: [], alreadyThere: [] });
      for (const { undoId } of [copied, moved]) expect(await undo(undoId)).toEqual(expect.any(Object));
      expect(await all(list)).toEqual(before);
      expect(await podcasts(other)).toEqual(["c"]);
    });

    test("undo skips items that have moved since, and shows that are in the list again", async () => {
      const { items: [a, b] = [], undoId: added } = await add(list, "a", "b"); // prettier-ignore
      const removal = accepted(await items.remove(opened.ada, list.id, [a?.id ?? ""]));
      const { items: again } = await add(list, "a");
      expect(await undo(removal.undoId)).toEqual({ listId: list.id });
      expect(ids(await all(list)).toSorted()).toEqual([...ids(again), b?.id].toSorted());
      const moved = await transfer("move", [b?.id ?? ""]);
      expect(await undo(added)).toEqual({ listId: list.id });
      expect([await podcasts(list), await podcasts(other)]).toEqual([["a"], ["b"]]);
      await add(list, "b");
      expect(await undo(moved.undoId)).toEqual({ listId: list.id });
      expect([await podcasts(list), await podcasts(other)]).toEqual([["a", "b"], ["b"]]);
    });

    test("nothing is restored into a deleted list", async () => {
      const { items: [a] = [] } = await add(list, "a"); // prettier-ignore
      const moved = await transfer("move", [a?.id ?? ""]);
      await lists.remove(opened.ada, list.id);
      expect(await undo(moved.undoId)).toBe("undo-gone");
      expect(await podcasts(other)).toEqual(["a"]);
    });

    test("a full list accepts no more items, and no part of a batch that exceeds the limit", async () => {
      await opened.fillItems(opened.ada, other.id, ITEMS_MAX - 1);
      const { items: mine } = await add(list, "a", "b");
      const two = [podcast("x"), podcast("y")];
      expect(await items.add(opened.ada, other.id, two)).toBe("list-full");
      for (const how of ["move", "copy"] as const)
        expect(await items.transfer(opened.ada, { from: list.id, to: other.id, how }, ids(mine))).toBe("list-full");
      expect(await all(list)).toEqual(mine);
      expect((await page(other)).total).toBe(ITEMS_MAX - 1);
      await add(other, "x");
      expect(await items.add(opened.ada, other.id, [podcast("x")])).toEqual({ items: [], alreadyThere: ["x"] });
      expect(await items.add(opened.ada, other.id, [podcast("y")])).toBe("list-full");
    }, 30_000);
  });
}
