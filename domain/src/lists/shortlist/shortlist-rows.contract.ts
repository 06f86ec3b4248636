import { blankColumns, type ItemEdit } from "../columns/own-columns.js";
import { type Statuses, USUAL_STATUSES } from "../columns/statuses.js";
import type { ItemId, List, ListId, ListItem } from "../list.js";
import { accepted, NOBODY, type OpenListStores, podcast, UNKNOWN_IDS } from "../list-store.contract.js";
import type { NewItem, OwnerId } from "../list-store.port.js";
import type { ShortlistRows, SummedItem } from "./shortlist-store.port.js";

/** `giveStatuses` changes only the statuses of a list; its shows keep theirs. */
export type OpenShortlistRows = OpenListStores & {
  readonly rows: ShortlistRows;
  giveStatuses(owner: OwnerId, list: ListId, statuses: Statuses): Promise<void>;
};

/** Maximum number of items that a store can hold in memory at a time. */
const PORTION_MAX = 1_000;
const OWN_STATUSES: Statuses = [
  { name: "Paused", kind: "active" },
  { name: "Signed", kind: "won" },
];

/** The contract of every store of users' own columns, together with their lists. `open` returns empty stores. */
export function describeShortlistRows(name: string, open: () => Promise<OpenShortlistRows>): void {
  describe(`${name} as a store of people's own columns`, () => {
    let opened: OpenShortlistRows;
    let list: List;
    let other: List;
    beforeEach(async () => {
      opened = await open();
      const { lists, ada } = opened;
      [list, other] = [accepted(await lists.create(ada, "A")), accepted(await lists.create(ada, "B"))];
    });
    afterEach(() => opened.close());

    const add = async (to: List, ...added: (string | NewItem)[]) => {
      const given = added.map((one) => (typeof one === "string" ? podcast(one) : one));
      return accepted(await opened.items.add(opened.ada, to.id, given));
    };
    const all = async (of: List): Promise<readonly ListItem[]> =>
      accepted(await opened.items.page(opened.ada, of.id, { page: 1, sort: "oldest", q: "" })).items;
    const edit = (item: ListItem, change: ItemEdit, { of = list, version = item.version } = {}) =>
      opened.rows.edit(opened.ada, of.id, item.id, { version, edit: change });
    const edited = async (item: ListItem, change: ItemEdit, of = list) => {
      const outcome = accepted(await edit(item, change, { of }));
      if ("newer" in outcome) throw new Error("Somebody changed the row.");
      return outcome;
    };
    const transfer = async (how: "move" | "copy", item: ItemId) =>
      accepted(await opened.items.transfer(opened.ada, { from: list.id, to: other.id, how }, [item]));
    const undo = (undoId: string | undefined) => opened.lists.undo(opened.ada, undoId ?? "");
    const statusesOf = async (of: List) => accepted(await opened.rows.find(opened.ada, of.id)).statuses;
    const walked = async (user: OwnerId, id: ListId): Promise<readonly (readonly SummedItem[])[]> => {
      const portions: (readonly SummedItem[])[] = [];
      for await (const portion of opened.rows.walk(user, id)) portions.push(portion);
      return portions;
    };

    test("a new list has the usual statuses, and today's figures", async () => {
      expect(await opened.rows.find(opened.ada, list.id)).toEqual({ statuses: USUAL_STATUSES, frozenOn: null });
      const { items } = await add(list, "a");
      expect(await opened.rows.frozen(list.id, [items[0]!.id, ...UNKNOWN_IDS])).toEqual(new Map());
      await opened.giveStatuses(opened.ada, list.id, OWN_STATUSES);
      expect(await opened.rows.find(opened.ada, list.id)).toEqual({ statuses: OWN_STATUSES, frozenOn: null });
      expect(await statusesOf(other)).toEqual(USUAL_STATUSES);
    });

    test("an edit changes only its columns, exactly, and raises the version", async () => {
      const { items: [a, b] = [] } = await add(list, "a", "b"); // prettier-ignore
      const change = {
        status: "Booked",
        note: "Ünï ’🎙’ \\%_'\n\"--",
        price: { cents: 34_000, currency: "USD" },
        tags: ["Q1", 'O\'Neil, "UK"'],
      } as const;
      const first = await edited(a!, change);
      expect(first).toEqual({ ...a, ...change, version: 2 });
      expect(await all(list)).toEqual([first, b]);
      const second = await edited(first, { note: "" });
      expect(second).toEqual({ ...first, note: "", version: 3 });
      const third = await edited(second, { price: null, tags: [], status: "Idea" });
      expect(third).toEqual({ ...a, ...blankColumns(), version: 4 });
      expect(await all(list)).toEqual([third, b]);
    });

    test("an edit of an outdated row changes nothing, and returns the current one", async () => {
      const { items: [a] = [] } = await add(list, "a"); // prettier-ignore
      const current = await edited(a!, { note: "Theirs" });
      expect(await edit(a!, { note: "Mine", status: "Nothing" })).toEqual({ newer: current });
      expect(await all(list)).toEqual([current]);
    });

    test("only one of many simultaneous edits of a row is made", async () => {
      const { items: [a] = [] } = await add(list, "a"); // prettier-ignore
      const outcomes = await Promise.all(Array.from({ length: 8 }, (_, at) => edit(a!, { note: `${at}` })));
      const [made, ...more] = outcomes.filter((outcome) => typeof outcome === "object" && !("newer" in outcome));
      expect(more).toEqual([]);
      expect(await all(list)).toEqual([made]);
    });

    test("is invisible to others, and missing with its list or show", async () => {
      const { items: [a] = [] } = await add(list, "a"); // prettier-ignore
      const { items: [strange] = [] } = await add(other, "b"); // prettier-ignore
      const his = accepted(await opened.lists.create(opened.ben, "His"));
      const change = { version: 1, edit: { note: "Mine" } };
      for (const id of [...UNKNOWN_IDS, his.id]) {
        expect(await opened.rows.find(opened.ada, id)).toBe("no-such-list");
        expect(await opened.rows.edit(opened.ada, id, a!.id, change)).toBe("no-such-list");
        expect(await walked(opened.ada, id)).toEqual([]);
      }
      for (const nobody of [opened.ben, NOBODY]) {
        expect(await opened.rows.find(nobody, list.id)).toBe("no-such-list");
        expect(await opened.rows.edit(nobody, list.id, a!.id, change)).toBe("no-such-list");
        expect(await walked(nobody, list.id)).toEqual([]);
      }
      for (const id of [...UNKNOWN_IDS, strange!.id]) {
        expect(await opened.rows.edit(opened.ada, list.id, id, change)).toBe("no-such-item");
        expect(await opened.rows.frozen(list.id, [id])).toEqual(new Map());
      }
      expect([await all(list), await all(other)]).toEqual([[a], [strange]]);
      accepted(await opened.lists.remove(opened.ada, list.id));
      expect(await opened.rows.find(opened.ada, list.id)).toBe("no-such-list");
      expect(await opened.rows.edit(opened.ada, list.id, a!.id, change)).toBe("no-such-list");
    });

    test("a show gets only statuses of its list, keeps a removed one, and starts with the first", async () => {
      const { items: [a] = [] } = await add(list, "a"); // prettier-ignore
      await opened.giveStatuses(opened.ada, list.id, OWN_STATUSES);
      expect(await all(list)).toEqual([a]);
      expect(await edit(a!, { status: "Booked", note: "Mine" })).toBe("no-such-status");
      expect(await edit(a!, { status: "paused" })).toBe("no-such-status");
      expect(await all(list)).toEqual([a]);
      const stored = await edited(a!, { status: "Idea", note: "Mine" });
      expect(stored).toMatchObject({ status: "Idea", note: "Mine" });
      expect(await edited(stored, { status: "Signed" })).toMatchObject({ status: "Signed" });
      expect((await add(list, "b")).items).toMatchObject([{ podcastId: "b", ...blankColumns(OWN_STATUSES) }]);
    });

    test("a list adopts the statuses of incoming shows, with their meanings", async () => {
      await opened.giveStatuses(opened.ada, list.id, OWN_STATUSES);
      const { items: [a, b] = [] } = await add(list, "a", { ...podcast("b"), own: { status: "Signed" } }); // prettier-ignore
      expect((await transfer("copy", a!.id)).items).toMatchObject([{ podcastId: "a", status: "Paused" }]);
      expect(await statusesOf(other)).toEqual([...USUAL_STATUSES, OWN_STATUSES[0]]);
      expect((await transfer("move", b!.id)).items).toMatchObject([{ podcastId: "b", status: "Signed" }]);
      expect(await statusesOf(other)).toEqual([...USUAL_STATUSES, ...OWN_STATUSES]);
      const [, moved] = await all(other);
      expect(await edited(moved!, { status: "Paused" }, other)).toMatchObject({ status: "Paused" });
      // If there is no other list, a known name keeps its usual meaning.
      await add(list, { ...podcast("c"), own: { status: "Declined" } }, { ...podcast("d"), own: { status: "Mine" } });
      expect(await statusesOf(list)).toEqual([
        ...OWN_STATUSES,
        { name: "Declined", kind: "lost" },
        { name: "Mine", kind: "open" },
      ]);
    });

    test("walks return every show of a long list once, in batches", async () => {
      await opened.fillItems(opened.ada, list.id, 2_400);
      const price = { cents: 5, currency: "USD" } as const;
      const { items: [a] = [] } = await add(list, podcast("a", "Another")); // prettier-ignore
      await edited(a!, { status: "Booked", price });
      const portions = await walked(opened.ada, list.id);
      expect(Math.max(...portions.map(({ length }) => length))).toBeLessThanOrEqual(PORTION_MAX);
      const items = new Map(portions.flat().map((item) => [item.podcastId, item]));
      expect(items.size).toBe(2_401);
      expect(portions.flat()).toHaveLength(2_401);
      expect(items.get("a")).toMatchObject({ status: "Booked", price, frozen: undefined });
      expect(items.get("f1")).toMatchObject({ status: "Idea", price: null, frozen: undefined });
      expect(await walked(opened.ada, other.id)).toEqual([]);
    });

    test("a show's own columns disappear when its addition or copy is undone", async () => {
      const added = await add(list, "a", "b");
      await edited(added.items[0]!, { note: "Wrote" });
      const copied = await transfer("copy", added.items[0]!.id);
      await edited((await all(other))[0]!, { note: "Wrote here", status: "Booked" }, other);
      expect(await undo(copied.undoId)).toEqual({ listId: other.id });
      expect([await all(other), await all(list)]).toMatchObject([[], [{ note: "Wrote" }, { note: "" }]]);
      expect(await undo(added.undoId)).toEqual({ listId: list.id });
      expect(await all(list)).toEqual([]);
      expect((await add(list, "a")).items).toMatchObject([blankColumns()]);
    });

    test("a show's own columns come back when its removal or move is undone", async () => {
      const { items: [a] = [] } = await add(list, "a"); // prettier-ignore
      const wrote = await edited(a!, { note: "Wrote", tags: ["Q1"] });
      const removed = accepted(await opened.items.remove(opened.ada, list.id, [a!.id]));
      expect(await undo(removed.undoId)).toEqual({ listId: list.id });
      expect(await all(list)).toEqual([wrote]);
      const moved = await transfer("move", a!.id);
      const there = await edited(wrote, { status: "Booked" }, other);
      expect(await undo(moved.undoId)).toEqual({ listId: list.id });
      expect([await all(list), await all(other)]).toEqual([[there], []]);
      expect(await edited(there, { note: "" })).toMatchObject({ status: "Booked", note: "", version: 4 });
    });
  });
}
