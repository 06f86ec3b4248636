import { readFileSync } from "node:fs";
import { join } from "node:path";
import { bin, run } from "../run.ts";
import { sumOf, type Counts, type JestReport } from "./test-counts.ts";

/** Which tests: arguments for Jest (none for all), and whether any of them needs PostgreSQL. */
export type JestChoice = { readonly words: readonly string[]; readonly database: boolean };

/** Runs tests of Jest and counts them; the report is written into `folder`. Each test runs once. */
export async function runJest(folder: string, { words, database }: JestChoice): Promise<Counts> {
  // Lets the set-up skip PostgreSQL, whose start takes longer than most tests without it.
  if (!database) process.env.TEST_DATABASE = "off";
  const outputFile = join(folder, "jest.json");
  const code = await run(bin("jest"), ["--json", `--outputFile=${outputFile}`, "--silent=false", ...words], {
    NODE_OPTIONS: "--experimental-vm-modules --disable-warning=ExperimentalWarning",
  });
  return sumOf({ code, report: readReport(outputFile) as JestReport });
}

/** The test runner's report; empty if it ended early. */
export function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}
