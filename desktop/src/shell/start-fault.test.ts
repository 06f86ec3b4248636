import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openAppDatabase } from "../system/app-database.node";
import { startFault } from "./start-fault";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "earshot-start-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The message about the app's database in the folder. */
function fault(): string {
  try {
    openAppDatabase(join(folder, "app.db")).close();
  } catch (error) {
    return startFault(error, folder);
  }
  throw new Error("The database was opened.");
}

test("says that the data is of a newer version", () => {
  const database = openAppDatabase(join(folder, "app.db"));
  database.exec("PRAGMA user_version = 999");
  database.close();
  expect(fault()).toBe(
    `The data in ${folder} was made by a newer version of the app. Install that version again. Your drafts are still there.`,
  );
});

test("names a damaged file and what to do with it", () => {
  writeFileSync(join(folder, "app.db"), "This is no database. ".repeat(500));
  expect(fault()).toMatch(/^The file app\.db in .* is damaged\. Move it to another folder and start the app again\./);
});

test("a full disk is said in words, anything else by its message", () => {
  expect(startFault(Object.assign(new Error("write"), { code: "ENOSPC" }), "/d")).toMatch(/^The disk is full\./);
  expect(startFault(new Error("database or disk is full"), "/d")).toMatch(/^The disk is full\./);
  expect(startFault(new Error("unable to open database file"), "/d")).toBe(
    "The data in /d could not be opened: unable to open database file. Check that you may read and write there, and start the app again.",
  );
});
