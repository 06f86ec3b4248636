import { makeAccount } from "../../frontend/e2e/accounts/accounts-world";
import { someShows } from "../../frontend/e2e/lists/lists-world";
import { expect, type FakeElectronApp, test } from "./app";
import { Gate } from "./gate";

test.use({ extraHTTPHeaders: { "x-forwarded-for": "10.77.4.1" } });

let gate: Gate;
test.beforeEach(async () => {
  gate = await Gate.open(process.env.E2E_BASE_URL ?? "http://127.0.0.1:3000");
});
test.afterEach(() => gate.close());

/** The number on the app's icon. */
const badge = async (app: FakeElectronApp) => (await app.recorded("setBadgeCount")).at(-1)?.[0];

type Shown = readonly (readonly [{ readonly title: string; readonly body: string }])[];

test("new episodes appear on the badge and as notifications, and a click opens the show", async ({
  page,
  startFake,
}) => {
  const shows = await someShows(page, 5);
  const alert = (id: number, show: { id: string; title: string }) => ({
    id: String(id),
    podcastId: show.id,
    podcastTitle: show.title,
    title: `Episode ${id}`,
  });
  const notified = (alerts: readonly object[]) =>
    gate.answers.set("/api/v1/alerts", { alerts, unseen: alerts.length, nextCursor: null });
  // The app only checks when there is an account, and then does so at once. The first check records existing alerts without
  // notifications.
  notified([alert(1, shows[0]!)]);
  const first = await startFake({ EARSHOT_SERVER: gate.url });
  await first.signIn(await makeAccount());
  await expect.poll(() => badge(first)).toBe(1);
  expect(await first.recorded("Notification")).toEqual([]);
  // Nights are quiet by default, and this test can run at any time of day.
  await first.call("app.prefer", { notify: true, quiet: null, keepInTray: false });
  await first.quit();

  const second = [alert(1, shows[0]!), ...shows.map((show, at) => alert(2 + at, show)), alert(9, shows[0]!)];
  notified(second);
  const app = await startFake({ EARSHOT_SERVER: gate.url });
  await expect.poll(() => app.recorded("setBadgeCount")).toEqual([[7]]);
  await expect.poll(async () => (await app.recorded("Notification")).length).toBe(4);
  const notices = (await app.recorded("Notification")) as unknown as Shown;
  expect(notices.map(([{ title, body }]) => [title, body])).toEqual([
    [shows[0]!.title, "2 new episodes"],
    [shows[4]!.title, "Episode 6"],
    [shows[3]!.title, "Episode 5"],
    ["New episodes", "and 2 more shows with new episodes"],
  ]);
  await app.emit("fake:notification", shows[4]!.title);
  await expect(app.page).toHaveURL(`${app.origin}/podcast/${shows[4]!.id}`);
  await expect(app.page.getByRole("heading", { level: 1, name: shows[4]!.title })).toBeVisible();
  await app.emit("fake:notification", "New episodes");
  await expect(app.page).toHaveURL(new RegExp(`^${app.origin}/(?:dashboard|sign-in)`));
});

test("shows no notifications in quiet hours, and all of them afterwards", async ({ page, startFake }) => {
  const [show] = await someShows(page, 1);
  const alerts = [{ id: "1", podcastId: show!.id, podcastTitle: show!.title, title: "One" }];
  gate.answers.set("/api/v1/alerts", { alerts, unseen: 1, nextCursor: null });
  const first = await startFake({ EARSHOT_SERVER: gate.url });
  await first.signIn(await makeAccount());
  await expect.poll(() => badge(first)).toBe(1);
  const now = new Date().getHours() * 60 + new Date().getMinutes();
  // From an hour ago to an hour from now, across midnight if necessary.
  const quiet = { from: (now + 1_380) % 1_440, to: (now + 60) % 1_440 };
  await first.call("app.prefer", { notify: true, quiet, keepInTray: false });
  await first.quit();

  alerts.unshift({ id: "2", podcastId: show!.id, podcastTitle: show!.title, title: "Two" });
  gate.answers.set("/api/v1/alerts", { alerts, unseen: 2, nextCursor: null });
  const second = await startFake({ EARSHOT_SERVER: gate.url });
  await expect.poll(() => second.recorded("setBadgeCount")).toEqual([[2]]);
  await second.call("app.prefer", { notify: true, quiet: null, keepInTray: false });
  expect(await second.recorded("Notification")).toEqual([]);
  await second.quit();

  const third = await startFake({ EARSHOT_SERVER: gate.url });
  await expect.poll(async () => (await third.recorded("Notification")).length).toBe(1);
});
