import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { run } from "../run.ts";
import { ROOT } from "../server-process.ts";
import { sumOf, suitesThatFailed, type Counts, type JestReport } from "./test-counts.ts";

/**
 * Runs all tests of Jest and counts them; reports are written into `folder`. Where CI is set, files with a failed test run
 * once more, alone and on databases of their own, and then their second result counts: a machine that does other work as
 * well may be late once, a fault is there every time.
 */
export async function runJest(folder: string): Promise<Counts> {
  const first = await attempt(join(folder, "jest.json"), []);
  const failed = suitesThatFailed(first.report);
  if (!process.env.CI || failed.length === 0) return sumOf(first);
  console.log(`\nOnce more, one after the other:\n${failed.map((file) => `  ${relative(ROOT, file)}`).join("\n")}\n`);
  const second = await attempt(join(folder, "jest-again.json"), ["--runInBand", "--runTestsByPath", ...failed]);
  return sumOf(first, second);
}

async function attempt(outputFile: string, more: readonly string[]) {
  const jest = join(ROOT, "node_modules", ".bin", "jest");
  const code = await run(jest, ["--json", `--outputFile=${outputFile}`, "--silent=false", ...more], {
    NODE_OPTIONS: "--experimental-vm-modules --disable-warning=ExperimentalWarning",
  });
  return { code, report: read(outputFile) };
}

function read(file: string): JestReport {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as JestReport;
  } catch {
    return {};
  }
}
