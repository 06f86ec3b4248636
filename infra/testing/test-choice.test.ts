import { chooseTests } from "../bootstrap/test-choice.mjs";

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

  test("words of a name run that test alone, signs taken literally", () => {
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

  test("words that no test has are an error", () => {
    expect(() => choose("nothing of the kind")).toThrow('No test has "nothing of the kind" in its path or name.');
  });
});
