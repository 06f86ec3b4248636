import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { jest } from "@jest/globals";
import { saveFile } from "./save-file.node";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "earshot-save-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const bytes = (text: string) => [Buffer.from(text)];

test("writes all bytes and leaves nothing else", async () => {
  await saveFile(join(folder, "list.csv"), [Buffer.from("a"), Buffer.from([0, 255]), Buffer.from("é")]);
  expect(readFileSync(join(folder, "list.csv"))).toEqual(
    Buffer.concat([Buffer.from("a"), Buffer.from([0, 255]), Buffer.from("é")]),
  );
  expect(readdirSync(folder)).toEqual(["list.csv"]);
});

test("an existing file is replaced in one step, at the end", async () => {
  const file = join(folder, "list.csv");
  writeFileSync(file, "old");
  const seen: string[] = [];
  async function* slowly() {
    yield Buffer.from("ne");
    seen.push(readFileSync(file, "utf8"));
    yield Buffer.from("w");
  }
  await saveFile(file, slowly());
  expect(seen).toEqual(["old"]);
  expect(readFileSync(file, "utf8")).toBe("new");
});

test("a source that fails midway leaves the old file and no part", async () => {
  const file = join(folder, "list.csv");
  writeFileSync(file, "old");
  async function* broken() {
    yield Buffer.from("ne");
    throw new Error("cut");
  }
  await expect(saveFile(file, broken())).rejects.toThrow("cut");
  expect(readFileSync(file, "utf8")).toBe("old");
  expect(readdirSync(folder)).toEqual(["list.csv"]);
});

test("a folder that does not exist is an error", async () => {
  await expect(saveFile(join(folder, "none", "list.csv"), bytes("x"))).rejects.toThrow("ENOENT");
});

test("a folder with the file's name is an error and leaves no part", async () => {
  mkdirSync(join(folder, "list.csv"));
  await expect(saveFile(join(folder, "list.csv"), bytes("x"))).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(["list.csv"]);
});

test("saves a file whose name has the greatest length", async () => {
  const name = `${"n".repeat(251)}.csv`;
  await saveFile(join(folder, name), bytes("x"));
  expect(readdirSync(folder)).toEqual([name]);
});

test("a file in a folder that cannot be flushed, such as a network folder, is saved", async () => {
  const handle = await open(folder, "r");
  const refused = Object.assign(new Error("EINVAL: invalid argument, fsync"), { code: "EINVAL", syscall: "fsync" });
  const sync = jest.spyOn(Object.getPrototypeOf(handle) as typeof handle, "sync");
  await handle.close();
  // The file itself, then its folder.
  sync.mockResolvedValueOnce(undefined).mockRejectedValueOnce(refused);
  await saveFile(join(folder, "list.csv"), bytes("x"));
  expect(sync).toHaveBeenCalledTimes(2);
  sync.mockRestore();
  expect(readFileSync(join(folder, "list.csv"), "utf8")).toBe("x");
});
