import { jest } from "@jest/globals";
import type { QuietHours } from "@earshot/domain/tracking/episode-notices";
import { EpisodeWatch } from "./episode-watch.node";

const alert = (id: number) => ({ id: String(id), podcastId: `p${id}`, podcastTitle: `Show ${id}`, title: `E${id}` });

function watching(quiet: QuietHours | null | "off" = null) {
  const world = { alerts: [alert(1)], minutes: 600, status: 200, quiet };
  const kept = new Map<string, string>();
  const notify = jest.fn();
  const count = jest.fn();
  const watch = new EpisodeWatch({
    get: async () => {
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

test("the first look tells nothing, later ones what is new, once", async () => {
  const { world, watch, titles, count } = watching();
  await watch.look();
  expect(titles()).toEqual([]);
  world.alerts = [alert(2), alert(1)];
  await watch.look();
  await watch.look();
  expect(titles()).toEqual(["Show 2"]);
  expect(count).toHaveBeenLastCalledWith(2);
});

test("what arrives in quiet hours is told afterwards", async () => {
  const { world, watch, titles } = watching({ from: 22 * 60, to: 7 * 60 });
  await watch.look();
  world.minutes = 23 * 60;
  world.alerts = [alert(2), alert(1)];
  await watch.look();
  expect(titles()).toEqual([]);
  world.minutes = 7 * 60;
  world.alerts = [alert(3), alert(2), alert(1)];
  await watch.look();
  expect(titles()).toEqual(["Show 3", "Show 2"]);
});

test("turned off, nothing is told, and turning it on tells nothing of the time before", async () => {
  const { world, watch, titles } = watching("off");
  await watch.look();
  world.alerts = [alert(2), alert(1)];
  await watch.look();
  world.quiet = null;
  await watch.look();
  expect(titles()).toEqual([]);
});

test("a first show that is tracked later is told", async () => {
  const { world, watch, titles } = watching();
  world.alerts = [];
  await watch.look();
  world.alerts = [alert(5)];
  await watch.look();
  expect(titles()).toEqual(["Show 5"]);
});

test("without a connection or an account nothing happens", async () => {
  const { world, watch, notify, count } = watching();
  world.status = 0;
  await watch.look();
  expect(count).not.toHaveBeenCalled();
  world.status = 401;
  await watch.look();
  expect(count).toHaveBeenCalledWith(0);
  expect(notify).not.toHaveBeenCalled();
});
