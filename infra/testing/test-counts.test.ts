import { closingLines, failedSuites, type JestReport, type JestRun, sumOf } from "./test-counts.ts";

const suite = (name: string, ...tests: string[]) => ({
  name,
  status: tests.includes("failed") ? "failed" : "passed",
  assertionResults: tests.map((status) => ({ status })),
});
const run = (code: number, ...testResults: NonNullable<JestReport["testResults"]>): JestRun => ({
  code,
  report: { testResults },
});

test("tests are added up over all files", () => {
  const first = run(1, suite("a", "passed", "pending"), suite("b", "failed", "passed", "failed"));
  expect(sumOf(first)).toEqual({ passed: 2, failed: 2, skipped: 1 });
  expect(failedSuites(first.report)).toEqual(["b"]);
});

test("counts only the last result of a file that ran again", () => {
  const first = run(1, suite("a", "passed"), suite("b", "failed", "passed"), suite("c", "failed"));
  const second = run(1, suite("b", "passed", "passed"), suite("c", "failed"));
  expect(sumOf(first, second)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  expect(sumOf(first, second, run(0, suite("c", "passed")))).toEqual({ passed: 4, failed: 0, skipped: 0 });
});

test("counts a file that cannot run as failed", () => {
  const broken = { name: "a", status: "failed", assertionResults: [] };
  expect(sumOf(run(1, broken, suite("b", "passed")))).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test("fails a run that ends badly without a failed test or a report", () => {
  expect(sumOf(run(1, suite("a", "passed")))).toEqual({ passed: 1, failed: 1, skipped: 0 });
  expect(sumOf({ code: 134, report: {} })).toEqual({ passed: 0, failed: 1, skipped: 0 });
  const first = run(1, suite("a", "failed"), suite("b", "passed"));
  expect(sumOf(first, { code: 134, report: {} })).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

describe("the closing lines", () => {
  const counts = { passed: 10, failed: 1, skipped: 0 };

  test("end with the sum and the number of skipped tests", () => {
    expect(closingLines(counts, undefined)).toEqual(["10 passed, 1 failed"]);
    expect(closingLines({ ...counts, skipped: 2 }, true)).toEqual(["10 passed, 1 failed, 2 skipped"]);
  });

  test("a run without Electron's binary reports it", () => {
    expect(closingLines(counts, false)).toEqual(["skipped: no Electron binary", "10 passed, 1 failed"]);
  });
});
