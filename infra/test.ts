import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { startCluster } from "./postgres/cluster.ts";
import { bin, run } from "./run.ts";
import { ROOT, startServer } from "./server-process.ts";
import { chooseTests } from "./bootstrap/test-choice.mjs";
import { electronBinary } from "./testing/electron-binary.ts";
import { debianPostgres, wantedPostgres } from "./testing/servers/debian-postgres.ts";
import { findChromium } from "./testing/chromium.ts";
import { freePort } from "./testing/free-port.ts";
import { startOAuthService } from "./testing/servers/oauth-service.ts";
import { startProviderService } from "./testing/servers/provider-service.ts";
import {
  type Failure,
  failureLines,
  jestFailures,
  playwrightFailures,
  type PlaywrightReport,
} from "./testing/failures.ts";
import { cacheFolder, runFolder } from "./testing/run-folder.ts";
import { readReport, runJest } from "./testing/run-jest.ts";
import { closingLines, type Counts, sumOf } from "./testing/test-counts.ts";

// npm test: rules and adapters with Jest (on its own PostgreSQL), then every screen in a real browser with the real service. Words select
// tests (bootstrap/test-choice.mjs). Prints the failures, then one line with the totals, and exits with 1 if anything failed. The runners'
// reports stay in .earshot/test-reports until the next run.
const major = process.env.TEST_POSTGRES;
if (major && !debianPostgres(major)) {
  console.error(`postgresql-${major} is not installed (apt-get install postgresql-${major}).`);
  process.exit(1);
}
const scratch = mkdtempSync(join(runFolder(), "earshot-run-"));
// The database server's user must have access too.
chmodSync(scratch, 0o1777);
const reports = join(ROOT, ".earshot", "test-reports");
// Services started by tests load 2,700 modules each: the first one caches their compiled code for the others.
process.env.NODE_COMPILE_CACHE ??= join(scratch, "compiled");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const { jest, playwright, database } = chooseTests(process.argv.slice(2));
const electron = electronBinary(join(ROOT, "node_modules/electron"), process.env.ELECTRON_OVERRIDE_DIST_PATH);
const counts = { passed: 0, failed: 0, skipped: 0 };
const failures: Failure[] = [];
try {
  if (jest) {
    const tries = await runJest(reports, scratch, { words: jest, database });
    add(sumOf(...tries));
    failures.push(...jestFailures(tries, ROOT));
  }
  if (playwright) add(await browser(playwright));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
const closing = closingLines(counts, playwright ? electron !== undefined : undefined);
console.log(`\n${[...failureLines(failures), ...closing].join("\n")}`);
process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1;

async function browser(words: readonly string[]): Promise<Counts> {
  const chromium = await findChromium();
  const quick = { fsync: "off", synchronous_commit: "off" };
  const cluster = await startCluster(join(scratch, "postgres"), quick, wantedPostgres());
  try {
    // Chosen in advance, because stored snapshots contain cover URLs on this service.
    const port = await freePort();
    const server = await startServer({
      DATABASE_URL: cluster.url("postgres"),
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: join(scratch, "data"),
      NODE_ENV: "production",
      LOG_LEVEL: "warn",
      // All tests have the same IP address; a header identifies each test's visitor, so that rate limits count them separately.
      TRUST_PROXY: "loopback",
      // All pages of all tests have the same IP address.
      CATALOGUE_READS: "0",
      // Accounts that the tests of the operator page create.
      OPERATOR_EMAILS: ["keys", "looks"].map((name) => `operator-${name}@example.org`).join(),
    });
    const shared = [cluster.url("postgres"), join(scratch, "data")] as const;
    const [provider, oauth] = await Promise.all([startProviderService(...shared), startOAuthService(...shared)]);
    try {
      const report = join(reports, "playwright.json");
      const code = await run(bin("playwright"), ["test", "--config", "frontend/playwright.config.ts", ...words], {
        E2E_BASE_URL: `http://127.0.0.1:${server.port}`,
        E2E_PROVIDER_URL: provider.url,
        E2E_PROVIDER_CONTROL: provider.control,
        E2E_OAUTH_URL: oauth.url,
        // Where the tests create accounts.
        E2E_DATABASE_URL: cluster.url("postgres"),
        // Where mail arrives, as files.
        E2E_DATA_DIR: join(scratch, "data"),
        CHROMIUM_PATH: chromium,
        // If Electron is installed, the desktop app's tests also run in it.
        ...(electron && { ELECTRON_PROGRAM: electron }),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        TMPDIR: scratch,
        // Kept for the next run.
        PLAYWRIGHT_TRANSFORM_CACHE_DIR: cacheFolder("playwright"),
      });
      const result = readReport(report) as PlaywrightReport;
      failures.push(...playwrightFailures(result));
      const { stats } = result;
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
