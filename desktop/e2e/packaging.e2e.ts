import { execFile } from "node:child_process";
import { createHash, generateKeyPairSync } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { extractFile, listPackage } from "@electron/asar";
import { expect, test as base } from "@playwright/test";
import { isSigned } from "../src/updates/feed-signature.node";

const PACKAGE_APP = fileURLToPath(new URL("../packaging/package-app.ts", import.meta.url));
const FEED = "https://updates.example/earshot";

/** The marker that comes before the fuses in every Electron binary, followed by the version, the count and Electron's defaults. */
const SENTINEL = "dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX";
const fuseWire = (states: string) => Buffer.from(`…${SENTINEL}\u0001${String.fromCharCode(states.length)}${states}…`);
const DEFAULTS = "101100011";

type Packaged = { readonly code: number; readonly words: string };

const test = base.extend<{
  folder: string;
  run: (more: readonly string[], env?: Readonly<Record<string, string>>) => Promise<Packaged>;
}>({
  folder: async ({ baseURL: _ }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "earshot-package-"));
    const electron = join(folder, "electron");
    for (const inner of ["locales", "resources"]) mkdirSync(join(electron, inner), { recursive: true });
    for (const file of ["LICENSE", "LICENSES.chromium.html", "chrome_crashpad_handler", "locales/en-US.pak"])
      writeFileSync(join(electron, file), "placeholder");
    writeFileSync(join(electron, "version"), "45.4.1");
    writeFileSync(join(electron, "electron"), fuseWire(DEFAULTS));
    const { privateKey } = generateKeyPairSync("ed25519");
    writeFileSync(join(folder, "key.pem"), privateKey.export({ format: "pem", type: "pkcs8" }));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  run: async ({ folder }, use) => {
    await use((more, env = {}) => {
      const words = [PACKAGE_APP, "--platform", "linux", "--out", join(folder, "out"), ...more];
      return new Promise((done) =>
        execFile(process.execPath, words, { env: { ...process.env, ...env } }, (error, out, wrong) =>
          done({ code: error ? Number(error.code) : 0, words: `${out}${wrong}` }),
        ),
      );
    });
  },
});

// All runs package the same build of the app. Its folder contains the options of the current run, so they cannot run in parallel.
test.describe.configure({ mode: "serial" });

test("the package contains only the built app, no source, map or secret, and its binary has all fuses set", async ({
  folder,
  run,
}) => {
  const made = await run(["--dir", "--electron-dist", join(folder, "electron")]);
  expect(made).toMatchObject({ code: 0 });
  const binary = readFileSync(join(folder, "out/linux-unpacked/earshot"));
  const at = binary.indexOf(SENTINEL) + SENTINEL.length + 2;
  // Off: run as Node, NODE_OPTIONS, --inspect, separate browser snapshot, file privileges. On: cookie encryption, asar integrity, only
  // asar, trap handlers.
  expect(binary.subarray(at, at + 9).toString("latin1")).toBe("010011001");

  const asar = join(folder, "out/linux-unpacked/resources/app.asar");
  const files = listPackage(asar, { isPack: false }).filter((name) => /\.\w+$/.test(name));
  const outside = files.filter((name) => !name.startsWith("/page/"));
  expect(outside.sort()).toEqual([
    "/catalogue-maker.js",
    "/catalogue-reader.js",
    "/distribution.json",
    "/main.js",
    "/package.json",
    "/preload.cjs",
    "/search-worker.js",
    "/tray.png",
  ]);
  expect(files).toContain("/page/index.html");
  expect(files.filter((name) => !/\.(?:css|html|js|json|png|svg|webp|woff2|cjs)$/.test(name))).toEqual([]);
  const texts = files.filter((name) => /\.(?:c?js|json|html|css)$/.test(name));
  const wrong = texts.filter((name) =>
    /sourceMappingURL=|PRIVATE KEY|RAPIDAPI_KEY|SESSION_SECRET|postgres:\/\//.test(
      extractFile(asar, name.slice(1)).toString("utf8"),
    ),
  );
  expect(wrong).toEqual([]);
  // The package contains no node_modules folder, so everything the bundle imports by name must be part of Node or Electron.
  const scripts = outside
    .filter((name) => /\.c?js$/.test(name))
    .map((name) => extractFile(asar, name.slice(1)).toString("utf8"));
  const loaded = scripts.flatMap((text) => [
    ...text.matchAll(/(?:^import [^"\n]*|require\(|createRequire\(import\.meta\.url\)\()"([^"]+)"/gm),
  ]);
  const names = new Set(loaded.map(([, name]) => name!.replace(/^node:/, "")).filter((name) => !name.startsWith(".")));
  expect([...names].filter((name) => name !== "electron" && !isBuiltin(`node:${name}`))).toEqual([]);
  expect(extractFile(asar, "distribution.json").toString("utf8")).toBe('{"server":null,"updates":null}');
});

// packaging/builder-config.test.ts covers binaries without fuses.
test("a binary with an unknown fuse is not packaged", async ({ folder, run }) => {
  const electron = join(folder, "electron");
  writeFileSync(join(electron, "electron"), fuseWire(`${DEFAULTS}1`));
  const later = await run(["--dir", "--electron-dist", electron]);
  expect(later.code).toBe(1);
  expect(later.words).toContain("The app was not packaged: ");
});

test("signs a feed with the package's hash, but not if the package changed", async ({ folder, run }) => {
  // Replaces the .deb tool that electron-builder would download. It writes a file to the given path, and keeps the desktop entry.
  const tools = join(folder, "tools");
  mkdirSync(tools);
  writeFileSync(
    join(tools, "fpm"),
    `#!/bin/sh\nwhile [ $# -gt 0 ]; do [ "$1" = --package ] && printf 'a package' > "$2"; case "$1" in *.desktop=*) cp "\${1%%=*}" "${tools}/entry";; esac; shift; done\n`,
  );
  chmodSync(join(tools, "fpm"), 0o755);
  const key = join(folder, "key.pem");
  const words = ["--electron-dist", join(folder, "electron"), "--feed", FEED, "--key", key, "--target", "deb"];
  const env = { USE_SYSTEM_FPM: "true", PATH: `${tools}${delimiter}${process.env.PATH}` };
  const made = await run(words, env);
  expect(made, made.words).toMatchObject({ code: 0 });
  const out = join(folder, "out");
  const [deb] = readdirSync(out).filter((name) => name.endsWith(".deb"));
  const feed = readFileSync(join(out, "latest-linux.yml"), "utf8");
  const hash = createHash("sha512").update("a package").digest("base64");
  expect(feed).toContain(`url: ${deb}`);
  expect(feed).toContain(`sha512: ${hash}`);
  // The system opens links to the app with it.
  expect(readFileSync(join(tools, "entry"), "utf8")).toMatch(
    /^Exec=.*%U$(?:.|\n)*^MimeType=x-scheme-handler\/earshot;$/m,
  );

  const asar = join(out, "linux-unpacked/resources/app.asar");
  const { updates: source } = JSON.parse(extractFile(asar, "distribution.json").toString("utf8")) as {
    updates: Record<string, string>;
  };
  expect(source.feed).toBe(FEED);
  const signature = readFileSync(join(out, "latest-linux.yml.sig"), "utf8");
  expect(isSigned("latest-linux.yml", feed, signature, source.publicKey!)).toBe(true);
  expect(isSigned("latest-linux.yml", feed.replace("version: 0", "version: 9"), signature, source.publicKey!)).toBe(
    false,
  );

  const { signFeeds } = await import("../packaging/sign-feeds");
  writeFileSync(join(out, deb!), "another package");
  await expect(signFeeds(out, readFileSync(key, "utf8"))).rejects.toThrow(`${deb} differs from its hash`);
});

test("names the missing setting in one sentence", async ({ run, folder }) => {
  const nowhere = { ELECTRON_MIRROR: "http://127.0.0.1:1/", ELECTRON_GET_USE_PROXY: "", ELECTRON_CACHE: folder };
  const { code, words } = await run(["--dir"], nowhere);
  expect(code).toBe(1);
  expect(words).toContain("The Electron binary is missing, because it could not be downloaded: ");
  expect(await run(["--dir", "--feed", FEED])).toMatchObject({
    code: 1,
    words: expect.stringContaining("Updates need both"),
  });
  expect(await run(["--dir", "--electron-dist", join(folder, "nothing")])).toMatchObject({
    code: 1,
    words: expect.stringContaining("There is no folder "),
  });
});
