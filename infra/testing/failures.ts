import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { JestRun } from "./test-counts.ts";

/** A test that failed at least once. */
export type Failure = {
  /** The path relative to the project's folder. */
  readonly file: string;
  readonly test: string;
  /** The first line of its first error, without colors. */
  readonly error: string;
  /** Whether a later try passed. */
  readonly passedLater: boolean;
};

/** The fields that we use from Playwright's JSON report. */
export type PlaywrightReport = {
  readonly suites?: readonly PlaywrightSuite[];
  readonly stats?: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
};

type PlaywrightSuite = {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly {
        readonly status: string;
        readonly errors?: readonly { readonly message?: string }[];
      }[];
    }[];
  }[];
};

/** If more tests than this pass only at a second try, there is a warning: each of them may be a race that affects users. */
const MANY = 5;

/** Jest tests that failed at the first try, and whether the last try passed. `root` is the project's folder. */
export function jestFailures(tries: readonly [JestRun, ...JestRun[]], root: string): readonly Failure[] {
  const last = new Map(tries.flatMap(({ report }) => (report.testResults ?? []).map((suite) => [suite.name, suite])));
  return (tries[0].report.testResults ?? [])
    .filter(({ status }) => status === "failed")
    .flatMap((suite) => {
      const end = last.get(suite.name);
      const file = relative(root, suite.name);
      const failed = suite.assertionResults.filter(({ status }) => status === "failed");
      if (failed.length === 0) {
        return [{ file, test: "(the file)", error: firstLine(suite.message), passedLater: end?.status === "passed" }];
      }
      return failed.map(({ fullName = "", failureMessages = [] }) => ({
        file,
        test: fullName,
        error: firstLine(failureMessages[0]),
        passedLater: end?.assertionResults.find((test) => test.fullName === fullName)?.status === "passed",
      }));
    });
}

/** Playwright tests that failed at any try. */
export function playwrightFailures({ suites = [] }: PlaywrightReport): readonly Failure[] {
  const within = (suite: PlaywrightSuite, names: readonly string[]): readonly Failure[] => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === "flaky" || status === "unexpected")
        .map(({ status, results }) => ({
          file: suite.file,
          test: [...names, spec.title].join(" › "),
          error: firstLine(results.find((result) => result.status !== "passed")?.errors?.[0]?.message),
          passedLater: status === "flaky",
        })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => within(inner, [...names, inner.title])),
  ];
  return suites.flatMap((suite) => within(suite, []));
}

/** What a run prints about its failures before the totals: first what failed, then what passed at a later try. */
export function failureLines(failures: readonly Failure[]): readonly string[] {
  const failed = failures.filter(({ passedLater }) => !passedLater);
  const late = failures.filter(({ passedLater }) => passedLater);
  const warning =
    late.length > MANY ? [`warning: more than ${MANY} tests needed a second try. Find their causes first.`] : [];
  return [...listed("Failed", failed), ...listed("Passed at a second try", late), ...warning];
}

function listed(heading: string, failures: readonly Failure[]): readonly string[] {
  if (failures.length === 0) return [];
  return [
    `${heading} (${failures.length}):`,
    ...failures.map(({ file, test, error }) => `  ${file} › ${test}: ${error}`),
  ];
}

function firstLine(message = ""): string {
  const plain = stripVTControlCharacters(message).trim();
  return plain.split("\n")[0] || "no message";
}
