import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const INSTALLED = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * A Chromium for the browser tests: CHROMIUM_PATH, one that is installed, Playwright's own download, or, as root on
 * Debian, the distribution's package. Throws with what to install where none can be had.
 */
export async function findChromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : fail(`CHROMIUM_PATH names ${given}, which does not exist.`);
  return (
    installed() ??
    (await playwrightsOwn()) ??
    fromDebian() ??
    fail("No Chromium was found and none could be installed.")
  );
}

function installed(): string | undefined {
  return INSTALLED.find((path) => existsSync(path));
}

async function playwrightsOwn(): Promise<string | undefined> {
  const { chromium } = await import("@playwright/test");
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  if (isRootOnDebian()) return undefined;
  console.log("Installing a Chromium for the browser tests …");
  spawnSync("playwright", ["install", "chromium"], { stdio: "inherit", timeout: 300_000 });
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function isRootOnDebian(): boolean {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

function fromDebian(): string | undefined {
  if (!isRootOnDebian()) return undefined;
  console.log("Installing Debian's Chromium for the browser tests …");
  const apt = (...args: string[]) =>
    execFileSync("apt-get", args, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  apt("update");
  apt("install", "-y", "--no-install-recommends", "chromium");
  return installed();
}

function fail(reason: string): never {
  throw new Error(`${reason} Install Chromium or Chrome and set CHROMIUM_PATH to its program.`);
}
