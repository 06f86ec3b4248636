import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "./carried-node.mjs";

const STAMP = join(ROOT, "node_modules", ".cache", "earshot", "installed");

/**
 * Installs the packages when they are missing or the lock file is another than the one last installed.
 * `npm install`, not `npm ci`: some registries do not list the optional packages of other platforms, and `npm ci` then
 * refuses a lock file without them. The lock file itself is not touched.
 */
export async function ensureInstalled() {
  if (installed()) return;
  console.log("Installing packages (about a minute the first time) …");
  const started = Date.now();
  await npm(["install", "--no-audit", "--no-fund", "--no-save", "--loglevel=error"]);
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, lockHash());
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

function installed() {
  const carried = join(ROOT, "node_modules", "typescript", "package.json");
  return existsSync(carried) && existsSync(STAMP) && readFileSync(STAMP, "utf8") === lockHash();
}

function lockHash() {
  return createHash("sha256")
    .update(readFileSync(join(ROOT, "package-lock.json")))
    .digest("hex");
}

function npm(args) {
  // npm names its own script when it runs us; without it (node infra/bootstrap/run.mjs …) the one on the path serves.
  const script = process.env.npm_execpath;
  const [program, ...rest] = script?.endsWith(".js") ? [process.execPath, script, ...args] : ["npm", ...args];
  const child = spawn(program, rest, { cwd: ROOT, stdio: "inherit", shell: process.platform === "win32" });
  return new Promise((done, failed) => {
    child.on("error", failed);
    child.on("exit", (code) => (code === 0 ? done() : failed(new Error(`npm ${args[0]} ended with ${code}.`))));
  });
}
