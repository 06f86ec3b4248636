import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Linter } from "eslint";
import ts from "typescript-eslint";
import { ROOT } from "../server-process.ts";
import { forbiddenWords } from "./forbidden-words.js";
import { plainWords } from "./plain-words.js";

const STYLE = readFileSync(join(ROOT, "docs/style.md"), "utf8");
const TABLE = /^\| Do not write[^]*?\n\n/m.exec(STYLE)?.[0] ?? "";

function lint(code: string): string[] {
  const messages = new Linter({ cwd: ROOT }).verify(
    code,
    {
      files: ["**/*.tsx"],
      languageOptions: { parser: ts.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
      plugins: { earshot: { rules: { words: plainWords } } },
      rules: { "earshot/words": "error" },
    } as Linter.Config,
    { filename: join(ROOT, "frontend/src/page.tsx") },
  );
  return messages.map(({ line, message }) => `${line}: ${/not "(.*?)"/.exec(message)?.[1] ?? message}`);
}

/** Pages and other texts that ESLint does not check. The specification is quoted; the style page lists what it forbids. */
const pages = execFileSync("git", ["ls-files", "*.md", "*.css", "*.html", "*.yml"], { cwd: ROOT, encoding: "utf8" })
  .trim()
  .split("\n")
  .filter((file) => file !== "docs/specification.md");

test.each([
  ["a comment", "// The row stands in the log.", ["1: stands"]],
  ["a comment over two lines", "// How\n// so\n// many", ["2: so many"]],
  ["a docstring", "/**\n * Each rule answers\n * undefined.\n */", ["2: answers undefined"]],
  ["a string", 'const hint = "Whom a show speaks to";', ["1: Whom"]],
  ["a template", "const hint = `Read ${name} anew`;", ["1: anew"]],
  ["a text of JSX", "const hint = <p>\n  Whoever comes first,\n  {name}\n</p>;", ["2: Whoever"]],
  ["an attribute", '<a title="It says so" />', ["1: says so"]],
  ["British spelling", "// Cancelled, recognised and colourful.", ["1: Cancelled", "1: recognised", "1: colourful"]],
])("%s is refused", (_what, code, found) => {
  expect(lint(code)).toEqual(found);
});

test.each([
  "// The word stands for another, stands out, and stood still.",
  'const genre = ["Stand-Up", "stand up"];',
  "// There are so many that the counts are lower bounds; not so many here. There is none.",
  "// Look at the pictures. Such shows are rare, and none of them is new.",
  "const whom = anew.whoever(standing);",
  "// The catalogue and the favourites are organized; `aria-labelledby` is a name.",
  'const ignored = "their theirs who whom whose which";',
])("%s is allowed", (code) => {
  expect(lint(code)).toEqual([]);
});

test("each example of the style page's table is refused", () => {
  const examples = [...TABLE.matchAll(/^\| (".*?) +\|/gm)].flatMap(([, cell = ""]) => cell.match(/"[^"]+"/g) ?? []);
  expect(examples.length).toBeGreaterThan(12);
  expect(examples.filter((example) => forbiddenWords(example).length === 0)).toEqual([]);
});

test.each(pages)("%s is in plain words", (file) => {
  const text = readFileSync(join(ROOT, file), "utf8");
  const own = file === "docs/style.md" ? text.replace(TABLE, "") : text;
  expect(forbiddenWords(own).map(({ words, index }) => `${own.slice(0, index).split("\n").length}: ${words}`)).toEqual(
    [],
  );
});
