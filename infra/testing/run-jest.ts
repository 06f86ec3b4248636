import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { bin, run } from "../run.ts";
import { ROOT } from "../server-process.ts";
import { cacheFolder } from "./run-folder.ts";
import { failedSuites, type JestReport, type JestRun } from "./test-counts.ts";

/** The tests to run: arguments for Jest (none means all), and whether any of them needs PostgreSQL. */
export type JestChoice = { readonly words: readonly string[]; readonly database: boolean };

/** How often CI runs a failed file again. */
const MORE_TRIES = process.env.CI ? 2 : 0;

/**
 * Runs Jest tests. Reports are written to `folder`, temporary files to `scratch`. In CI, files with a failed test run again up to twice,
 * alone and with new databases: a busy machine can make a test late once, but a real fault fails every time. Returns each try.
 */
export async function runJest(
  folder: string,
  scratch: string,
  { words, database }: JestChoice,
): Promise<[JestRun, ...JestRun[]]> {
  // Lets the setup skip PostgreSQL, whose start takes longer than most tests that do not need it.
  if (!database) process.env.TEST_DATABASE = "off";
  const first = await attempt(join(folder, "jest.json"), scratch, words);
  const tries: [JestRun, ...JestRun[]] = [first];
  let failed = failedSuites(first.report);
  for (let more = 1; more <= MORE_TRIES && failed.length > 0; more++) {
    console.log(`\nOnce more, one after the other:\n${failed.map((file) => `  ${relative(ROOT, file)}`).join("\n")}\n`);
    const again = await attempt(join(folder, `jest-${more + 1}.json`), scratch, [
      "--runInBand",
      "--runTestsByPath",
      ...failed,
    ]);
    tries.push(again);
    failed = failedSuites(again.report);
  }
  return tries;
}

const COMPILED = pathToFileURL(join(ROOT, "infra/testing/jest-compiled.js")).href;

async function attempt(outputFile: string, scratch: string, more: readonly string[]): Promise<JestRun> {
  const cache = `--cacheDirectory=${cacheFolder("jest")}`;
  const code = await run(bin("jest"), ["--json", `--outputFile=${outputFile}`, "--silent=false", cache, ...more], {
    TMPDIR: scratch,
    NODE_OPTIONS: `--experimental-vm-modules --disable-warning=ExperimentalWarning --import ${COMPILED}`,
  });
  return { code, report: readReport(outputFile) as JestReport };
}

/** The test runner's report; empty if the runner ended early. */
export function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}
