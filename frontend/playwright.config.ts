import { defineConfig } from "@playwright/test";
import { CHROMIUM_SWITCHES } from "./e2e/chromium-switches";

// Otherwise Playwright uses its own download.
const executablePath = process.env.CHROMIUM_PATH;
const electron = process.env.ELECTRON_PROGRAM;

/** The service is started by the program that runs the tests; its address comes in E2E_BASE_URL. */
export default defineConfig<{ electron?: string }>({
  testDir: "..",
  testMatch: ["frontend/e2e/**/*.e2e.ts", "desktop/e2e/**/*.e2e.ts"],
  // The desktop app's tests once more in Electron itself, if its binary is there.
  ...(electron && {
    projects: [{ name: "chromium" }, { name: "electron", testMatch: "desktop/e2e/**/*.e2e.ts", use: { electron } }],
  }),
  outputDir: "../test-results",
  fullyParallel: true,
  forbidOnly: true,
  // A test waits for a third of its time, for answers and timers: a third worker keeps two cores busy.
  workers: 3,
  // On a busy machine a test may fail once; a real fault shows every time.
  retries: process.env.CI ? 2 : 0,
  // Neither limit is a claim about speed: on a machine with fourteen times the load, a first picture takes 15 seconds.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : "list",
  use: {
    baseURL: process.env.E2E_BASE_URL ?? "http://127.0.0.1:3000",
    viewport: { width: 1440, height: 900 },
    // `page.route` does not see requests of a service worker. The worker's own tests allow it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: CHROMIUM_SWITCHES,
    },
  },
});
