import { columnsOf, type CopiedList, edited, type ListEdit } from "./offline-lists.js";
import { copiedItem as item, copiedList as list } from "./offline-lists.fake.js";

const before = list("To pitch", "a", "b");
const other: CopiedList = { ...list("Booked", "x"), id: "l2" };

test("shows each edit in the lists at once", () => {
  const edits: ListEdit[] = [
    { kind: "rename", listId: "l1", name: "Pitched", before },
    { kind: "remove", listId: "l1", podcastIds: ["a"], before },
    { kind: "add", listId: "l1", items: [item("c"), item("d")], before },
  ];
  const made = edits.reduce((lists, edit) => edited(lists, edit), [before] as readonly CopiedList[]);
  expect(made).toEqual([{ ...before, name: "Pitched", items: [item("b"), item("c"), item("d")] }]);
  expect(edited(made, { kind: "delete", listId: "l1", before })).toEqual([]);
  expect(edited([], { kind: "create", list: before })).toEqual([before]);
  // A list contains a show only once.
  expect(edited(edited([before], edits[2]!), edits[2]!)[0]!.items).toHaveLength(4);
});

test("an edit of a show's columns is visible at once and raises only its row's version", () => {
  const write: ListEdit = { kind: "write", listId: "l1", podcastId: "a", columns: { note: "Wrote" }, before };
  const [list] = edited([before], write);
  expect(list!.items).toEqual([{ ...item("a"), note: "Wrote", version: 2 }, item("b")]);
  expect(columnsOf(list!.items[0]!)).toEqual({ status: "Idea", note: "Wrote", price: null, tags: [] });
});

test("a moved show leaves its list, and a copied one is in both", () => {
  const going = { listId: "l1", targetId: "l2", target: other, before } as const;
  const ids = (lists: readonly CopiedList[]) => lists.map(({ items }) => items.map(({ podcastId }) => podcastId));
  const move: ListEdit = { ...going, kind: "move", items: [item("a")] };
  expect(ids(edited([before, other], move))).toEqual([["b"], ["x", "a"]]);
  expect(ids(edited([before, other], { ...move, kind: "copy" }))).toEqual([
    ["a", "b"],
    ["x", "a"],
  ]);
});
