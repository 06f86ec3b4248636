import { readFileSync } from "node:fs";
import { readChangelog } from "./changelog.js";

const TEXT = `# Changelog

Words about it.

## Not released yet

### For everybody

- One thing.
- Another thing, which
  takes two lines. See \`/compare\`.

### For operators

- A setting.

## 1.0.0 (1 December 2026)

### For operators

- Another setting.

## 0.9.0

### For everybody

- The first thing.
`;

test("lists the changes for users by release, and leaves out releases without any", () => {
  expect(readChangelog(TEXT)).toEqual([
    { name: "Latest", changes: ["One thing.", "Another thing, which takes two lines. See `/compare`."] },
    { name: "0.9.0", changes: ["The first thing."] },
  ]);
});

test.each(["", "# Changelog", "## 1.0.0", "## 1.0.0\n\n### For everybody\n"])("%j has no changes", (text) =>
  expect(readChangelog(text)).toEqual([]),
);

test("the product's own changelog has changes, and none are for operators", () => {
  const [latest] = readChangelog(readFileSync("docs/changelog.md", "utf8"));
  expect(latest?.changes.length).toBeGreaterThan(0);
  expect(latest?.changes.join(" ")).not.toMatch(/npm run|###/);
});
