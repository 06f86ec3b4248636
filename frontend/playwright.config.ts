import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

const INSTALLED = ["/usr/bin/chromium", "/usr/bin/google-chrome"];
const executablePath = process.env.CHROMIUM_PATH ?? INSTALLED.find((path) => existsSync(path));
const asRoot = process.getuid?.() === 0;

/** The service is started by whoever runs the tests; its address comes in E2E_BASE_URL. */
export default defineConfig({
  testDir: "..",
  testMatch: ["frontend/e2e/**/*.e2e.ts", "desktop/e2e/**/*.e2e.ts"],
  outputDir: "../test-results",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A machine that does other work as well may be late once; a fault is there every time.
  retries: process.env.CI ? 2 : 0,
  // Neither is a claim about quickness: on a machine with four times as much to do, a first picture takes seconds.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : "list",
  use: {
    baseURL: process.env.E2E_BASE_URL ?? "http://127.0.0.1:3000",
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ["--disable-background-networking", ...(asRoot ? ["--no-sandbox"] : [])],
    },
  },
});
