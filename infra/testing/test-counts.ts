export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

/** What is read of the report that Jest writes with --json. */
export type JestReport = {
  readonly testResults?: readonly {
    /** The file. */
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
};

/** A run of Jest: how it ended, and its report (empty when there is none). */
export type JestRun = { readonly code: number; readonly report: JestReport };

/** Files with a failed test, and those that could not be run. */
export function suitesThatFailed({ testResults = [] }: JestReport): readonly string[] {
  return testResults.filter(({ status }) => status === "failed").map(({ name }) => name);
}

/** Adds a run up; of files that ran again, the second result counts. A run that ends badly without a failed test has one. */
export function sumOf(first: JestRun, second?: JestRun): Counts {
  const again = new Set(second?.report.testResults?.map(({ name }) => name));
  const suites = [
    ...(first.report.testResults ?? []).filter(({ name }) => !again.has(name)),
    ...(second?.report.testResults ?? []),
  ];
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { status, assertionResults } of suites) {
    const failed = assertionResults.filter((test) => test.status === "failed").length;
    counts.failed += status === "failed" ? Math.max(1, failed) : failed;
    counts.passed += assertionResults.filter((test) => test.status === "passed").length;
    counts.skipped += assertionResults.filter((test) => test.status === "pending").length;
  }
  const { code } = second ?? first;
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
