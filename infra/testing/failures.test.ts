import { failureLines, jestFailures, playwrightFailures, type PlaywrightReport } from "./failures.ts";
import type { JestReport, JestRun } from "./test-counts.ts";

type Suite = NonNullable<JestReport["testResults"]>[number];

const ran = (...testResults: readonly Suite[]): JestRun => ({ code: 1, report: { testResults } });
const suite = (name: string, status: string, ...tests: Suite["assertionResults"]): Suite => ({
  name: `/project/${name}`,
  status,
  assertionResults: tests,
});
const late = {
  fullName: "a late test",
  status: "failed",
  failureMessages: ["\u001b[31mToo late\u001b[39m\n  at line 3"],
};
const wrong = { fullName: "a wrong test", status: "failed", failureMessages: ["Wrong"] };

test("lists a failed Jest test with its error's first line, and whether a later try passed", () => {
  const first = ran(suite("a.test.ts", "failed", late, wrong), suite("b.test.ts", "passed"));
  const second = ran(suite("a.test.ts", "failed", { ...late, status: "passed" }, wrong));
  expect(jestFailures([first, second], "/project")).toEqual([
    { file: "a.test.ts", test: "a late test", error: "Too late", passedLater: true },
    { file: "a.test.ts", test: "a wrong test", error: "Wrong", passedLater: false },
  ]);
  expect(jestFailures([first], "/project").map(({ passedLater }) => passedLater)).toEqual([false, false]);
});

test("lists a file that could not run", () => {
  const broken = { ...suite("a.test.ts", "failed"), message: "Cannot find module" };
  expect(jestFailures([ran(broken)], "/project")).toEqual([
    { file: "a.test.ts", test: "(the file)", error: "Cannot find module", passedLater: false },
  ]);
});

test("a browser test is listed by its names, at any depth", () => {
  const spec = (title: string, status: string, ...errors: string[]) => ({
    title,
    tests: [
      {
        status,
        results: [...errors.map((message) => ({ status: "failed", errors: [{ message }] })), { status: "passed" }],
      },
    ],
  });
  const report: PlaywrightReport = {
    suites: [
      {
        title: "a.e2e.ts",
        file: "a.e2e.ts",
        specs: [spec("opens", "expected"), spec("closes", "unexpected", "Still open")],
        suites: [{ title: "390 px", file: "a.e2e.ts", specs: [spec("fits", "flaky", "Too wide")] }],
      },
    ],
  };
  expect(playwrightFailures(report)).toEqual([
    { file: "a.e2e.ts", test: "closes", error: "Still open", passedLater: false },
    { file: "a.e2e.ts", test: "390 px › fits", error: "Too wide", passedLater: true },
  ]);
  expect(playwrightFailures({})).toEqual([]);
});

test("lists failures before tests that passed later, and warns above five of those", () => {
  const failure = { file: "a", test: "b", error: "c", passedLater: true };
  expect(failureLines([])).toEqual([]);
  expect(failureLines([failure, { ...failure, passedLater: false }])).toEqual([
    "Failed (1):",
    "  a › b: c",
    "Passed at a second try (1):",
    "  a › b: c",
  ]);
  expect(failureLines(Array(5).fill(failure))).toHaveLength(6);
  expect(failureLines(Array(6).fill(failure)).at(-1)).toMatch(/^warning: more than 5/);
});
