import { EventEmitter } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openServices, type System } from "./app-services.node";
import { pageAt } from "./page/page-origin";

test("the update feed is read like everything else: through the system's network, with a time limit", async () => {
  const folder = mkdtempSync(join(tmpdir(), "earshot-services-"));
  const asked: { readonly address: unknown; readonly init: RequestInit | undefined }[] = [];
  const services = openServices({
    version: "0.0.0",
    dataFolder: folder,
    secrets: { safe: async () => false },
    fetch: async (address: unknown, init?: RequestInit) => {
      asked.push({ address, init });
      return new Response(null, { status: 404 });
    },
    notifyPages: () => undefined,
    defaultServer: "http://127.0.0.1:9",
    native: { platform: "darwin" },
    updates: { feed: "http://127.0.0.1:9/updates", publicKey: "" },
    installer: () => undefined,
  } as unknown as System);
  await services.updates!.check();
  expect(services.updates!.current).toEqual({ kind: "failed", reason: "The update feed answered 404." });
  expect(asked.map(({ address }) => address)).toEqual([
    "http://127.0.0.1:9/updates/latest-mac.yml",
    "http://127.0.0.1:9/updates/latest-mac.yml.sig",
  ]);
  for (const { init } of asked) expect(init).toMatchObject({ redirect: "error", signal: expect.any(AbortSignal) });
  services.close();
  rmSync(folder, { recursive: true });
});

test("the window that opens without a connection waits for this device's catalogue", async () => {
  const folder = mkdtempSync(join(tmpdir(), "earshot-services-"));
  const answers: Readonly<Record<string, unknown>> = {
    open: { updatedAt: null, shows: 7 },
    answer: { status: 200, headers: [], body: "from this device" },
  };
  const services = openServices({
    version: "0.0.0",
    dataFolder: folder,
    secrets: { safe: async () => false },
    fetch: () => Promise.reject(new TypeError("No connection")),
    startProgram: () => {
      const side = new EventEmitter();
      const postMessage = ({ number, task }: { number: number; task: string }) =>
        setImmediate(() => side.emit("message", { number, output: answers[task] }));
      return Object.assign(side, { postMessage, kill: () => side.emit("exit") });
    },
    notifyPages: () => undefined,
    defaultServer: "http://127.0.0.1:9",
    native: { platform: "darwin" },
    updates: null,
  } as unknown as System);
  mkdirSync(join(folder, "catalogue"));
  writeFileSync(join(folder, "catalogue/a.sqlite"), "");
  services.settings.write("offline-catalogue", "a.sqlite");
  // The rest of the app starts once the window has loaded.
  const answer = await services.pages.answer(new Request(pageAt("/api/v1/search?term=the")));
  expect(await answer.text()).toBe("from this device");
  services.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ["is lost if a hotel's page answers in place of the server", "<h1>Accept our terms</h1>", false],
  ["is there if the server answers", '{"status":"ok"}', true],
])("after a refused request, the connection %s", async (_what, health, online) => {
  const folder = mkdtempSync(join(tmpdir(), "earshot-services-"));
  const services = openServices({
    version: "0.0.0",
    dataFolder: folder,
    secrets: { safe: async () => false },
    fetch: async () => new Response(health),
    notifyPages: () => undefined,
    defaultServer: "http://127.0.0.1:9",
    native: { platform: "darwin" },
    updates: null,
  } as unknown as System);
  await services.connection.doubted();
  expect(services.connection.online).toBe(online);
  services.close();
  rmSync(folder, { recursive: true });
});
