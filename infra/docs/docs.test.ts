import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { ROOT } from "../server-process.ts";

const pages = ["README.md", ...markdownIn("docs")];

function markdownIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? markdownIn(path) : path.endsWith(".md") ? [path] : [];
  });
}

/** The project's files that a page links to, relative to the project's folder. */
function linkedFiles(page: string): string[] {
  const text = readFileSync(join(ROOT, page), "utf8").replace(/```[\s\S]*?```/g, "");
  return [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^[a-z]+:/i.test(target) && !target.startsWith("/"))
    .map((target) => relative(ROOT, join(ROOT, dirname(page), target)));
}

test.each(pages)("the links of %s lead to files", (page) => {
  expect(linkedFiles(page).filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test("the index of decisions lists every record, each number once, in order", () => {
  const records = readdirSync(join(ROOT, "docs/decisions")).filter((file) => /^\d{4}-.*\.md$/.test(file));
  const listed = linkedFiles("docs/decisions/README.md").filter((file) => /decisions[/\\]\d{4}-/.test(file));
  expect(listed.map((file) => file.replace(/^.*[/\\]/, ""))).toEqual(records);
  const numbers = records.map((file) => file.slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});

test("a record's title begins with its number", () => {
  for (const file of readdirSync(join(ROOT, "docs/decisions")).filter((name) => /^\d{4}-/.test(name))) {
    const title = readFileSync(join(ROOT, "docs/decisions", file), "utf8").split("\n", 1)[0];
    expect(title).toMatch(new RegExp(`^# ${Number(file.slice(0, 4))}\\. `));
  }
});

test("the entries of a release in the changelog differ in their first words", () => {
  for (const release of readFileSync(join(ROOT, "docs/changelog.md"), "utf8").split(/^## /m)) {
    const beginnings = release.match(/^- .{36}/gm) ?? [];
    expect(beginnings).toEqual([...new Set(beginnings)]);
  }
});
