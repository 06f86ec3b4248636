import { createHash, generateKeyPairSync } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { UpdateState } from "@earshot/frontend/platform/platform";
import { AppImageUpdater } from "electron-updater/out/AppImageUpdater.js";
import { ElectronHttpExecutor } from "electron-updater/out/electronHttpExecutor.js";
import { httpExecutor } from "builder-util/out/nodeHttpExecutor.js";
import { jest } from "@jest/globals";
import { signFeed } from "./feed-signature.node";
import { feedFile, SignedFeed } from "./signed-feed.node";
import { type Installer, Updates } from "./updates.node";

// Uses the real electron-updater in plain Node, with a feed on this machine.
const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const KEY = publicKey.export({ format: "der", type: "spki" }).toString("base64");
const PACKAGE = Buffer.alloc(300_000, "Earshot 1.2.0 ");
const sha512 = (bytes: Buffer) => createHash("sha512").update(bytes).digest("base64");

let folder: string;
let appImage: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "earshot-updates-"));
  appImage = join(folder, "Earshot.AppImage");
  writeFileSync(appImage, "the version that runs");
  writeFileSync(join(folder, "app-update.yml"), "updaterCacheDirName: earshot-updater\n");
  process.env.APPIMAGE = appImage;
});
afterEach(() => {
  delete process.env.APPIMAGE;
  rmSync(folder, { recursive: true });
});

/** Downloads as in Electron, but with Node's requests. */
const executor = Object.assign(Object.create(httpExecutor) as object, {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- bound by the call
  download: ElectronHttpExecutor.prototype.download,
});

type Served = { version?: string; hash?: string; key?: typeof privateKey; cutAt?: number; staging?: number };

/** Serves a feed with one package, and records the app's requests to it. */
async function serve({ version = "1.2.0", hash = sha512(PACKAGE), key = privateKey, cutAt, staging }: Served) {
  const files = `files:\n  - url: Earshot.AppImage\n    sha512: ${hash}\n    size: ${PACKAGE.length}\n`;
  const stage = staging === undefined ? "" : `stagingPercentage: ${staging}\n`;
  const feed = `version: ${version}\n${files}path: Earshot.AppImage\nsha512: ${hash}\n${stage}`;
  const name = feedFile("linux", process.arch);
  const requests: string[] = [];
  const server = createServer(({ url = "" }, answer) => {
    requests.push(url);
    if (url === `/u/${name}`) return void answer.end(feed);
    if (url === `/u/${name}.sig`) return void answer.end(signFeed(name, feed, key));
    if (!url.startsWith("/u/Earshot.AppImage")) return void answer.writeHead(404).end();
    answer.setHeader("content-length", PACKAGE.length);
    if (cutAt === undefined) return void answer.end(PACKAGE);
    answer.write(PACKAGE.subarray(0, cutAt), () => answer.destroy());
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/u/`;
  return { requests, address, feed: new SignedFeed(address, KEY, name, fetch), close: () => server.close() };
}

function installer(): Installer & { quitAndInstall: jest.Mock } {
  const updater = new AppImageUpdater(undefined, {
    version: "1.1.0",
    name: "earshot",
    isPackaged: true,
    appUpdateConfigPath: join(folder, "app-update.yml"),
    userDataPath: folder,
    baseCachePath: folder,
    whenReady: async () => undefined,
    relaunch: () => undefined,
    quit: () => undefined,
    onQuit: () => undefined,
  });
  updater.logger = null;
  return Object.assign(updater, { httpExecutor: executor, quitAndInstall: jest.fn() });
}

async function update(served: Served, system: Installer | undefined = installer()) {
  const world = await serve(served);
  const states: UpdateState["kind"][] = [];
  const updates = new Updates({
    ...world,
    version: "1.1.0",
    installer: system,
    changed: ({ kind }) => void (states.at(-1) !== kind && states.push(kind)),
  });
  await updates.check();
  world.close();
  const downloads = world.requests.filter((url) => url.includes("AppImage"));
  return { updates, states, downloads, ...world };
}

test("downloads a signed update, and installs it only on request", async () => {
  const system = installer();
  const { updates, states } = await update({}, system);
  expect(states).toEqual(["checking", "downloading", "ready"]);
  expect(updates.current).toEqual({ kind: "ready", version: "1.2.0" });
  const pending = join(folder, "earshot-updater/pending");
  const [file] = readdirSync(pending).filter((name) => name.endsWith(".AppImage"));
  expect(readFileSync(join(pending, file!)).equals(PACKAGE)).toBe(true);
  expect(system.quitAndInstall).not.toHaveBeenCalled();
  expect(system.autoInstallOnAppQuit).toBe(false);
  expect(readFileSync(appImage, "utf8")).toBe("the version that runs");
  updates.restart();
  expect(system.quitAndInstall).toHaveBeenCalledTimes(1);
});

test("deletes a package that differs from the signed hash", async () => {
  const { updates } = await update({ hash: sha512(Buffer.from("another")) });
  expect(updates.current).toEqual({
    kind: "failed",
    reason: "The download differs from what was signed. It was deleted.",
  });
  const pending = join(folder, "earshot-updater/pending");
  const left = existsSync(pending) ? readdirSync(pending).filter((name) => name.endsWith(".AppImage")) : [];
  expect(left).toEqual([]);
});

test("downloads nothing from a feed that another key signed", async () => {
  const { updates, downloads } = await update({ key: generateKeyPairSync("ed25519").privateKey });
  expect(updates.current).toEqual({
    kind: "failed",
    reason: "The update is not signed by the makers of this app. Nothing was downloaded.",
  });
  expect(downloads).toEqual([]);
});

test.each(["1.0.9", "1.1.0", "1.1.0-beta.2"])("version %s is not an update", async (version) => {
  const { updates, downloads } = await update({ version });
  expect(updates.current).toEqual({ kind: "current" });
  expect(downloads).toEqual([]);
});

test("does not download an update with a rollout of 0 %", async () => {
  const { updates, downloads } = await update({ staging: 0 });
  expect(updates.current).toEqual({ kind: "current" });
  expect(downloads).toEqual([]);
});

test("an interrupted download does not change the app, and is retried", async () => {
  const system = installer();
  const { updates } = await update({ cutAt: 1_000 }, system);
  expect(updates.current).toMatchObject({ kind: "failed" });
  updates.restart();
  expect(system.quitAndInstall).not.toHaveBeenCalled();
  expect(readFileSync(appImage, "utf8")).toBe("the version that runs");
  const again = await update({});
  expect(again.updates.current).toEqual({ kind: "ready", version: "1.2.0" });
});

test("with a package manager, shows the address and downloads nothing", async () => {
  const world = await serve({});
  const updates = new Updates({ ...world, version: "1.1.0", installer: undefined, changed: () => undefined });
  await updates.check();
  world.close();
  expect(updates.current).toEqual({ kind: "elsewhere", version: "1.2.0", address: world.address });
  expect(world.requests.filter((url) => url.includes("AppImage"))).toEqual([]);
});

test("keeps running if the feed does not answer", async () => {
  const world = await serve({});
  world.close();
  const updates = new Updates({ ...world, version: "1.1.0", installer: installer(), changed: () => undefined });
  await updates.check();
  expect(updates.current).toMatchObject({ kind: "failed" });
});
