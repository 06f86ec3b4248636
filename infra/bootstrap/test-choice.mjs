import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT } from "./bundled-node.mjs";

const FOLDERS = ["domain/src", "backend", "frontend", "infra", "desktop"];
const SKIPPED = new Set(["node_modules", "dist", ".earshot", "test-results"]);
/** A test with a fault drill imports this function. */
const DRILL = /^import \{ drill \} from /m;

/**
 * Arguments for each runner (undefined: skip it), the builds needed first, and whether a test needs PostgreSQL.
 * @typedef {{ jest?: string[], playwright?: string[], build: string[], database: boolean }} TestChoice
 */

/**
 * The tests that `npm test` runs for these words. Without words, it runs everything. `unit` means all tests that need neither
 * a database nor a browser, `jest` all Jest tests, `browser` all browser tests (further words go to Playwright), and `drills`
 * all files with a fault drill (further words are parts of paths). Any other words are parts of paths or, if no path matches,
 * of test names. Throws if no test matches.
 * @param {readonly string[]} words
 * @param {readonly string[]} files
 * @param {(file: string) => string} textOf
 * @returns {TestChoice}
 */
export function chooseTests(words, files = testFiles(), textOf = readTest) {
  const [first, ...rest] = words;
  if (first === undefined) return { jest: [], playwright: [], build: ["server", "site", "desktop"], database: true };
  if (first === "unit") {
    return { jest: ["--selectProjects", "unit", "web", ...rest], build: [], database: false };
  }
  if (first === "jest") return { jest: rest, build: ["server", "site"], database: true };
  if (first === "browser") return { playwright: rest, build: ["server", "site", "desktop"], database: true };
  if (first === "drills") {
    const drills = files.filter((file) => DRILL.test(textOf(file)));
    return chosenBy(rest.length > 0 ? rest : [""], drills, textOf);
  }
  return chosenBy(words, files, textOf);
}

function chosenBy(words, files, textOf) {
  const arePaths = words.every((word) => files.some((file) => file.includes(word)));
  const byPath = arePaths ? files.filter((file) => words.some((word) => file.includes(word))) : [];
  const name = words.join(" ");
  const found = byPath.length > 0 ? byPath : files.filter((file) => textOf(file).includes(name));
  if (found.length === 0) throw new Error(`No test has "${name}" in its path or name.`);
  const byName = byPath.length > 0 ? [] : [name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")];
  const jest = found.filter((file) => !file.endsWith(".e2e.ts"));
  const browser = found.filter((file) => file.endsWith(".e2e.ts"));
  const database = found.some((file) => /\.(?:db\.test|e2e)\.ts$/.test(file));
  return {
    ...(jest.length > 0 && { jest: [...byName.flatMap((text) => ["-t", text]), "--runTestsByPath", ...jest] }),
    ...(browser.length > 0 && { playwright: [...byName.flatMap((text) => ["-g", text]), ...browser] }),
    build: browser.length > 0 ? ["server", "site", "desktop"] : database ? ["server"] : [],
    database,
  };
}

/** All test files, as paths relative to the project's folder, with forward slashes. */
function testFiles() {
  const walk = (folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : walk(join(folder, entry.name));
      return /\.(?:test\.tsx?|e2e\.ts)$/.test(entry.name) ? [join(folder, entry.name)] : [];
    });
  return FOLDERS.flatMap((folder) => walk(join(ROOT, folder))).map((file) =>
    relative(ROOT, file).replaceAll("\\", "/"),
  );
}

function readTest(file) {
  return readFileSync(join(ROOT, file), "utf8");
}
