import { makeStore } from "../client/store";
import { selectOverlay } from "../navigation/overlay-slice";
import { FakeServer, refusal, soon } from "../testing/fake-server";
import { toastTexts } from "../testing/toast-texts";
import { changeTracked, trackedElsewhere } from "./change-tracked";
import { trackingApi } from "./tracking-api";

const SHOW = { id: "p1", title: "Latency" };

function page() {
  const server = new FakeServer();
  const track = server.hold("PUT /tracked-podcasts/p1");
  const untrack = server.hold("DELETE /tracked-podcasts/p1");
  const store = makeStore(server.ask);
  const shown = () => trackingApi.endpoints.trackedState.select(SHOW.id)(store.getState()).data;
  const change = async (wanted: boolean, answer: unknown) => {
    const done = store.dispatch(changeTracked(SHOW, wanted));
    await soon();
    await (wanted ? track : untrack).answer(answer);
    await done;
  };
  return { server, track, untrack, store, shown, change, overlay: () => selectOverlay(store.getState()) };
}

beforeEach(() => localStorage.clear());

test("tracks at once, confirmed by a dialog the first time and then by a message", async () => {
  const { store, shown, track, change, overlay } = page();
  const done = store.dispatch(changeTracked(SHOW, true));
  await soon();
  expect([shown(), overlay()]).toEqual([true, null]);
  await track.answer({});
  await done;
  expect(overlay()).toEqual({ kind: "tracking", title: "Latency" });
  expect(toastTexts(store)).toEqual([]);
  await change(false, {});
  expect([shown(), toastTexts(store)]).toEqual([false, ["Tracking turned off"]]);
  await change(true, {});
  expect(toastTexts(store)).toEqual(["Tracking turned off", "You’re now tracking Latency"]);
});

test("confirms nothing on a device that wants no confirmation", async () => {
  localStorage.setItem("earshot.tracking-notice", "none");
  const { store, shown, change, overlay } = page();
  await change(true, {});
  expect([shown(), overlay(), toastTexts(store)]).toEqual([true, null, []]);
});

test.each([
  [true, "Couldn’t turn tracking on. You track 500 podcasts already."],
  [false, "Couldn’t turn tracking off. You track 500 podcasts already."],
])("shows the actual state and the reason after a refusal to set it to %p", async (wanted, message) => {
  const { store, shown, change, overlay } = page();
  await store.dispatch(trackingApi.util.upsertQueryData("trackedState", SHOW.id, !wanted));
  await change(wanted, refusal(422, "You track 500 podcasts already."));
  expect([shown(), overlay(), toastTexts(store)]).toEqual([!wanted, null, [message]]);
});

test("confirms only the final state of a switch turned off during the call", async () => {
  const { server, store, shown, track, untrack, overlay } = page();
  const first = store.dispatch(changeTracked(SHOW, true));
  await soon();
  await store.dispatch(changeTracked(SHOW, false));
  await soon();
  expect(shown()).toBe(false);
  await track.answer({});
  await untrack.answer({});
  await first;
  expect(server.routes).toEqual(["PUT /tracked-podcasts/p1", "DELETE /tracked-podcasts/p1"]);
  expect([shown(), overlay(), toastTexts(store)]).toEqual([false, null, ["Tracking turned off"]]);
});

test("ignores an answer to an earlier request", async () => {
  const { server, store, shown, change } = page();
  const state = server.hold("GET /tracked-podcasts/p1");
  const asking = store.dispatch(trackingApi.endpoints.trackedState.initiate(SHOW.id));
  await soon();
  await change(true, {});
  await state.answer({ tracked: null });
  await asking;
  expect(shown()).toBe(true);
});

test("a row that was removed from the list of tracked podcasts turns the switch off", async () => {
  const { store, shown, change } = page();
  await change(true, {});
  store.dispatch(trackedElsewhere(SHOW.id, false));
  await soon();
  expect(shown()).toBe(false);
});
