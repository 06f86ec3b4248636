import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test as base } from "@playwright/test";
import { ElectronApp } from "./electron-app";
import { FakeElectronApp, withChromium } from "./fake-electron-app";
import type { TestedApp } from "./tested-app";

export { expect };
export type { TestedApp } from "./tested-app";
export type { FakeElectronApp } from "./fake-electron-app";

type More = Readonly<Record<string, string>>;
type Fixtures = {
  folder: string;
  /** Path of Electron's binary; undefined runs the app with the fake Electron. Set by the project in `playwright.config.ts`. */
  electron: string | undefined;
  start: (more?: More) => Promise<TestedApp>;
  /** Starts the app with the fake Electron, which records the app's calls to the system. The test is skipped in the real Electron. */
  startFake: (more?: More) => Promise<FakeElectronApp>;
};
/** The address of the Chromium in which the fake Electron shows its windows. */
type Shared = { windows: string };

/** Provides a folder for the app's data, and ends apps that a test leaves open. */
export const test = base.extend<Fixtures, Shared>({
  windows: [async ({ browserName: _ }, use) => withChromium(use), { scope: "worker" }],
  electron: [undefined, { option: true }],
  folder: async ({ baseURL: _ }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "earshot-app-"));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  start: async ({ folder, electron, windows }, use) => {
    const running: TestedApp[] = [];
    await use(async (more = {}) => {
      const app = electron
        ? await ElectronApp.start(electron, folder, more)
        : await FakeElectronApp.start(folder, windows, more);
      running.push(app);
      return app;
    });
    for (const app of running) if (!app.isOver) await app.quit();
  },
  startFake: async ({ start, electron }, use) => {
    base.skip(electron !== undefined, "Only the fake Electron records the app's calls to the system.");
    await use(async (more) => (await start(more)) as FakeElectronApp);
  },
});

export function read(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined;
}
