import type { ListItem } from "@earshot/backend/lists/lists.schemas";
import type { ItemEdit, OwnColumns } from "@earshot/domain/lists/columns/own-columns";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { makeStore } from "../../client/store";
import { FakeServer, refusal, soon } from "../../testing/fake-server";
import { toastTexts } from "../../testing/toast-texts";
import { selectInterrupted } from "../../session/session-slice";
import { undoLast } from "../api/undo-last";
import { selectUndoStep } from "../api/undo-slice";
import { useEditItem } from "./use-edit-item";

const ROW = {
  id: "1",
  listId: "a",
  podcastId: "p1",
  payload: { title: "Latency" },
  createdAt: "2026-01-01T00:00:00Z",
  version: 1,
  status: "Idea",
  note: "",
  price: null,
  tags: [],
} as unknown as ListItem;

/** A list with one row on a server that checks versions, and the page that edits it. */
function desk() {
  let row = ROW;
  const server = new FakeServer();
  const write = ({ version, ...edit }: ItemEdit & { version: number }) => {
    if (version === row.version) return (row = { ...row, ...edit, version: row.version + 1 });
    return { error: { status: 409, data: { code: "list.item-changed", current: row } } };
  };
  server.on("PATCH /lists/a/items/1", ({ body }) => write(body as ItemEdit & { version: number }));
  const store = makeStore(server.ask);
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useEditItem("a"), { wrapper });
  return {
    server,
    store,
    /** Another person edits the row. */
    other: (edit: ItemEdit) => (row = { ...row, ...edit, version: row.version + 1 }),
    stored: () => row,
    edit: (seen: ListItem, ...changes: ItemEdit[]) =>
      act(async () => {
        for (const change of changes) result.current.edit(seen, change);
        await soon();
      }),
    conflict: () => result.current.conflicts.get("1"),
    undo: () => act(() => store.dispatch(undoLast())),
    write,
  };
}

test("an edit that began on an older row does not overwrite a newer value of the same column", async () => {
  const { edit, other, stored, conflict } = desk();
  await edit(ROW, { status: "Booked" });
  other({ note: "Theirs" });
  await edit(ROW, { note: "Mine" });
  expect(stored()).toMatchObject({ status: "Booked", note: "Theirs" });
  expect(conflict()).toMatchObject({ columns: ["note"], edit: { note: "Mine" }, item: { note: "Theirs" } });
});

test("this page's own edit does not conflict with its next edit", async () => {
  const { edit, stored, conflict } = desk();
  await edit(ROW, { note: "First" });
  // The page shows the first edit, but does not have its new version yet.
  await edit({ ...ROW, note: "First" }, { note: "Second" });
  expect(stored()).toMatchObject({ note: "Second", version: 3 });
  expect(conflict()).toBeUndefined();
});

test("an unsaved own value never lets the next edit overwrite somebody else's", async () => {
  const { edit, other, stored, conflict } = desk();
  other({ note: "Theirs" });
  // The other person's value has reached the page; until the server refused it, the user's own value was shown.
  await edit(ROW, { note: "Mine" });
  await edit({ ...stored(), note: "Mine" }, { note: "Mine too" });
  expect(stored()).toMatchObject({ note: "Theirs" });
  expect(conflict()).toMatchObject({ columns: ["note"], edit: { note: "Mine too" } });
});

test("simultaneous edits of one row are all stored, even if somebody else is faster each time", async () => {
  const { server, edit, other, stored, conflict, write } = desk();
  let more = 5;
  server.on("PATCH /lists/a/items/1", ({ body }) => {
    if (more-- > 0) other({ tags: [`tag ${more}`] });
    return write(body as ItemEdit & { version: number });
  });
  await edit(ROW, { note: "Mine" }, { status: "Booked" });
  expect(stored()).toMatchObject({ note: "Mine", status: "Booked", tags: ["tag 0"] });
  expect(conflict()).toBeUndefined();
});

test("asks about an edit that others keep overtaking, instead of dropping it", async () => {
  const { server, edit, other, conflict, write } = desk();
  server.on("PATCH /lists/a/items/1", ({ body }) => {
    other({ tags: [] });
    return write(body as ItemEdit & { version: number });
  });
  await edit(ROW, { note: "Mine" });
  expect(conflict()).toMatchObject({ columns: ["note"], edit: { note: "Mine" } });
});

test("retries an edit that a busy server refused, before later ones", async () => {
  const { server, edit, stored, write } = desk();
  let busy = 2;
  server.on("PATCH /lists/a/items/1", ({ body }) => {
    if (busy-- > 0) return { error: { status: 503, data: { detail: "Please try again shortly." } } };
    return write(body as ItemEdit & { version: number });
  });
  await edit(ROW, { note: "Mine" }, { status: "Booked" });
  expect(server.calls).toHaveLength(1);
  await waitFor(() => expect(stored()).toMatchObject({ note: "Mine", status: "Booked", version: 3 }), {
    timeout: 30_000,
  });
  expect(server.calls.map(({ body }) => Object.keys(body as object)[1])).toEqual(["note", "note", "note", "status"]);
});

test("keeps a conflict until its own column is decided", async () => {
  const { edit, other, stored, conflict } = desk();
  other({ note: "Theirs" });
  await edit(ROW, { note: "Mine" });
  await edit(ROW, { status: "Booked" });
  expect(conflict()).toMatchObject({ columns: ["note"], edit: { note: "Mine" } });
  expect(stored()).toMatchObject({ note: "Theirs", status: "Booked" });
  const { item, edit: mine } = conflict()!;
  await edit(item, mine);
  expect(conflict()).toBeUndefined();
  expect(stored()).toMatchObject({ note: "Mine", status: "Booked" });
});

test("Undo reverts the last edit unless its own column changed since", async () => {
  const { edit, other, stored, undo, store } = desk();
  await edit(ROW, { status: "Declined" });
  other({ note: "Theirs" });
  await undo();
  expect(stored()).toMatchObject({ status: "Idea", note: "Theirs" });
  await edit(stored(), { status: "Booked" });
  other({ status: "Contacted" });
  await undo();
  expect(stored()).toMatchObject({ status: "Contacted" });
  expect(toastTexts(store)).toEqual([
    "Undone: status of Latency",
    "Someone has changed it since, so nothing was undone.",
  ]);
  expect(selectUndoStep(store.getState())).toBeNull();
});

test("Undo restores the value that the edit replaced on the server, not the one on the page", async () => {
  const { edit, other, stored, undo } = desk();
  other({ tags: ["theirs"] });
  await edit(ROW, { note: "Mine" });
  await undo();
  expect(stored()).toMatchObject({ note: "", tags: ["theirs"] } satisfies Partial<OwnColumns>);
});

test("an edit that could not be saved is kept with the reason, and can be sent again", async () => {
  const { server, edit, stored, conflict, write, store } = desk();
  server.on("PATCH /lists/a/items/1", () => ({ error: { status: "FETCH_ERROR", error: "offline" } }));
  await edit(ROW, { note: "Call them on Monday" }, { status: "Booked" });
  const reason = "The server could not be reached. Please try again.";
  expect(conflict()).toMatchObject({
    columns: ["note", "status"],
    edit: { note: "Call them on Monday", status: "Booked" },
    reasons: { note: reason, status: reason },
  });
  expect(toastTexts(store)).toContain("Couldn’t save the change");
  server.on("PATCH /lists/a/items/1", ({ body }) => write(body as ItemEdit & { version: number }));
  await edit(ROW, { status: "Contacted" });
  expect(conflict()).toMatchObject({ columns: ["note"], reasons: { note: reason } });
  const { item, edit: mine } = conflict()!;
  await edit(item, mine);
  expect(conflict()).toBeUndefined();
  expect(stored()).toMatchObject({ note: "Call them on Monday", status: "Contacted" });
});

test("a failed edit does not hide that somebody else changed another column", async () => {
  const { server, edit, other, conflict } = desk();
  other({ note: "Theirs" });
  await edit(ROW, { note: "Mine" });
  server.on("PATCH /lists/a/items/1", () => refusal(404, "There is no such list."));
  await edit(ROW, { status: "Booked" });
  expect(conflict()).toMatchObject({ columns: ["note", "status"], edit: { note: "Mine", status: "Booked" } });
  expect(conflict()?.reasons).toEqual({ note: undefined, status: "There is no such list." });
});

test("an edit after the session ended is kept for the next sign-in", async () => {
  const { server, edit, conflict, store } = desk();
  server.on("PATCH /lists/a/items/1", () => refusal(401));
  await edit(ROW, { note: "Call them on Monday" });
  expect(selectInterrupted(store.getState())).toMatchObject({
    request: { url: "/lists/a/items/1", method: "PATCH", body: { version: 1, note: "Call them on Monday" } },
    done: "Change saved",
  });
  expect([conflict(), toastTexts(store)]).toEqual([undefined, []]);
});
