import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { electronBinary } from "./electron-binary.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "earshot-electron-"));
  mkdirSync(join(folder, "dist"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("finds no binary before it is downloaded", () => {
  expect(electronBinary(folder, undefined, "linux")).toBeUndefined();
  expect(electronBinary(folder, join(folder, "elsewhere"), "linux")).toBeUndefined();
});

test("finds the package's binary by the name that the package states", () => {
  writeFileSync(join(folder, "path.txt"), "electron-here\n");
  writeFileSync(join(folder, "dist/electron-here"), "");
  expect(electronBinary(folder, undefined, "linux")).toBe(join(folder, "dist/electron-here"));
});

test.each([
  ["linux", "electron"],
  ["win32", "electron.exe"],
])("prefers a named folder, on %s", (platform, name) => {
  const other = join(folder, "other");
  mkdirSync(other);
  writeFileSync(join(folder, "dist", name), "");
  writeFileSync(join(other, name), "");
  expect(electronBinary(folder, other, platform)).toBe(join(other, name));
});
