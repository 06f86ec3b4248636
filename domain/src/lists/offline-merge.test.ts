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

test("applies edits unchanged to lists that nobody else changed", () => {
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

test("gives a new list another name only if a known list has its name", () => {
  const made: ListEdit = { kind: "create", list: { ...list("To pitch", "c"), id: "new" }, known: ["l1"] };
  const free = { kind: "create", list: { ...made.list, name: "To pitch (2)" } };
  const conflict = "Another list is called “To pitch”, so your new one is called “To pitch (2)”.";
  expect(mergeStep(made, [before])).toEqual({ ops: [free], conflict });
  // After a lost response, that list is not known on the device either.
  expect(mergeStep(made, [before, { ...list("To pitch (2)"), id: "l9" }])).toEqual({ ops: [free], conflict });
  expect(mergeStep(made, [{ ...before, id: "l9" }])).toEqual({ ops: [{ kind: "create", list: made.list }] });
});

test("does not repeat a change that another device also made", () => {
  const nothing = { ops: [] };
  expect(mergeStep(rename, [list("Pitched", "a", "b")])).toEqual(nothing);
  expect(mergeStep(add, [list("To pitch", "a", "b", "c")])).toEqual(nothing);
  expect(mergeStep(remove, [list("To pitch", "b")])).toEqual(nothing);
  expect(mergeStep(drop, [])).toEqual(nothing);
  expect(mergeStep(write({ note: "Wrote" }), [with_({ note: "Wrote" })])).toEqual(nothing);
  expect(mergeStep(move, [list("To pitch", "b"), { ...target, items: [item("a")] }])).toEqual(nothing);
  expect(mergeStep(copy, [before, { ...target, items: [item("a")] }])).toEqual(nothing);
});

test("keeps the later of two names and notifies the person", () => {
  const step = mergeStep(rename, [list("For Monday", "a", "b")]);
  expect(step.ops).toHaveLength(1);
  expect(step.conflict).toContain("“For Monday” elsewhere");
});

test("keeps the later text of a field and reports the other one in full", () => {
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

test("merges edits of different fields of a show without a message", () => {
  const step = mergeStep(write({ status: "Booked" }), [with_({ note: "They are nice" })]);
  expect(step).toEqual({ ops: [expect.objectContaining({ kind: "write", columns: { status: "Booked" } })] });
});

test("restores a show with edits that another device removed", () => {
  const step = mergeStep(write({ note: "Wrote" }), [list("To pitch", "b")]);
  expect(step.ops).toMatchObject([{ kind: "add", items: [{ podcastId: "a", note: "Wrote" }] }]);
  expect(step.conflict).toContain("“a” was removed from “To pitch” elsewhere. It is back");
});

test("does not remove a show that another device edited", () => {
  const step = mergeStep(remove, [with_({ note: "They said yes" })]);
  expect(step).toEqual({ ops: [], conflict: "“a” was changed in “To pitch” elsewhere, so it was not removed." });
  const both: ListEdit = { kind: "remove", listId: "l1", podcastIds: ["a", "b"], before };
  expect(mergeStep(both, [with_({ note: "They said yes" })])).toMatchObject({
    ops: [{ kind: "remove", itemIds: ["item-b"] }],
  });
});

test("does not delete a list that another device changed", () => {
  for (const now of [list("To pitch", "a", "b", "c"), list("For Monday", "a"), with_({ note: "They said yes" })]) {
    expect(mergeStep(drop, [now])).toMatchObject({ ops: [], conflict: expect.stringContaining("was not deleted") });
  }
  expect(kinds(drop, list("To pitch", "a"))).toEqual(["delete"]);
});

test("restores a list that another device deleted if it was changed offline", () => {
  for (const edit of [rename, add, write({ note: "Wrote" })]) {
    const [list] = edited([before], edit);
    const step = mergeStep(edit, []);
    expect(step.ops).toEqual([{ kind: "create", list }]);
    expect(step.conflict).toContain("deleted elsewhere");
  }
  expect(mergeStep(remove, [])).toEqual({ ops: [] });
});

test("restores the deleted target of a move before the shows leave their list", () => {
  const step = mergeStep(move, [before]);
  expect(step.ops).toEqual([
    { kind: "create", list: { ...target, items: [...target.items, item("a")] } },
    { kind: "remove", listId: "l1", itemIds: ["item-a"] },
  ]);
  expect(step.conflict).toContain("“Booked” was deleted elsewhere. It is back");
  expect(kinds(copy, before)).toEqual(["create"]);
});

test("adds a show to the second list even if another device removed it from the first", () => {
  for (const lists of [[list("To pitch", "b"), target], [target]]) {
    expect(mergeStep(move, lists)).toEqual({ ops: [{ kind: "add", listId: "l2", items: [item("a")] }] });
  }
});

test("keeps a show in the first list if the second already has it, and notifies the person", () => {
  const step = mergeStep(move, [before, { ...target, items: [item("x"), item("a")] }]);
  expect(step.ops).toEqual([]);
  expect(step.conflict).toBe("“a” appeared in “Booked” elsewhere, so it stays in “To pitch” too.");
});

const text = fc.constantFrom("", "One", "Two");
const columns = fc.record({ note: text, status: fc.constantFrom("Idea", "Booked"), tags: fc.constant([]), price: fc.constant(null) }); // prettier-ignore

test("keeps the later text of any two edits and reports a lost earlier one", () => {
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
