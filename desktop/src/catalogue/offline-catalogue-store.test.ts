import { EventEmitter } from "node:events";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ParentPort, serveTasks, type SideProcess, type StartProgram } from "../system/side-process";
import type { MakerTasks } from "./maker-tasks.node";
import { OfflineCatalogueStore } from "./offline-catalogue-store.node";
import type { CatalogueState } from "@earshot/frontend/platform/platform";
import type { ReaderTasks } from "./offline-tasks.node";

type Orders = Parameters<MakerTasks["fetch"] | MakerTasks["build"]>[0][];
const MANIFEST = { version: 1, generation: 1, shows: 7, updatedAt: null, bytes: 1, sha256: "5".repeat(64) };

let folder: string;
let settings: Map<string, string | undefined>;
let states: CatalogueState[];
let orders: Orders;
let store: OfflineCatalogueStore;
/** The programs that run. */
let running: string[];
let sides: SideProcess[];
/** The maker's work, which a test may replace. */
let fetched: (news: (news: unknown) => void) => Promise<void>;
let opened: ReaderTasks["open"];
/** Called with each state. */
let heard: () => void;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "earshot-store-"));
  [settings, states, orders, running, sides] = [new Map(), [], [], [], []];
  fetched = async (news) => news({ done: 1, total: 4 });
  opened = async () => ({ updatedAt: null, shows: 7 });
  heard = () => undefined;
  store = new OfflineCatalogueStore({
    folder,
    settings: { read: (name) => settings.get(name), write: (name, value) => void settings.set(name, value) },
    sender: async () => ({ server: "https://server.example", token: "t" }),
    startProgram,
    changed: (state) => {
      states.push(state);
      heard();
    },
    listed: async () => ["a", "b"],
  });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The app's programs in this process, connected like processes, with work of the test. */
const startProgram: StartProgram = (program) => {
  running.push(program);
  const [side, port] = [new EventEmitter(), new EventEmitter()];
  const later = (to: EventEmitter, message: unknown) =>
    setImmediate(() => to.emit("message", structuredClone(message)));
  const parent: ParentPort = {
    postMessage: (message) => void later(side, message),
    on: (name, listener) => port.on(name, (data) => listener({ data })),
  };
  const maker: MakerTasks = {
    fetch: async (order) => {
      orders.push(order);
      await fetched((news) => parent.postMessage({ news }));
      return { path: join(folder, "snapshot"), manifest: MANIFEST, key: "the key" };
    },
    build: async (order) => {
      orders.push(order);
      writeFileSync(order.path, "");
    },
  };
  const reader: Pick<ReaderTasks, "open"> = { open: (path) => opened(path) };
  serveTasks(parent, program === "catalogue-maker.js" ? maker : reader);
  const started = Object.assign(side, {
    postMessage: (message: unknown) => void later(port, message),
    kill: () => {
      running.splice(running.indexOf(program), 1);
      side.emit("exit", 0);
    },
  });
  sides.push(started);
  return started;
};

/** Waits until something holds, for as long as the programs take for a message many times over. */
async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 100 && !holds(); turn += 1) await new Promise((done) => setImmediate(done));
}

test("a process makes the catalogue and ends, and another one reads it", async () => {
  writeFileSync(join(folder, "older.sqlite"), "");
  await store.download("all");
  expect(states.map(({ kind, share }) => [kind, share])).toEqual([
    ["downloading", 0],
    ["downloading", 0.25],
    ["preparing", undefined],
    ["ready", undefined],
  ]);
  expect(running).toEqual(["catalogue-reader.js"]);
  const [file] = readdirSync(folder);
  expect(orders).toEqual([
    { server: "https://server.example", token: "t", shows: "all", folder, knownKey: undefined },
    {
      server: "https://server.example",
      token: "t",
      snapshot: join(folder, "snapshot"),
      listed: ["a", "b"],
      path: join(folder, file!),
    },
  ]);
  expect(readdirSync(folder)).toEqual([settings.get("offline-catalogue")]);
  await store.download("usual");
  expect(orders[2]).toMatchObject({ shows: "usual", knownKey: "the key" });
  expect(running).toEqual(["catalogue-reader.js"]);
});

test("stopping a download ends its process and keeps the catalogue", async () => {
  await store.download("all");
  fetched = () => new Promise(() => {});
  const again = store.download("all");
  await new Promise((done) => setTimeout(done, 20));
  expect(running).toEqual(["catalogue-reader.js", "catalogue-maker.js"]);
  store.stop();
  await again;
  expect(running).toEqual(["catalogue-reader.js"]);
  expect(store.state).toMatchObject({ kind: "ready", shows: 7 });
});

test("a download stopped before its process starts does not start one", async () => {
  const stopped = store.download("all");
  store.stop();
  await stopped;
  expect([running, orders]).toEqual([[], []]);
  expect(store.state).toEqual({ kind: "none" });
});

test("a failed download says why, ends its process and keeps the catalogue", async () => {
  await store.download("all");
  fetched = async () => {
    throw new Error("The download was cut off.");
  };
  await store.download("all");
  expect(store.state).toMatchObject({ kind: "failed", shows: 7, reason: "The download was cut off." });
  expect(running).toEqual(["catalogue-reader.js"]);
});

test("requests right after a start wait until the file is open, which is opened once", async () => {
  writeFileSync(join(folder, "a.sqlite"), "");
  settings.set("offline-catalogue", "a.sqlite");
  const reading = Promise.withResolvers<void>();
  opened = async () => {
    await reading.promise;
    return { updatedAt: null, shows: 7 };
  };
  const asked = [store.catalogue(), store.catalogue()];
  reading.resolve();
  const [first, second] = await Promise.all(asked);
  expect(first?.facts.shows).toBe(7);
  expect(second).toBe(first);
  expect(running).toEqual(["catalogue-reader.js"]);
});

/** A file from an earlier start, which opens when `reading` resolves. */
function earlierFile(reading: () => Promise<unknown>, shows = 7): void {
  writeFileSync(join(folder, "a.sqlite"), "");
  settings.set("offline-catalogue", "a.sqlite");
  opened = async (path) => {
    if (path !== join(folder, "a.sqlite")) return { updatedAt: null, shows: 9 };
    await reading();
    return { updatedAt: null, shows };
  };
}

test("a file stays if the app closes while it is being opened, and its process ends", async () => {
  const reading = Promise.withResolvers<void>();
  earlierFile(() => reading.promise);
  const opening = store.catalogue();
  // The database of the settings is closed together with the app.
  heard = () => {
    throw new Error("database is not open");
  };
  const closed = store.close();
  reading.resolve();
  expect(await opening).toBeUndefined();
  await closed;
  expect([readdirSync(folder), settings.get("offline-catalogue")]).toEqual([["a.sqlite"], "a.sqlite"]);
  expect(running).toEqual([]);
});

test("a file that does not open stays until a download replaces it, and the user reads what to do", async () => {
  earlierFile(() => Promise.reject(new Error("EMFILE: too many open files")));
  expect(await store.catalogue()).toBeUndefined();
  expect([readdirSync(folder), settings.get("offline-catalogue")]).toEqual([["a.sqlite"], "a.sqlite"]);
  const reason = "The offline catalogue did not open. Start the app again, or download it again.";
  expect(store.state).toEqual({ kind: "failed", reason });
  await store.download("all");
  expect(store.state).toMatchObject({ kind: "ready", shows: 9 });
  expect(readdirSync(folder)).toEqual([settings.get("offline-catalogue")]);
});

test("a file whose process ended is opened again by the next request", async () => {
  earlierFile(() => Promise.resolve());
  const first = await store.catalogue();
  sides[0]!.kill();
  await new Promise((done) => setImmediate(done));
  const second = await store.catalogue();
  expect(second).not.toBe(first);
  expect([second?.facts.shows, running]).toEqual([7, ["catalogue-reader.js"]]);
});

test("an earlier file that opens late does not replace a new one", async () => {
  const reading = Promise.withResolvers<void>();
  earlierFile(() => reading.promise, 1);
  const opening = store.catalogue();
  const download = store.download("all");
  // Gives the download every chance to be first.
  await new Promise((done) => setTimeout(done, 20));
  reading.resolve();
  await Promise.all([opening, download]);
  expect((await store.catalogue())?.facts.shows).toBe(9);
  expect(running).toEqual(["catalogue-reader.js"]);
});

test.each(["opens", "does not open"])("an earlier file that %s during a download leaves its state", async (how) => {
  const reading = Promise.withResolvers<void>();
  earlierFile(() => reading.promise);
  const opening = store.catalogue();
  fetched = () => new Promise(() => {});
  const download = store.download("all");
  await until(() => store.state.kind === "downloading");
  if (how === "opens") reading.resolve();
  else reading.reject(new Error("EMFILE: too many open files"));
  await opening;
  expect(store.state).toMatchObject({ kind: "downloading" });
  store.stop();
  await download;
});

test("an earlier file whose process ends while a new one opens is not opened again", async () => {
  earlierFile(() => Promise.resolve());
  await store.catalogue();
  const reading = Promise.withResolvers<void>();
  const paths: string[] = [];
  opened = async (path) => {
    paths.push(path);
    await reading.promise;
    return { updatedAt: null, shows: 9 };
  };
  const download = store.download("all");
  await until(() => paths.length === 1);
  sides[0]!.kill();
  await new Promise((done) => setImmediate(done));
  const asked = store.catalogue();
  await until(() => paths.length > 1);
  reading.resolve();
  await download;
  expect([(await asked)?.facts.shows, paths.length, running]).toEqual([9, 1, ["catalogue-reader.js"]]);
});

test("a download that is stopped while an earlier file opens does not replace it", async () => {
  const reading = Promise.withResolvers<void>();
  earlierFile(() => reading.promise);
  const opening = store.catalogue();
  const download = store.download("all");
  await until(() => orders.length === 2 && !running.includes("catalogue-maker.js"));
  store.stop();
  reading.resolve();
  await Promise.all([opening, download]);
  expect([store.state.shows, settings.get("offline-catalogue")]).toEqual([7, "a.sqlite"]);
});

test.each(["opening it fails", "its process ends"])("a new file that does not open is removed: %s", async (why) => {
  opened = async () => {
    if (why === "its process ends") sides.at(-1)!.kill();
    throw new Error("file is not a database");
  };
  await store.download("all");
  expect(store.state).toEqual({ kind: "failed", reason: "The new catalogue did not open. Please try again." });
  expect([readdirSync(folder), running]).toEqual([[], []]);
});

test("a new catalogue is in use although the process of the earlier one does not end", async () => {
  await store.download("all");
  settings.delete("offline-catalogue");
  const earlier = sides[1]!;
  const end = earlier.kill.bind(earlier);
  earlier.kill = () => undefined;
  void store.download("all");
  await until(() => settings.has("offline-catalogue"));
  expect([store.state.kind, settings.has("offline-catalogue")]).toEqual(["ready", true]);
  end();
});

test("a download whose process ends says what to do", async () => {
  fetched = async () => void sides[0]!.kill();
  await store.download("all");
  expect(store.state).toEqual({ kind: "failed", reason: "The download stopped. Please try again." });
});
