import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "./bundled-node.mjs";

const STAMP = join(ROOT, "node_modules", ".cache", "earshot", "installed");

/**
 * Installs the packages if they are missing or the lock file has changed. Uses `npm install` because some registries omit optional packages
 * of other platforms, and `npm ci` then rejects the lock file. The lock file does not change.
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
  const carried = join(ROOT, "node_modules", "typescript-native", "package.json");
  return existsSync(carried) && existsSync(STAMP) && readFileSync(STAMP, "utf8") === lockHash();
}

function lockHash() {
  return createHash("sha256")
    .update(readFileSync(join(ROOT, "package-lock.json")))
    .digest("hex");
}

function npm(args) {
  // npm passes its own path when it runs this script; otherwise (node infra/bootstrap/run.mjs …) npm is taken from the PATH.
  const script = process.env.npm_execpath;
  const [program, ...rest] = script?.endsWith(".js") ? [process.execPath, script, ...args] : ["npm", ...args];
  const child = spawn(program, rest, { cwd: ROOT, stdio: "inherit", shell: process.platform === "win32" });
  return new Promise((done, failed) => {
    child.on("error", failed);
    child.on("exit", (code) => (code === 0 ? done() : failed(new Error(`npm ${args[0]} ended with ${code}.`))));
  });
}
