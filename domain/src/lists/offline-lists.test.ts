import { type CopiedList, edited, type ListEdit, mergeStep } from "./offline-lists.js";

const item = (podcastId: string) => ({
  id: `item-${podcastId}`,
  podcastId,
  payload: { title: podcastId, author: null, image_url: null },
  createdAt: "2026-11-22T10:00:00.000Z",
});
const list = (name: string, ...ids: string[]): CopiedList => ({
  id: "l1",
  name,
  createdAt: "2026-11-20T10:00:00.000Z",
  items: ids.map(item),
});
const before = list("To pitch", "a", "b");
const rename: ListEdit = { kind: "rename", listId: "l1", name: "Pitched", before };
const remove: ListEdit = { kind: "remove", listId: "l1", podcastId: "a", before };
const add: ListEdit = { kind: "add", listId: "l1", item: item("c"), before };
const drop: ListEdit = { kind: "delete", listId: "l1", before };

test("each edit is seen at once", () => {
  const made = [rename, remove, add].reduce((lists, edit) => edited(lists, edit), [before] as readonly CopiedList[]);
  expect(made).toEqual([{ ...before, name: "Pitched", items: [item("b"), item("c")] }]);
  expect(edited(made, drop)).toEqual([]);
  expect(edited([], { kind: "create", list: before })).toEqual([before]);
  // A show is in a list once.
  expect(edited(edited([before], add), add)[0]!.items).toHaveLength(3);
});

test("edits of a list that nobody else changed are made", () => {
  for (const edit of [rename, remove, add, drop]) expect(mergeStep(edit, before)).toEqual({ kind: "apply" });
});

test("what was done elsewhere as well is not done twice", () => {
  expect(mergeStep(rename, list("Pitched", "a", "b"))).toEqual({ kind: "nothing" });
  expect(mergeStep(add, list("To pitch", "a", "b", "c"))).toEqual({ kind: "nothing" });
  expect(mergeStep(remove, list("To pitch", "b"))).toEqual({ kind: "nothing" });
});

test("of two names the later one is used, and the person is told", () => {
  const step = mergeStep(rename, list("For Monday", "a", "b"));
  expect(step.kind).toBe("apply");
  expect(step.conflict).toContain("“For Monday” elsewhere");
});

test("shows that came elsewhere save a list from being deleted", () => {
  expect(mergeStep(drop, list("To pitch", "a", "b", "c"))).toMatchObject({ kind: "keep" });
  expect(mergeStep(drop, list("For Monday", "a"))).toMatchObject({ kind: "keep" });
  expect(mergeStep(drop, list("To pitch", "a"))).toEqual({ kind: "apply" });
});

test("a list that was deleted elsewhere comes back when it was changed offline", () => {
  for (const edit of [rename, add]) expect(mergeStep(edit, undefined)).toMatchObject({ kind: "restore" });
  expect(mergeStep(add, undefined).conflict).toContain("deleted elsewhere");
  for (const edit of [remove, drop]) expect(mergeStep(edit, undefined)).toEqual({ kind: "nothing" });
});
