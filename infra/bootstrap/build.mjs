import { spawn } from "node:child_process";
import { existsSync, readdirSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { bundledNode, environment, ROOT } from "./bundled-node.mjs";

/** The native compiler. The package `typescript` is still needed for tools that use its API, which version 7 does not have. */
export const COMPILER = "node_modules/typescript-native/bin/tsc";

/** What can be built: its sources, the file that the build writes, and the command. */
export const TARGETS = {
  server: {
    sources: [
      "domain/src",
      "domain/tsconfig.json",
      "backend/src",
      "backend/migrations",
      "backend/tsconfig.json",
      "tsconfig.json",
    ],
    product: "backend/dist/src/main.js",
    run: [COMPILER, "-b", "backend"],
    says: "Compiling the server …",
  },
  site: {
    sources: [
      "domain/src",
      "frontend/src",
      "frontend/public",
      "frontend/index.html",
      "frontend/content",
      "frontend/blog-articles.ts",
      "frontend/code-samples.ts",
      "frontend/changelog.ts",
      "docs/changelog.md",
      "frontend/page-templates.ts",
      "frontend/published-packages.ts",
      "infra/packaging",
      "backend/client",
      "backend/mcp-stdio",
      "frontend/vite.config.ts",
      "package-lock.json",
    ],
    product: "frontend/dist/.vite/manifest.json",
    run: [
      "node_modules/vite/bin/vite.js",
      "build",
      "frontend",
      "--config",
      "frontend/vite.config.ts",
      "--logLevel",
      "warn",
    ],
    says: "Building the website …",
  },
  desktop: {
    sources: [
      "domain/src",
      // The app bundles the catalogue's engine.
      "backend/src",
      "desktop/src",
      "desktop/build.mjs",
      "desktop/bundle.mjs",
      "desktop/package.json",
      "desktop/packaging/tray.png",
      "frontend/dist/.vite",
      "package-lock.json",
    ],
    product: "desktop/dist/main.js",
    run: ["desktop/build.mjs"],
    after: ["server", "site"],
    says: "Building the desktop app …",
  },
};

/** Builds what is missing or older than its sources. Independent builds run in parallel. */
export async function ensureBuilt(names) {
  const builds = new Map();
  for (const name of names) {
    const needed = (TARGETS[name].after ?? []).map((other) => builds.get(other));
    builds.set(
      name,
      Promise.all(needed).then(() => build(TARGETS[name])),
    );
  }
  // A failed build does not stop the parallel ones, because that would leave processes behind.
  const failed = (await Promise.allSettled(builds.values())).find(({ status }) => status === "rejected");
  if (failed) throw failed.reason;
}

async function build(target) {
  if (upToDate(target)) return;
  console.log(target.says);
  const started = new Date();
  await runNode(target.run);
  utimesSync(join(ROOT, target.product), started, started);
}

/** A finished build sets the date of its output to its own start, so that interrupted and partial builds do not count. */
function upToDate({ sources, product }) {
  const built = newest(join(ROOT, product));
  return sources.every((source) => newest(join(ROOT, source)) <= built);
}

/** The time of the last change below a path, in milliseconds; 0 if there is nothing. */
function newest(path) {
  if (!existsSync(path)) return 0;
  const own = statSync(path);
  if (!own.isDirectory()) return own.mtimeMs;
  const inside = readdirSync(path, { withFileTypes: true }).map((entry) => newest(join(path, entry.name)));
  return Math.max(own.mtimeMs, ...inside);
}

function runNode(args) {
  const child = spawn(bundledNode(), args, { cwd: ROOT, stdio: "inherit", env: environment() });
  return new Promise((done, failed) => {
    child.on("error", failed);
    child.on("exit", (code) => (code === 0 ? done() : failed(new Error(`${args[0]} ended with ${code}.`))));
  });
}
