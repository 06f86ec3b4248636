import { fileCycles, folderCycles } from "./import-cycles.ts";

/** The contents of files, by path. */
type Files = Readonly<Record<string, string>>;

const folders = (files: Files) => folderCycles(Object.keys(files), (file) => files[file] ?? "");

describe("folders that import each other", () => {
  test.each([
    ["at once", 'import { b } from "../b/b";'],
    ["late", 'const open = () => import("../b/b");'],
    ["for a type", 'import type { B } from "../b/b";'],
    ["for one type among values", 'import { type B, b } from "../b/b";'],
    ["in a type expression", 'type B = import("../b/b").B;'],
    ["to hand it on", 'export { b } from "../b/b";'],
    ["to hand its types on", 'export type * from "../b/b";'],
    ["for its effect", 'import "../b/b";'],
  ])("%s", (_how, code) => {
    expect(folders({ "src/a/a.ts": code, "src/b/b.ts": 'import { c } from "../a/c.js";', "src/a/c.ts": "" })).toEqual([
      ["src/a", "src/b", "src/a"],
    ]);
  });

  test("by way of a third folder", () => {
    const files = {
      "src/a/a.ts": 'import { b } from "../b/b";',
      "src/b/b.ts": 'import { c } from "../c/deep/c";',
      "src/c/deep/c.tsx": 'import { a } from "../../a/a2";',
      "src/a/a2.ts": "",
    };
    expect(folders(files)).toEqual([["src/a", "src/b", "src/c/deep", "src/a"]]);
  });
});

test("a tree of folders has no cycle, even if its files import each other", () => {
  const files = {
    "src/shell/router.ts": 'import("../lists/page"); import { s } from "../session/s";',
    "src/lists/page.ts": 'import { s } from "../session/s"; import { part } from "./part"; import fs from "node:fs";',
    "src/lists/part.ts": 'import type { Page } from "./page";',
    "src/session/s.ts": "",
  };
  expect(folders(files)).toEqual([]);
});

test("finds files of one folder that import each other at run time", () => {
  const cycles = (back: string) =>
    fileCycles(["a.ts", "b.ts"], (file) => (file === "a.ts" ? 'import { b } from "./b";\n' : `${back}\n`));
  expect(cycles('import { a } from "./a";')).toEqual([["a.ts", "b.ts", "a.ts"]]);
  expect(cycles('import type { A } from "./a";')).toEqual([]);
  expect(cycles('const a = () => import("./a");')).toEqual([]);
});
