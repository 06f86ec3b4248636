import { jest } from "@jest/globals";
import type { QuietHours } from "@earshot/domain/tracking/episode-notices";
import { EpisodeWatch } from "./episode-watch.node";

const alert = (id: number) => ({ id: String(id), podcastId: `p${id}`, podcastTitle: `Show ${id}`, title: `E${id}` });

function watching(quiet: QuietHours | null | "off" = null) {
  const world = { alerts: [alert(1)], minutes: 600, status: 200, quiet, signedIn: true, asked: 0 };
  const kept = new Map<string, string>();
  const notify = jest.fn();
  const count = jest.fn();
  const watch = new EpisodeWatch({
    signedIn: async () => world.signedIn,
    get: async () => {
      world.asked += 1;
      if (world.status === 0) throw new Error("offline");
      return Response.json({ alerts: world.alerts, unseen: world.alerts.length }, { status: world.status });
    },
    settings: { read: (name) => kept.get(name), write: (name, value) => void kept.set(name, value ?? "") },
    notify,
    count,
    quiet: () => world.quiet,
    minutes: () => world.minutes,
    chance: () => 0.5,
  });
  return {
    world,
    watch,
    notify,
    count,
    titles: () => notify.mock.calls.map(([one]) => (one as { title: string }).title),
  };
}

test("the first check notifies about nothing, later ones about new episodes, once", async () => {
  const { world, watch, titles, count } = watching();
  await watch.check();
  expect(titles()).toEqual([]);
  world.alerts = [alert(2), alert(1)];
  await watch.check();
  await watch.check();
  expect(titles()).toEqual(["Show 2"]);
  expect(count).toHaveBeenLastCalledWith(2);
});

test("notifies about episodes from quiet hours afterwards", async () => {
  const { world, watch, titles } = watching({ from: 22 * 60, to: 7 * 60 });
  await watch.check();
  world.minutes = 23 * 60;
  world.alerts = [alert(2), alert(1)];
  await watch.check();
  expect(titles()).toEqual([]);
  world.minutes = 7 * 60;
  world.alerts = [alert(3), alert(2), alert(1)];
  await watch.check();
  expect(titles()).toEqual(["Show 3", "Show 2"]);
});

test("while off, it notifies about nothing; turning it on does not report earlier episodes", async () => {
  const { world, watch, titles } = watching("off");
  await watch.check();
  world.alerts = [alert(2), alert(1)];
  await watch.check();
  world.quiet = null;
  await watch.check();
  expect(titles()).toEqual([]);
});

test("notifies about the first show, tracked later", async () => {
  const { world, watch, titles } = watching();
  world.alerts = [];
  await watch.check();
  world.alerts = [alert(5)];
  await watch.check();
  expect(titles()).toEqual(["Show 5"]);
});

test("without a connection or an account nothing happens", async () => {
  const { world, watch, notify, count } = watching();
  world.status = 0;
  await watch.check();
  expect(count).not.toHaveBeenCalled();
  world.status = 401;
  await watch.check();
  expect(count).toHaveBeenCalledWith(0);
  expect(notify).not.toHaveBeenCalled();
});

test("without an account it sends no request", async () => {
  const { world, watch, count, titles } = watching();
  await watch.check();
  Object.assign(world, { signedIn: false, alerts: [alert(2), alert(1)] });
  await watch.check();
  expect(world.asked).toBe(1);
  expect(count).toHaveBeenLastCalledWith(0);
  expect(titles()).toEqual([]);
  world.signedIn = true;
  await watch.check();
  expect(titles()).toEqual(["Show 2"]);
});

test("another start checks at once, and leaves one timer", async () => {
  jest.useFakeTimers();
  try {
    const { world, watch } = watching();
    watch.start();
    await jest.advanceTimersByTimeAsync(0);
    watch.start();
    await jest.advanceTimersByTimeAsync(0);
    expect(world.asked).toBe(2);
    expect(jest.getTimerCount()).toBe(1);
    await jest.advanceTimersByTimeAsync(15 * 60_000);
    expect(world.asked).toBe(3);
    watch.stop();
  } finally {
    jest.useRealTimers();
  }
});
