import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { bin, run } from "../run.ts";
import { ROOT } from "../server-process.ts";
import { sumOf, suitesThatFailed, type Counts, type JestReport } from "./test-counts.ts";

/** Which tests: arguments for Jest (none for all), and whether any of them needs PostgreSQL. */
export type JestChoice = { readonly words: readonly string[]; readonly database: boolean };

/**
 * Runs tests of Jest and counts them; reports are written into `folder`. Where CI is set, files with a failed test run
 * once more, alone and on databases of their own, and then their second result counts: a machine that does other work as
 * well may be late once, a fault is there every time.
 */
export async function runJest(folder: string, { words, database }: JestChoice): Promise<Counts> {
  // The set-up of a run asks for this: starting PostgreSQL takes longer than most tests without one.
  if (!database) process.env.TEST_DATABASE = "off";
  const first = await attempt(join(folder, "jest.json"), words);
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
