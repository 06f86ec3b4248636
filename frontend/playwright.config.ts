import { defineConfig } from "@playwright/test";
import { CHROMIUM_SWITCHES } from "./e2e/chromium-switches";

// Without this, Playwright uses the Chromium that it has downloaded.
const executablePath = process.env.CHROMIUM_PATH;
const electron = process.env.ELECTRON_PROGRAM;

/** The program that runs the tests starts the service; E2E_BASE_URL is its address. */
export default defineConfig<{ electron?: string }>({
  testDir: "..",
  testMatch: ["frontend/e2e/**/*.e2e.ts", "desktop/e2e/**/*.e2e.ts"],
  // Runs the desktop app's tests again in Electron itself, if its binary is available.
  ...(electron && {
    projects: [{ name: "chromium" }, { name: "electron", testMatch: "desktop/e2e/**/*.e2e.ts", use: { electron } }],
  }),
  outputDir: "../test-results",
  fullyParallel: true,
  forbidOnly: true,
  // A test spends a third of its time waiting for responses and timers, so three workers keep two cores busy.
  workers: 3,
  // On a busy machine, a test can fail once; a real fault fails every time.
  retries: process.env.CI ? 2 : 0,
  // Neither limit is a claim about speed: on a machine with fourteen times the usual load, the first paint takes 15 seconds.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : "list",
  use: {
    baseURL: process.env.E2E_BASE_URL ?? "http://127.0.0.1:3000",
    viewport: { width: 1440, height: 900 },
    // `page.route` does not see a service worker's requests. The worker's own tests allow it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: CHROMIUM_SWITCHES,
    },
  },
});
