import { denial, LIST_ACTIONS, type ListAction, mayDo, type Relation } from "./list-roles.js";

const RELATIONS: readonly Relation[] = ["guest", "stranger", "viewer", "commenter", "editor", "owner"];

/** The expected permissions, written out by hand. */
const TABLE: Readonly<Record<ListAction, readonly Relation[]>> = {
  read: ["viewer", "commenter", "editor", "owner"],
  comment: ["commenter", "editor", "owner"],
  edit: ["editor", "owner"],
  rename: ["owner"],
  remove: ["owner"],
  share: ["owner"],
  invite: ["owner"],
  transfer: ["owner"],
  moderate: ["owner"],
  leave: ["viewer", "commenter", "editor"],
};

test("the table covers every action", () => {
  expect(Object.keys(TABLE).toSorted()).toEqual(LIST_ACTIONS.toSorted());
});

test.each(LIST_ACTIONS)("only the roles of the table may %s", (action) => {
  expect(RELATIONS.filter((relation) => mayDo(relation, action))).toEqual(TABLE[action]);
});

test("a stranger gets the error of a missing list, and a member that of a low role", () => {
  for (const action of LIST_ACTIONS) expect(denial(undefined, action)).toBe("no-such-list");
  expect(denial("viewer", "edit")).toBe("not-allowed");
  expect(denial("owner", "leave")).toBe("not-allowed");
  expect(denial("editor", "edit")).toBeUndefined();
});
