import { makeStore } from "../client/store";
import { FakeServer, refusal, soon } from "../testing/fake-server";
import { toastTexts } from "../testing/toast-texts";
import { changeSaved, savedElsewhere } from "./change-saved";
import { savedApi } from "./saved-api";

const SHOW = { id: "p1", title: "Latency" };

function page() {
  const server = new FakeServer().on("GET /saved-podcasts/among", () => ({ saved: [] }));
  const save = server.hold("POST /saved-podcasts");
  const remove = server.hold("DELETE /saved-podcasts/s1");
  const store = makeStore(server.ask);
  const shown = () => savedApi.endpoints.savedState.select(SHOW.id)(store.getState()).data;
  const change = (wanted: boolean) => store.dispatch(changeSaved(SHOW, wanted));
  return { server, save, remove, store, shown, change };
}

test("shows a podcast as saved before the server answers", async () => {
  const { save, shown, change, store } = page();
  const done = change(true);
  await soon();
  expect(shown()).toEqual({ id: "" });
  await save.answer({ id: "s1" });
  expect(await done).toBe(true);
  expect(shown()).toEqual({ id: "s1" });
  expect(toastTexts(store)).toEqual([]);
});

test("a refusal undoes the change, and the message has the server's reason", async () => {
  const { save, shown, change, store } = page();
  const done = change(true);
  await soon();
  await save.answer(refusal(422, "You have saved 5,000 podcasts already."));
  expect(await done).toBe(false);
  expect(shown()).toBeNull();
  expect(toastTexts(store)).toEqual(["Couldn’t save Latency. You have saved 5,000 podcasts already."]);
});

test("shows no message for an ended session, because the sign-in page opens", async () => {
  const { save, shown, change, store } = page();
  const done = change(true);
  await soon();
  await save.answer(refusal(401));
  expect([await done, shown(), toastTexts(store)]).toEqual([false, null, []]);
});

test("deletes a record that was saved after its removal", async () => {
  const { server, save, remove, shown, change } = page();
  const first = change(true);
  await soon();
  expect(await change(false)).toBe(true);
  await soon();
  expect(shown()).toBeNull();
  await save.answer({ id: "s1" });
  expect(server.routes).toEqual(["POST /saved-podcasts", "DELETE /saved-podcasts/s1"]);
  await remove.answer({});
  expect([await first, shown()]).toEqual([true, null]);
});

test("makes one call for a value that changed back and forth", async () => {
  const { server, save, shown, change } = page();
  const first = change(true);
  await soon();
  void change(false);
  void change(true);
  await save.answer({ id: "s1" });
  await first;
  expect(server.routes).toEqual(["POST /saved-podcasts"]);
  expect(shown()).toEqual({ id: "s1" });
});

test("keeps the result of the first call when the second is refused", async () => {
  const { save, remove, shown, change, store } = page();
  const first = change(true);
  await soon();
  void change(false);
  await save.answer({ id: "s1" });
  await remove.answer(refusal(503, "Please try again shortly."));
  expect([await first, shown()]).toEqual([false, { id: "s1" }]);
  expect(toastTexts(store)).toHaveLength(1);
});

test("an answer to an earlier request does not undo a later save", async () => {
  const { server, save, shown, change, store } = page();
  const among = server.hold("GET /saved-podcasts/among");
  const asking = store.dispatch(savedApi.endpoints.savedState.initiate(SHOW.id));
  const done = change(true);
  await soon();
  await save.answer({ id: "s1" });
  await done;
  // The cards on a screen send their queries together, a moment after the first one.
  while (among.count === 0) await soon();
  await among.answer({ saved: [] });
  await asking;
  expect(shown()).toEqual({ id: "s1" });
});

test("a row that was removed from the page of saved podcasts empties the heart", async () => {
  const { save, shown, change, store } = page();
  const done = change(true);
  await soon();
  await save.answer({ id: "s1" });
  await done;
  store.dispatch(savedElsewhere(SHOW.id, null));
  await soon();
  expect(shown()).toBeNull();
});

test("calls of one store do not affect another", async () => {
  const [one, other] = [page(), page()];
  void one.change(true);
  void other.change(true);
  await soon();
  expect([one.save.count, other.save.count]).toEqual([1, 1]);
});
