import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromiumFromRegistry } from "./chromium-from-registry.ts";

// The headless shell has the same engine, without the rest of the browser: a test needs a third less processor time.
const INSTALLED = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/**
 * A Chromium for the browser tests, the first available of: CHROMIUM_PATH; an installed one; the one in an npm package; Playwright's
 * download. If there is none, throws an error that explains how to install one.
 */
export async function findChromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : fail(`CHROMIUM_PATH names ${given}, which does not exist.`);
  const found = installed() ?? (await chromiumFromRegistry()) ?? (await playwrightsOwn());
  return found ?? fail("No Chromium was found and none could be fetched.");
}

function installed(): string | undefined {
  return INSTALLED.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path));
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
