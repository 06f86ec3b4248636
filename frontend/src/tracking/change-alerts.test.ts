import { makeStore } from "../client/store";
import { FakeServer, refusal, soon } from "../testing/fake-server";
import { alertsSettled, changeAlerts } from "./change-alerts";
import { trackingApi } from "./tracking-api";
import type { AlertSettings } from "@earshot/backend/tracking/tracking.schemas";

const BEFORE: AlertSettings = { inApp: true, email: "off" };

async function page() {
  const server = new FakeServer().on("GET /tracked-podcasts", () => ({ items: [{ podcastId: "p1", alerts: BEFORE }] }));
  const put = server.hold("PUT /tracked-podcasts/p1/alerts");
  const store = makeStore(server.ask);
  await store.dispatch(trackingApi.endpoints.trackedList.initiate());
  const shown = () => trackingApi.endpoints.trackedList.select()(store.getState()).data?.[0]?.alerts;
  const sent = () => server.calls.filter(({ route }) => route.startsWith("PUT")).map(({ body }) => body);
  const change = (next: Partial<AlertSettings>) => store.dispatch(changeAlerts("p1", next));
  return { server, put, store, shown, sent, change };
}

test("shows two changes at once, and sends them one after the other", async () => {
  const { put, shown, sent, change } = await page();
  const first = change({ email: "daily" });
  await change({ inApp: false });
  expect(shown()).toEqual({ inApp: false, email: "daily" });
  expect(sent()).toEqual([{ inApp: true, email: "daily" }]);
  await put.answer({});
  expect(sent()).toEqual([
    { inApp: true, email: "daily" },
    { inApp: false, email: "daily" },
  ]);
  await put.answer({});
  await first;
  expect(shown()).toEqual({ inApp: false, email: "daily" });
});

test("restores the last accepted value after a refusal, and rejects", async () => {
  const { put, shown, change } = await page();
  const first = change({ email: "daily" });
  const refused = expect(first).rejects.toMatchObject({ status: 503 });
  void change({ inApp: false });
  await put.answer({});
  await put.answer(refusal(503));
  await refused;
  expect(shown()).toEqual({ inApp: true, email: "daily" });
});

test("shows the change in a list that was requested before it", async () => {
  const { server, put, shown, store, change } = await page();
  const list = server.hold("GET /tracked-podcasts");
  const asking = store.dispatch(trackingApi.endpoints.trackedList.initiate(undefined, { forceRefetch: true }));
  await soon();
  const done = change({ email: "each" });
  await soon();
  await put.answer({});
  await done;
  await list.answer({ items: [{ podcastId: "p1", alerts: BEFORE }] });
  await asking;
  expect(shown()).toEqual({ inApp: true, email: "each" });
});

test("waits for the settings until the last call ends, even after a refusal", async () => {
  const { put, store, change } = await page();
  const order: string[] = [];
  const done = change({ email: "each" }).catch(() => order.push("refused"));
  const waits = store.dispatch(alertsSettled("p1")).then(() => order.push("settled"));
  await soon();
  expect(order).toEqual([]);
  await put.answer(refusal(500));
  await Promise.all([done, waits]);
  expect(order.toSorted()).toEqual(["refused", "settled"]);
  await store.dispatch(alertsSettled("p1"));
});

test("a podcast that is not tracked has no settings to change", async () => {
  const { server, store } = await page();
  await store.dispatch(changeAlerts("p2", { inApp: false }));
  expect(server.routes).toEqual(["GET /tracked-podcasts"]);
});
