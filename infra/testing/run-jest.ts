import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { bin, run } from "../run.ts";
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
  const code = await run(bin("jest"), ["--json", `--outputFile=${outputFile}`, "--silent=false", ...more], {
    NODE_OPTIONS: "--experimental-vm-modules --disable-warning=ExperimentalWarning",
  });
  return { code, report: readReport(outputFile) as JestReport };
}

/** What a test runner wrote down; empty when it ended before that. */
export function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}
