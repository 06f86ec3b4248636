import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chooseTests } from "../bootstrap/test-choice.mjs";
import { ROOT } from "../server-process.js";

const files = [
  "domain/src/lists/csv.test.ts",
  "backend/src/lists/export.db.test.ts",
  "frontend/src/lists/api/list-patches.test.ts",
  "frontend/e2e/lists/lists-page.e2e.ts",
  "frontend/e2e/search/search.e2e.ts",
];
const texts: Readonly<Record<string, string>> = {
  "domain/src/lists/csv.test.ts": 'test("guards a formula (=)", () => {});',
  "frontend/e2e/search/search.e2e.ts": 'test("finds a show", async () => {});',
};
const choose = (...words: string[]) => chooseTests(words, files, (file: string) => texts[file] ?? "");

describe("what npm test runs", () => {
  test("everything without words", () => {
    expect(choose()).toEqual({ jest: [], playwright: [], build: ["server", "site", "desktop"], database: true });
  });

  test("a rule's test builds nothing and starts no database", () => {
    expect(choose("lists/csv")).toEqual({
      jest: ["--runTestsByPath", "domain/src/lists/csv.test.ts"],
      build: [],
      database: false,
    });
  });

  test("an adapter's test compiles the server and starts a database", () => {
    expect(choose("export.db")).toEqual({
      jest: ["--runTestsByPath", "backend/src/lists/export.db.test.ts"],
      build: ["server"],
      database: true,
    });
  });

  test("a screen's test builds the site", () => {
    expect(choose("lists-page.e2e.ts")).toEqual({
      playwright: ["frontend/e2e/lists/lists-page.e2e.ts"],
      build: ["server", "site", "desktop"],
      database: true,
    });
  });

  test("a feature's name runs its tests of every kind", () => {
    const { jest, playwright } = choose("lists");
    expect(jest).toHaveLength(4);
    expect(playwright).toEqual(["frontend/e2e/lists/lists-page.e2e.ts"]);
  });

  test("words of a name run that test alone, with special characters taken literally", () => {
    expect(choose("guards", "a", "formula", "(=)").jest).toEqual([
      "-t",
      "guards a formula \\(=\\)",
      "--runTestsByPath",
      "domain/src/lists/csv.test.ts",
    ]);
    expect(choose("finds a show").playwright).toEqual(["-g", "finds a show", "frontend/e2e/search/search.e2e.ts"]);
  });

  test("kinds of tests are chosen by one word", () => {
    expect(choose("unit")).toEqual({ jest: ["--selectProjects", "unit", "web"], build: [], database: false });
    expect(choose("browser", "-g", "search").playwright).toEqual(["-g", "search"]);
    expect(choose("jest")).toEqual({ jest: [], build: ["server", "site"], database: true });
  });

  test("the fault drills are the files that import the function of a drill, and words choose among them", () => {
    const drilled: Readonly<Record<string, string>> = {
      "backend/src/lists/export.db.test.ts":
        'import { a } from "a";\nimport { drill } from "../../../infra/testing/drill.js";',
      "frontend/e2e/search/search.e2e.ts": 'import { drill } from "../../../infra/testing/drill";',
      "domain/src/lists/csv.test.ts": 'test("a drill that imports nothing", () => undefined);',
    };
    const chosen = (...words: string[]) =>
      chooseTests(["drills", ...words], files, (file: string) => drilled[file] ?? "");
    expect(chosen()).toMatchObject({
      jest: ["--runTestsByPath", "backend/src/lists/export.db.test.ts"],
      playwright: ["frontend/e2e/search/search.e2e.ts"],
      database: true,
    });
    expect(chosen("export")).toEqual({
      jest: ["--runTestsByPath", "backend/src/lists/export.db.test.ts"],
      build: ["server"],
      database: true,
    });
  });

  test("the project's own drills are found, in Jest and in the browser, and nothing else", () => {
    const { jest = [], playwright = [] } = chooseTests(["drills"]);
    expect(jest).toContain("infra/faults/killed-database.db.test.ts");
    expect(playwright).toContain("desktop/e2e/drafts.e2e.ts");
    for (const file of [...jest.slice(1), ...playwright])
      expect(readFileSync(join(ROOT, file), "utf8")).toMatch(/\bdrill(?:<[^>]*>)?\(/);
  });

  test("words that no test has are an error", () => {
    expect(() => choose("nothing of the kind")).toThrow('No test has "nothing of the kind" in its path or name.');
  });
});
