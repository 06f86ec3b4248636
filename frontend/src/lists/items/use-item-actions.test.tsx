import type { ListItem, ListSummary } from "@earshot/backend/lists/lists.schemas";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { makeStore } from "../../client/store";
import { FakeServer, refusal } from "../../testing/fake-server";
import { toastTexts } from "../../testing/toast-texts";
import { selectUndoStep } from "../api/undo-slice";
import { useItemActions } from "./use-item-actions";

const createdAt = "2026-01-01T00:00:00Z";
const list = (id: string, name: string) => ({ id, name, itemCount: 3, createdAt }) as ListSummary;
const item = (id: string, title: string) =>
  ({ id, listId: "a", podcastId: `p${id}`, payload: { title }, createdAt }) as unknown as ListItem;
const [HERE, THERE] = [list("a", "Spring"), list("b", "Autumn")];
const [one, two, three] = [item("1", "Latency"), item("2", "Rye"), item("3", "")];

function desk() {
  const server = new FakeServer();
  const store = makeStore(server.ask);
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useItemActions(HERE, [one, two, three]), { wrapper });
  const run = (...given: Parameters<typeof result.current.run>) => act(() => result.current.run(...given));
  return {
    server,
    run,
    stayed: () => [...result.current.stayed],
    step: () => selectUndoStep(store.getState()),
    messages: () => toastTexts(store),
  };
}

test("one item is removed, named in the message, and can be restored", async () => {
  const { server, run, step, messages } = desk();
  server.on("DELETE /lists/a/items/1", () => ({ undoId: "u1" }));
  expect(await run("remove", [one])).toBe(true);
  expect(messages()).toEqual(["Removed “Latency”"]);
  expect(step()).toEqual({ what: "remove Latency", undoId: "u1" });
});

test.each([
  ["move", "Moved “Untitled” to Autumn"],
  ["copy", "Copied “Untitled” to Autumn"],
] as const)("%s of one item names the list that it went to", async (action, message) => {
  const { server, run, messages } = desk();
  server.on(`POST /lists/a/items/3/${action}`, () => ({ item: three, undoId: "u1" }));
  expect(await run(action, [three], THERE)).toBe(true);
  expect(messages()).toEqual([message]);
  expect(server.calls.at(-1)?.body).toEqual({ targetListId: "b" });
});

test("moves many items in one call, and reports those that the other list has", async () => {
  const { server, run, stayed, step, messages } = desk();
  server.on("POST /lists/a/items/bulk", () => ({ done: ["1"], alreadyThere: ["2"], undoId: "u2" }));
  expect(await run("move", [one, two], THERE)).toBe(true);
  expect(server.calls).toMatchObject([{ body: { action: "move", itemIds: ["1", "2"], targetListId: "b" } }]);
  expect(stayed()).toEqual(["2"]);
  expect(step()).toEqual({ what: "move 2 shows", undoId: "u2" });
  expect(messages()).toHaveLength(1);
});

test("marks an item that the other list already has, with nothing to undo", async () => {
  const { server, run, stayed, step, messages } = desk();
  server.on("POST /lists/a/items/1/copy", () => refusal(409, "", "list.duplicate_item"));
  expect(await run("copy", [one], THERE)).toBe(false);
  expect([stayed(), step()]).toEqual([["1"], null]);
  expect(messages()).toHaveLength(1);
  server.on("POST /lists/a/items/1/copy", () => ({ item: one }));
  expect(await run("copy", [one], THERE)).toBe(true);
  expect([stayed(), step()]).toEqual([[], null]);
});

test("a refusal is reported and leaves nothing to undo", async () => {
  const { server, run, step, messages } = desk();
  server.on("DELETE /lists/a/items/1", () => refusal(503, "Please try again shortly."));
  expect(await run("remove", [one])).toBe(false);
  expect(step()).toBeNull();
  expect(messages()).toHaveLength(1);
});

test("moving to the same list, or nothing at all, does nothing", async () => {
  const { server, run, messages } = desk();
  expect(await run("move", [one], HERE)).toBe(false);
  expect(await run("remove", [])).toBe(false);
  expect([server.calls, messages()]).toEqual([[], []]);
});
