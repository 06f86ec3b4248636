import { mkdtempSync, rmSync, chmodSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startCluster } from "./postgres/cluster.ts";
import { bin, run } from "./run.ts";
import { startServer } from "./server-process.ts";
import { chooseTests } from "./bootstrap/test-choice.mjs";
import { findChromium } from "./testing/chromium.ts";
import { freePort } from "./testing/free-port.ts";
import { startOAuthService } from "./testing/oauth-service.ts";
import { startProviderService } from "./testing/provider-service.ts";
import { readReport, runJest } from "./testing/run-jest.ts";
import type { Counts } from "./testing/test-counts.ts";

// npm test: rules and adapters with Jest (a PostgreSQL of its own), then every screen in a real browser against the
// real service. Words choose some of them (bootstrap/test-choice.mjs). Prints one line with the sum and ends with 1 when
// anything failed.
const scratch = mkdtempSync(join(tmpdir(), "earshot-run-"));
chmodSync(scratch, 0o755);
const { jest, playwright, database } = chooseTests(process.argv.slice(2));
const counts = { passed: 0, failed: 0, skipped: 0 };
try {
  if (jest) add(await runJest(scratch, { words: jest, database }));
  if (playwright) add(await browser(playwright));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
console.log(`\n${counts.passed} passed, ${counts.failed} failed${skipped}`);
process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1;

async function browser(words: readonly string[]): Promise<Counts> {
  const chromium = await findChromium();
  const cluster = await startCluster(join(scratch, "postgres"), { fsync: "off", synchronous_commit: "off" });
  try {
    // Known beforehand: what is kept of a show holds its cover's address on this service.
    const port = await freePort();
    const server = await startServer({
      DATABASE_URL: cluster.url("postgres"),
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: join(scratch, "data"),
      NODE_ENV: "production",
      LOG_LEVEL: "warn",
      // Tests come from one address; each says in a header which visitor it stands for, so that limits count them apart.
      TRUST_PROXY: "loopback",
      // All pages of all tests come from one address.
      CATALOGUE_READS: "0",
    });
    const provider = await startProviderService(cluster.url("postgres"), join(scratch, "data"));
    const oauth = await startOAuthService(cluster.url("postgres"), join(scratch, "data"));
    try {
      const report = join(scratch, "playwright.json");
      const code = await run(bin("playwright"), ["test", "--config", "frontend/playwright.config.ts", ...words], {
        E2E_BASE_URL: `http://127.0.0.1:${server.port}`,
        E2E_PROVIDER_URL: provider.url,
        E2E_PROVIDER_CONTROL: provider.control,
        E2E_OAUTH_URL: oauth.url,
        // Mail is delivered there as files.
        E2E_DATA_DIR: join(scratch, "data"),
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      });
      const { stats } = readReport(report) as { stats?: Record<string, number> };
      const failed = stats?.unexpected ?? 0;
      return {
        passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
        failed: code !== 0 && failed === 0 ? 1 : failed,
        skipped: stats?.skipped ?? 0,
      };
    } finally {
      await oauth.stop();
      await provider.stop();
      await server.stop();
    }
  } finally {
    await cluster.stop();
  }
}

function add(more: Counts): void {
  counts.passed += more.passed;
  counts.failed += more.failed;
  counts.skipped += more.skipped;
}
