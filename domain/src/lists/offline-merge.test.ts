import fc from "fast-check";
import type { OwnColumns } from "./columns/own-columns.js";
import { columnsOf, type CopiedItem, type CopiedList, edited, type ListEdit } from "./offline-lists.js";
import { copiedItem as item, copiedList as list } from "./offline-lists.fake.js";
import { mergeStep } from "./offline-merge.js";

const before = list("To pitch", "a", "b");
const target: CopiedList = { ...list("Booked", "x"), id: "l2" };
const rename: ListEdit = { kind: "rename", listId: "l1", name: "Pitched", before };
const remove: ListEdit = { kind: "remove", listId: "l1", podcastIds: ["a"], before };
const add: ListEdit = { kind: "add", listId: "l1", items: [item("c")], before };
const drop: ListEdit = { kind: "delete", listId: "l1", before };
const move: ListEdit = { kind: "move", listId: "l1", targetId: "l2", items: [item("a")], before, target };
const copy: ListEdit = { ...move, kind: "copy" };
const write = (columns: Partial<OwnColumns>): ListEdit => ({
  kind: "write",
  listId: "l1",
  podcastId: "a",
  columns,
  before,
});
/** The list with changed columns for show "a". */
const with_ = (columns: Partial<CopiedItem>, from = before): CopiedList => ({
  ...from,
  items: from.items.map((one) => (one.podcastId === "a" ? { ...one, ...columns, version: 7 } : one)),
});
const kinds = (edit: ListEdit, ...lists: CopiedList[]) => mergeStep(edit, lists).ops.map(({ kind }) => kind);

test("edits of lists that nobody else changed are made as they are", () => {
  expect(mergeStep(rename, [before])).toEqual({ ops: [{ kind: "rename", listId: "l1", name: "Pitched" }] });
  expect(mergeStep(remove, [before])).toEqual({ ops: [{ kind: "remove", listId: "l1", itemIds: ["item-a"] }] });
  expect(mergeStep(add, [before])).toEqual({ ops: [{ kind: "add", listId: "l1", items: [item("c")] }] });
  expect(mergeStep(drop, [before])).toEqual({ ops: [{ kind: "delete", listId: "l1" }] });
  expect(mergeStep({ kind: "create", list: before }, [])).toEqual({ ops: [{ kind: "create", list: before }] });
  expect(mergeStep(write({ note: "Wrote" }), [before])).toEqual({
    ops: [{ kind: "write", listId: "l1", item: item("a"), columns: { note: "Wrote" } }],
  });
  for (const edit of [move, copy]) {
    expect(mergeStep(edit, [before, target])).toEqual({
      ops: [{ kind: edit.kind, listId: "l1", targetId: "l2", itemIds: ["item-a"] }],
    });
  }
});

test("a new list is never taken for a list that the device knew", () => {
  const made: ListEdit = { kind: "create", list: { ...list("To pitch", "c"), id: "new" }, known: ["l1"] };
  const free = { kind: "create", list: { ...made.list, name: "To pitch (2)" } };
  const conflict = "Another list is called “To pitch”, so your new one is called “To pitch (2)”.";
  expect(mergeStep(made, [before])).toEqual({ ops: [free], conflict });
  // After a lost response, that list is not known on the device either.
  expect(mergeStep(made, [before, { ...list("To pitch (2)"), id: "l9" }])).toEqual({ ops: [free], conflict });
  expect(mergeStep(made, [{ ...before, id: "l9" }])).toEqual({ ops: [{ kind: "create", list: made.list }] });
});

test("a change that was also made on another device is not made twice", () => {
  const nothing = { ops: [] };
  expect(mergeStep(rename, [list("Pitched", "a", "b")])).toEqual(nothing);
  expect(mergeStep(add, [list("To pitch", "a", "b", "c")])).toEqual(nothing);
  expect(mergeStep(remove, [list("To pitch", "b")])).toEqual(nothing);
  expect(mergeStep(drop, [])).toEqual(nothing);
  expect(mergeStep(write({ note: "Wrote" }), [with_({ note: "Wrote" })])).toEqual(nothing);
  expect(mergeStep(move, [list("To pitch", "b"), { ...target, items: [item("a")] }])).toEqual(nothing);
  expect(mergeStep(copy, [before, { ...target, items: [item("a")] }])).toEqual(nothing);
});

test("the later of two names is used, and the person is notified", () => {
  const step = mergeStep(rename, [list("For Monday", "a", "b")]);
  expect(step.ops).toHaveLength(1);
  expect(step.conflict).toContain("“For Monday” elsewhere");
});

test("a field that two people edited has the later text, and the other text is reported in full", () => {
  const note = `${"What they said on the phone. ".repeat(20)}Call back.`;
  const step = mergeStep(write({ note: "Wrote", status: "Booked" }), [with_({ note })]);
  expect(step.ops).toMatchObject([
    { kind: "write", item: { version: 7 }, columns: { note: "Wrote", status: "Booked" } },
  ]);
  expect(step.conflict).toBe(`The note of “a” was changed to “${note}” elsewhere. Your later one, “Wrote”, is used.`);
  const price = { cents: 120_000, currency: "USD" as const };
  expect(mergeStep(write({ price: null, tags: ["Q1"] }), [with_({ price, tags: ["Q2", "Q3"] })]).conflict).toBe(
    "The price of “a” was changed to “$1,200” elsewhere. Your later one, nothing, is used. " +
      "The tags of “a” were changed to “Q2, Q3” elsewhere. Your later ones, “Q1”, are used.",
  );
});

test("edits of different fields of one show are both kept, without a message", () => {
  const step = mergeStep(write({ status: "Booked" }), [with_({ note: "They are nice" })]);
  expect(step).toEqual({ ops: [expect.objectContaining({ kind: "write", columns: { status: "Booked" } })] });
});

test("a show removed on another device is restored with its edits", () => {
  const step = mergeStep(write({ note: "Wrote" }), [list("To pitch", "b")]);
  expect(step.ops).toMatchObject([{ kind: "add", items: [{ podcastId: "a", note: "Wrote" }] }]);
  expect(step.conflict).toContain("“a” was removed from “To pitch” elsewhere. It is back");
});

test("a show that somebody edited in the meantime is not removed", () => {
  const step = mergeStep(remove, [with_({ note: "They said yes" })]);
  expect(step).toEqual({ ops: [], conflict: "“a” was changed in “To pitch” elsewhere, so it was not removed." });
  const both: ListEdit = { kind: "remove", listId: "l1", podcastIds: ["a", "b"], before };
  expect(mergeStep(both, [with_({ note: "They said yes" })])).toMatchObject({
    ops: [{ kind: "remove", itemIds: ["item-b"] }],
  });
});

test("a list is not deleted if shows and notes were added on another device", () => {
  for (const now of [list("To pitch", "a", "b", "c"), list("For Monday", "a"), with_({ note: "They said yes" })]) {
    expect(mergeStep(drop, [now])).toMatchObject({ ops: [], conflict: expect.stringContaining("was not deleted") });
  }
  expect(kinds(drop, list("To pitch", "a"))).toEqual(["delete"]);
});

test("a list deleted on another device returns if it was changed offline", () => {
  for (const edit of [rename, add, write({ note: "Wrote" })]) {
    const [list] = edited([before], edit);
    const step = mergeStep(edit, []);
    expect(step.ops).toEqual([{ kind: "create", list }]);
    expect(step.conflict).toContain("deleted elsewhere");
  }
  expect(mergeStep(remove, [])).toEqual({ ops: [] });
});

test("a list that shows were moved to comes back with them, before they leave the other one", () => {
  const step = mergeStep(move, [before]);
  expect(step.ops).toEqual([
    { kind: "create", list: { ...target, items: [...target.items, item("a")] } },
    { kind: "remove", listId: "l1", itemIds: ["item-a"] },
  ]);
  expect(step.conflict).toContain("“Booked” was deleted elsewhere. It is back");
  expect(kinds(copy, before)).toEqual(["create"]);
});

test("a show removed from the first list on another device is still added to the second one", () => {
  for (const lists of [[list("To pitch", "b"), target], [target]]) {
    expect(mergeStep(move, lists)).toEqual({ ops: [{ kind: "add", listId: "l2", items: [item("a")] }] });
  }
});

test("a show added to the second list on another device stays in the first one, and the person is notified", () => {
  const step = mergeStep(move, [before, { ...target, items: [item("x"), item("a")] }]);
  expect(step.ops).toEqual([]);
  expect(step.conflict).toBe("“a” appeared in “Booked” elsewhere, so it stays in “To pitch” too.");
});

const text = fc.constantFrom("", "One", "Two");
const columns = fc.record({ note: text, status: fc.constantFrom("Idea", "Booked"), tags: fc.constant([]), price: fc.constant(null) }); // prettier-ignore

test("for any edits of two people, a field has the later text, and a lost earlier one is reported", () => {
  fc.assert(
    fc.property(columns, columns, columns, (seen, theirs, ours) => {
      const edit: ListEdit = { ...(write(ours) as Extract<ListEdit, { kind: "write" }>), before: with_(seen) };
      const { ops, conflict } = mergeStep(edit, [with_(theirs)]);
      const after = { ...theirs, ...(ops[0]?.kind === "write" ? ops[0].columns : {}) };
      expect(columnsOf({ ...item("a"), ...after })).toEqual(ours);
      for (const field of ["note", "status"] as const) {
        const lost = theirs[field] !== seen[field] && theirs[field] !== ours[field];
        expect(conflict?.includes(`The ${field} of`) ?? false).toBe(lost);
      }
    }),
  );
});
