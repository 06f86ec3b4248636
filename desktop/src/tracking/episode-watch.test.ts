import { jest } from "@jest/globals";
import type { QuietHours } from "@earshot/domain/tracking/episode-notices";
import { EpisodeWatch } from "./episode-watch.node";

const alert = (id: number) => ({ id: String(id), podcastId: `p${id}`, podcastTitle: `Show ${id}`, title: `E${id}` });

function watching(quiet: QuietHours | null | "off" = null) {
  const world = {
    ...{ alerts: [alert(1)], minutes: 600, status: 200, quiet, asked: 0 },
    account: "ada" as string | undefined,
    /** The server does not respond until this resolves. */
    ready: Promise.resolve(),
    cut: false,
  };
  const values = new Map<string, string>();
  const notify = jest.fn();
  const count = jest.fn();
  const watch = new EpisodeWatch({
    account: async () => world.account,
    get: async () => {
      world.asked += 1;
      await world.ready;
      if (world.status === 0) throw new Error("offline");
      if (world.cut) return new Response('{"alerts":[');
      return Response.json({ alerts: world.alerts, unseen: world.alerts.length }, { status: world.status });
    },
    settings: { read: (name) => values.get(name), write: (name, value) => void values.set(name, value ?? "") },
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

test("notifies about episodes of quiet hours afterward", async () => {
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

test("notifies about nothing while off, or about earlier episodes when turned on", async () => {
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

test("does nothing without a connection or an account", async () => {
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
  Object.assign(world, { account: undefined, alerts: [alert(2), alert(1)] });
  await watch.check();
  expect(world.asked).toBe(1);
  expect(count).toHaveBeenLastCalledWith(0);
  expect(titles()).toEqual([]);
  world.account = "ada";
  await watch.check();
  expect(titles()).toEqual(["Show 2"]);
});

test("checks at once when started again, and keeps one timer", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
  try {
    const { world, watch } = watching();
    const answered = () => new Promise((done) => setImmediate(done));
    watch.start();
    await answered();
    watch.start();
    await answered();
    expect(world.asked).toBe(2);
    expect(jest.getTimerCount()).toBe(1);
    await jest.advanceTimersByTimeAsync(15 * 60_000);
    expect(world.asked).toBe(3);
    watch.stop();
  } finally {
    jest.useRealTimers();
  }
});

test("checks of one account at the same time are one request", async () => {
  const { world, watch, count } = watching();
  const answers = Promise.withResolvers<void>();
  world.ready = answers.promise;
  const both = [watch.check(), watch.check()];
  answers.resolve();
  await Promise.all(both);
  expect(world.asked).toBe(1);
  expect(count.mock.calls).toEqual([[1]]);
  await watch.check();
  expect(world.asked).toBe(2);
});

test("ignores an answer that arrives after another sign-in or a sign-out", async () => {
  const { world, watch, notify, count } = watching();
  await watch.check();
  const answers = Promise.withResolvers<void>();
  Object.assign(world, { ready: answers.promise, alerts: [alert(3), alert(2), alert(1)] });
  const late = watch.check();
  world.account = undefined;
  await watch.check();
  answers.resolve();
  await late;
  expect(count.mock.calls).toEqual([[1], [0]]);
  expect(notify).not.toHaveBeenCalled();
});

test("ignores an answer that arrives after the app has closed", async () => {
  const { world, watch, notify, count } = watching();
  const answers = Promise.withResolvers<void>();
  Object.assign(world, { ready: answers.promise, alerts: [alert(1)] });
  const late = watch.check();
  watch.stop();
  answers.resolve();
  await late;
  expect([count.mock.calls, notify.mock.calls]).toEqual([[], []]);
});

test("ignores an answer that is cut off", async () => {
  const { watch, count, world } = watching();
  world.cut = true;
  await watch.check();
  expect(world.asked).toBe(1);
  expect(count).not.toHaveBeenCalled();
});
