import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { cpSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { signFeed } from "../src/updates/feed-signature.node";
import { feedFile } from "../src/updates/signed-feed.node";
import { expect, test, type FakeElectronApp } from "./app";
import { asItIs } from "./looks";

const BUILT = fileURLToPath(new URL("../dist", import.meta.url));
const FILE = feedFile(process.platform, process.arch);
const ours = generateKeyPairSync("ed25519");

let server: Server;
let signedBy: KeyObject;
let version: string;
test.beforeEach(async () => {
  [signedBy, version] = [ours.privateKey, "0.0.0-a"];
  server = createServer(({ url }, answer) => {
    const feed = `version: ${version}\nfiles: []\n`;
    if (url === `/${FILE}`) return void answer.end(feed);
    if (url === `/${FILE}.sig`) return void answer.end(signFeed(FILE, feed, signedBy));
    answer.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
test.afterEach(() => void server.close());

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

/** The built app, packaged with a feed. No installer can replace it here, like in a .deb. */
function packagedWithFeed(folder: string): Readonly<Record<string, string>> {
  const program = join(folder, "program");
  cpSync(BUILT, program, { recursive: true });
  const publicKey = ours.publicKey.export({ format: "der", type: "spki" }).toString("base64");
  const updates = { feed: address(), publicKey };
  writeFileSync(join(program, "distribution.json"), JSON.stringify({ server: null, updates }));
  return { FAKE_PROGRAM: program };
}

const line = (app: FakeElectronApp, text: string | RegExp) => app.page.getByRole("status").filter({ hasText: text });

test("finds an update in the signed feed, and ignores a feed with another signature", async ({ startFake, folder }) => {
  const app = await startFake(packagedWithFeed(folder));
  await app.goto("/app-settings");
  await expect(line(app, "You have the latest version.")).toBeVisible();
  version = "9.0.0";
  const check = app.page.getByRole("button", { name: "Check for updates" });
  const found = async (text: string) => {
    // Clicking the button during an automatic check has no effect.
    await expect(async () => {
      await check.click({ timeout: 2_000 });
      await expect(line(app, text)).toBeVisible({ timeout: 2_000 });
    }).toPass();
  };
  await found(`Version 9.0.0 is at ${address()}`);
  signedBy = generateKeyPairSync("ed25519").privateKey;
  version = "9.1.0";
  await found("The update is not signed by the makers of this app.");
});

test("shows each state of an update", async ({ startFake, folder }) => {
  test.setTimeout(180_000);
  const app = await startFake(packagedWithFeed(folder));
  await app.goto("/app-settings");
  await expect(line(app, "You have the latest version.")).toBeVisible();
  for (const [name, state, text] of [
    ["downloading", { kind: "downloading", version: "9.0.0", share: 0.42 }, "Downloading version 9.0.0: 42%"],
    ["ready", { kind: "ready", version: "9.0.0" }, "Version 9.0.0 is ready."],
    ["elsewhere", { kind: "elsewhere", version: "9.0.0", address: address() }, "Version 9.0.0 is at"],
    ["failed", { kind: "failed", reason: "The download differs from what was signed. It was deleted." }, "differs"],
  ] as const) {
    const shown = async () => {
      await expect(app.page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(line(app, text).first()).toBeVisible();
    };
    await app.emit("fake:tell", { kind: "updates", state });
    await asItIs(app.page, `update-${name}`, shown);
  }
});

test("installs a ready update only when the user agrees", async ({ startFake, folder }) => {
  const app = await startFake(packagedWithFeed(folder));
  await app.goto("/home");
  await expect(app.page.getByRole("heading", { level: 1 })).toBeVisible();
  await app.emit("fake:tell", { kind: "updates", state: { kind: "ready", version: "9.0.0" } });
  await expect(app.page.getByRole("button", { name: "Restart to update" })).toBeVisible();
  expect(await app.recorded("quit")).toEqual([]);
});
