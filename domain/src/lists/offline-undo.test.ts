import { type CopiedList, edited, type ListEdit } from "./offline-lists.js";
import { copiedItem as item, copiedList as list } from "./offline-lists.fake.js";
import { undoneEdit, type UndoableEdit } from "./offline-undo.js";

const before = list("To pitch", "a", "b");
const target: CopiedList = { ...list("Booked", "x"), id: "l2" };
const rename = (seen: CopiedList): ListEdit => ({ kind: "rename", listId: "l1", name: "Pitched", before: seen });
const write = (seen: CopiedList, podcastId: string): ListEdit => ({
  kind: "write",
  listId: seen.id,
  podcastId,
  columns: { note: "Wrote" },
  before: seen,
});
const after = (...edits: readonly ListEdit[]) => edits.reduce(edited, [before, target] as readonly CopiedList[]);
const undone = (edit: UndoableEdit, ...later: readonly ListEdit[]) => undoneEdit(edit, later, after(edit, ...later));

test("removes an undone addition without a trace if no later edit depends on it", () => {
  const add: UndoableEdit = { kind: "add", listId: "l1", items: [item("c")], before };
  const [seen] = after(add);
  expect(undone(add, rename(seen!))).toEqual({ left: undefined, later: [rename(before)] });
});

test("removes an undone removal or move completely if no later edit depends on it", () => {
  const remove: UndoableEdit = { kind: "remove", listId: "l1", podcastIds: ["b"], before };
  expect(undone(remove, rename(after(remove)[0]!))).toEqual({ left: undefined, later: [rename(before)] });
  const move: UndoableEdit = { kind: "move", listId: "l1", targetId: "l2", items: [item("b")], before, target };
  expect(undone(move, rename(after(move)[0]!))).toEqual({ left: undefined, later: [rename(before)] });
});

test("appends the opposite of an edit on which later edits depend", () => {
  const add: UndoableEdit = { kind: "add", listId: "l1", items: [item("c")], before };
  const [seen] = after(add);
  const wrote = write(seen!, "c");
  expect(undone(add, wrote)).toEqual({
    left: add,
    later: [wrote],
    opposite: { kind: "remove", listId: "l1", podcastIds: ["c"], before: after(add, wrote)[0] },
  });
  const move: UndoableEdit = { kind: "move", listId: "l1", targetId: "l2", items: [item("a")], before, target };
  const noted = write(after(move)[1]!, "a");
  const { opposite } = undone(move, noted);
  expect(opposite).toMatchObject({
    kind: "move",
    listId: "l2",
    targetId: "l1",
    items: [{ id: "item-a", note: "Wrote" }],
  });
  expect(after(move, noted, opposite!)).toMatchObject([
    { items: [item("b"), { note: "Wrote" }] },
    { items: [item("x")] },
  ]);
});

test("leaves shows unchanged that have moved or been added again since", () => {
  const add: UndoableEdit = { kind: "add", listId: "l1", items: [item("c"), item("d")], before };
  const [seen] = after(add);
  const move: ListEdit = { kind: "move", listId: "l1", targetId: "l2", items: [item("c")], before: seen!, target };
  expect(undone(add, move)).toMatchObject({ left: { items: [item("c")] }, later: [{ before: { items: [item("a"), item("b"), item("c")] } }] }); // prettier-ignore
  const remove: UndoableEdit = { kind: "remove", listId: "l1", podcastIds: ["a", "b"], before };
  const again: ListEdit = {
    kind: "add",
    listId: "l1",
    items: [{ ...item("a"), id: "new" }],
    before: after(remove)[0]!,
  };
  expect(undone(remove, again).left).toMatchObject({ podcastIds: ["a"] });
  expect(undone({ ...remove, podcastIds: ["a"] }, again)).toMatchObject({
    left: { podcastIds: ["a"] },
    later: [again],
  });
});

test("never gives a list the name of a restored list", () => {
  const drop: UndoableEdit = { kind: "delete", listId: "l1", before };
  const made: CopiedList = { ...list("To pitch"), id: "l3" };
  const later: readonly ListEdit[] = [
    { kind: "create", list: made },
    { kind: "rename", listId: "l3", name: "Second", before: made },
    { kind: "rename", listId: "l2", name: "To pitch", before: target },
    { kind: "rename", listId: "l2", name: "To pitch (2)", before: { ...target, name: "To pitch" } },
  ];
  const { left, later: free } = undone(drop, ...later);
  expect(left).toBeUndefined();
  expect(free).toMatchObject([
    { list: { name: "To pitch (3)" } },
    { name: "Second", before: { name: "To pitch (3)" } },
    { name: "To pitch (3)" },
    { name: "To pitch (2)", before: { name: "To pitch (3)" } },
  ]);
});
