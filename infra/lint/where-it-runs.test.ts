import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Linter } from "eslint";
import ts from "typescript-eslint";
import { ROOT } from "../server-process.ts";
import { whereItRuns } from "./where-it-runs.js";

function lint(file: string, code: string): string[] {
  const messages = new Linter({ cwd: ROOT }).verify(
    code,
    {
      files: ["**/*.ts"],
      languageOptions: { parser: ts.parser },
      plugins: { desktop: { rules: { where: whereItRuns } } },
      rules: { "desktop/where": "error" },
    } as Linter.Config,
    { filename: join(ROOT, "desktop/src", file) },
  );
  return messages.map(({ message }) => message);
}

test.each([
  ["a rule uses Electron", "links.ts", 'import { app } from "electron";'],
  ["a rule reads files", "links.ts", 'import { readFileSync } from "node:fs";'],
  ["a rule reads files by the old name", "links.ts", 'import fs from "fs";'],
  ["a rule uses a Node part", "links.ts", 'import { a } from "./drafts.node";'],
  ["a rule uses a main part, late", "links.ts", 'await import("./windows.main");'],
  ["a rule uses what the backend publishes", "links.ts", 'import { a } from "../../backend/src/catalogue/a";'],
  ["a preload uses what the backend publishes", "bridge.preload.ts", 'import { a } from "../../backend/src/a";'],
  ["a rule uses Electron by its longer name", "links.ts", 'import { app } from "electron/main";'],
  ["a Node part uses Electron", "drafts.node.ts", 'import { app } from "electron";'],
  ["a Node part uses the updater", "drafts.node.ts", 'import { autoUpdater } from "electron-updater";'],
  ["a Node part uses a main part", "drafts.node.ts", 'export * from "./windows.main";'],
  ["a Node part uses a utility part", "drafts.node.ts", 'import { a } from "./net.utility";'],
  ["a rule uses a utility part", "links.ts", 'import { a } from "./net.utility";'],
  ["a utility part uses a main part", "maker.utility.ts", 'import { a } from "./windows.main";'],
  ["a preload uses Node", "bridge.preload.ts", 'import { join } from "node:path";'],
  ["a preload uses a package", "bridge.preload.ts", 'import { z } from "zod";'],
  ["a preload uses a Node part", "bridge.preload.ts", 'import { a } from "./shell/drafts.node";'],
  ["a main part uses the preload", "windows.main.ts", 'import "./bridge.preload";'],
])("%s", (_sin, file, code) => {
  expect(lint(file, code)).toHaveLength(1);
});

test.each([
  ["links.ts", 'import type { BrowserWindow } from "electron"; import { z } from "zod"; import { a } from "./rules";'],
  [
    "drafts.node.ts",
    'import { join } from "node:path"; import { b } from "./other.node"; import { c } from "./rules";',
  ],
  ["drafts.node.ts", 'import { a } from "../../backend/src/catalogue/a";'],
  ["links.ts", 'import type { A } from "../../backend/src/catalogue/a";'],
  [
    "windows.main.ts",
    'import { app } from "electron"; import { join } from "node:path"; import { b } from "./x.node";',
  ],
  ["windows.main.ts", 'import { a } from "./net.utility";'],
  ["maker.utility.ts", 'import { net } from "electron"; import "node:fs"; import "./a.utility"; import "./b.node";'],
  ["bridge.preload.ts", 'import { ipcRenderer } from "electron"; import { CHANNELS } from "./shell/channels";'],
  ["windows.test.ts", 'import { record } from "./testing/fake-electron"; import "electron";'],
])("%s may use what its suffix allows", (file, code) => {
  expect(lint(file, code)).toEqual([]);
});

test("files that need Electron have at most 60 lines, and 15 % of all code", () => {
  const folder = join(ROOT, "desktop/src");
  const lines = (readdirSync(folder, { recursive: true }) as string[])
    .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|^testing/.test(file))
    .map((file) => ({ file, count: readFileSync(join(folder, file), "utf8").trimEnd().split("\n").length }));
  const electron = lines.filter(({ file }) => /\.(?:main|utility)\.ts$/.test(file));
  const sum = (some: typeof lines) => some.reduce((all, { count }) => all + count, 0);
  expect(electron.length).toBeGreaterThan(5);
  expect(electron.filter(({ count }) => count > 60)).toEqual([]);
  expect(sum(electron) / sum(lines)).toBeLessThanOrEqual(0.15);
});

test("the desktop app has eight lines of test for ten of code", () => {
  const folder = join(ROOT, "desktop");
  const files = (readdirSync(folder, { recursive: true }) as string[]).filter(
    (file) => /\.(?:ts|mjs)$/.test(file) && !/^(?:dist|out|node_modules)\//.test(file),
  );
  const linesOf = (some: readonly string[]) =>
    some.reduce((sum, file) => sum + readFileSync(join(folder, file), "utf8").trimEnd().split("\n").length, 0);
  const tests = files.filter((file) => /\.test\.ts$|^e2e\/|^src\/testing\//.test(file));
  expect(tests.length).toBeGreaterThan(20);
  expect(linesOf(tests) / linesOf(files.filter((file) => !tests.includes(file)))).toBeGreaterThanOrEqual(0.8);
});
