import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromiumFromRegistry } from "./chromium-from-registry.ts";

// The shell is the same engine without the browser around it: a test takes it a third less processor time.
const SHELL = "chromium-headless-shell";
const INSTALLED = [SHELL, "chromium", "chromium-browser", "google-chrome"].map((name) => `/usr/bin/${name}`);

/**
 * A Chromium for the browser tests, the first available of: CHROMIUM_PATH; one that is installed; as root on Debian, the
 * distribution's package; the one in an npm package; Playwright's download. If there is none, throws with instructions to install
 * one.
 */
export async function findChromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : fail(`CHROMIUM_PATH names ${given}, which does not exist.`);
  const found = installed() ?? fromDebian() ?? (await chromiumFromRegistry()) ?? (await playwrightsOwn());
  return found ?? fail("No Chromium was found and none could be installed.");
}

function installed(): string | undefined {
  return INSTALLED.find((path) => existsSync(path));
}

function fromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  console.log("Installing Debian's Chromium for the browser tests …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args: string[]) => execFileSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"], env });
  const installs = (name: string): boolean => {
    try {
      apt("install", "-y", "--no-install-recommends", name);
      return true;
    } catch {
      return false;
    }
  };
  try {
    apt("update");
  } catch {
    return undefined;
  }
  // Older releases have no package of the shell.
  return [SHELL, "chromium"].some(installs) ? installed() : undefined;
}

async function playwrightsOwn(): Promise<string | undefined> {
  const { chromium } = await import("@playwright/test");
  if (!existsSync(chromium.executablePath())) {
    spawnSync("playwright", ["install", "chromium"], { stdio: "inherit", timeout: 300_000 });
  }
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function fail(reason: string): never {
  throw new Error(`${reason} Install Chromium or Chrome and set CHROMIUM_PATH to its program.`);
}
