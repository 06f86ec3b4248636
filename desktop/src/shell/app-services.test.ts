import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openServices, type System } from "./app-services.node";

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
