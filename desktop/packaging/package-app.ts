import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { builderConfig } from "./builder-config.ts";
import { publicKeyOf, signFeeds } from "./sign-feeds.ts";

// npm run desktop:package: packages the built app for one platform, by default this machine's.
const PROJECT = fileURLToPath(new URL("..", import.meta.url));

const { values } = parseArgs({
  options: {
    platform: { type: "string", default: process.platform },
    dir: { type: "boolean", default: false },
    /** A single package format of the platform instead of all, such as "deb". */
    target: { type: "string" },
    "electron-dist": { type: "string", default: process.env.ELECTRON_OVERRIDE_DIST_PATH },
    out: { type: "string", default: join(PROJECT, "out") },
    /** URL of the server that the app opens first. */
    server: { type: "string", default: process.env.EARSHOT_SERVER },
    feed: { type: "string", default: process.env.EARSHOT_UPDATE_FEED },
    /** Path of the file with the private key that signs the feed. */
    key: { type: "string", default: process.env.EARSHOT_UPDATE_KEY_FILE },
  },
});

const PLATFORMS: Readonly<Record<string, "LINUX" | "MAC" | "WINDOWS">> = {
  linux: "LINUX",
  darwin: "MAC",
  win32: "WINDOWS",
};

// Exits explicitly, because a listener of electron-builder would end the process with 0.
process.exit(await packageApp());

async function packageApp(): Promise<number> {
  const platform = PLATFORMS[values.platform];
  if (!platform) return failed(`There is no package for "${values.platform}": choose linux, darwin or win32.`);
  const electronDist = values["electron-dist"];
  if (electronDist !== undefined && !existsSync(electronDist)) return failed(`There is no folder ${electronDist}.`);
  if ((values.feed === undefined) !== (values.key === undefined)) {
    return failed("Updates need both: --feed with the address of the feed, and --key with the key that signs it.");
  }
  const pem = values.key === undefined ? undefined : readFileSync(values.key, "utf8");
  writeDistribution(pem);
  // Loads electron-builder only after checking the arguments, because loading it takes a long time.
  const { build, Platform } = await import("electron-builder");
  try {
    await build({
      targets: Platform[platform].createTarget(values.dir ? "dir" : (values.target ?? null)),
      projectDir: PROJECT,
      publish: "never",
      config: builderConfig({ electronDist, out: values.out, feed: values.feed, homepage: values.server }),
    });
    // An unpacked folder has no feed.
    if (pem !== undefined && !values.dir) await signFeeds(values.out, pem);
    return 0;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return failed(isDownload(reason) ? missing() : `The app was not packaged: ${reason}`);
  }
}

/** Writes the app's first server and its update feed. Without a feed, the app never checks for updates. */
function writeDistribution(pem: string | undefined): void {
  const updates = pem === undefined ? null : { feed: values.feed, publicKey: publicKeyOf(pem) };
  writeFileSync(join(PROJECT, "dist/distribution.json"), JSON.stringify({ server: values.server ?? null, updates }));
}

/** Whether the error message is about a failed download. */
function isDownload(reason: string): boolean {
  return /ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ECONNRESET|HTTPError|status code|Cannot download|fetch failed/i.test(
    reason,
  );
}

function missing(): string {
  return values["electron-dist"] === undefined
    ? "The Electron binary is missing, because it could not be downloaded: name a folder that contains it with --electron-dist, or a server that has it in ELECTRON_MIRROR."
    : "A packaging tool is missing, because it could not be downloaded: name a server that has it in ELECTRON_BUILDER_BINARIES_MIRROR, or package a folder with --dir.";
}

function failed(message: string): number {
  process.stderr.write(`${message}\n`);
  return 1;
}
