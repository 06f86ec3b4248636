export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

/** The fields used from Jest's --json report. */
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

/**
 * The closing lines: the sum, and before it any skipped layer of the desktop app's tests. `electron`: whether the browser tests
 * also ran in Electron.
 */
export function closingLines({ passed, failed, skipped }: Counts, electron: boolean | undefined): readonly string[] {
  const sum = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
  return electron === false ? ["skipped: no Electron binary", sum] : [sum];
}

/** Adds a run up. A run that ends badly without a failed test has one. */
export function sumOf({ code, report }: JestRun): Counts {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { status, assertionResults } of report.testResults ?? []) {
    const failed = assertionResults.filter((test) => test.status === "failed").length;
    counts.failed += status === "failed" ? Math.max(1, failed) : failed;
    counts.passed += assertionResults.filter((test) => test.status === "passed").length;
    counts.skipped += assertionResults.filter((test) => test.status === "pending").length;
  }
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
