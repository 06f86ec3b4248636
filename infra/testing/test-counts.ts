export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

/** The fields that we use from Jest's --json report. */
export type JestReport = {
  readonly testResults?: readonly {
    /** The path of the test file. */
    readonly name: string;
    readonly status: string;
    /** Why the file failed, with all of its failed tests; empty if it passed. */
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName?: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
};

/** A run of Jest: how it ended, and its report (empty if there is none). */
export type JestRun = { readonly code: number; readonly report: JestReport };

/** Files with a failed test, and files that could not run. */
export function failedSuites({ testResults = [] }: JestReport): readonly string[] {
  return testResults.filter(({ status }) => status === "failed").map(({ name }) => name);
}

/**
 * Adds up a run and the later tries of its failed files; a file's last result counts. A run that fails without a failed test counts as one
 * failed test.
 */
export function sumOf(...tries: readonly [JestRun, ...JestRun[]]): Counts {
  const suites = new Map(tries.flatMap(({ report }) => (report.testResults ?? []).map((suite) => [suite.name, suite])));
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { status, assertionResults } of suites.values()) {
    const failed = assertionResults.filter((test) => test.status === "failed").length;
    counts.failed += status === "failed" ? Math.max(1, failed) : failed;
    counts.passed += assertionResults.filter((test) => test.status === "passed").length;
    counts.skipped += assertionResults.filter((test) => test.status === "pending").length;
  }
  const last = tries[tries.length - 1] as JestRun;
  return last.code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/**
 * The last lines of the output: any skipped part of the desktop app's tests, then the totals. `electron`: whether the browser tests also
 * ran in Electron.
 */
export function closingLines({ passed, failed, skipped }: Counts, electron: boolean | undefined): readonly string[] {
  const sum = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
  return electron === false ? ["skipped: no Electron binary", sum] : [sum];
}
