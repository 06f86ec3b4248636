import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { SNAPSHOT_COLUMNS } from "../../../backend/src/catalogue/snapshot/snapshot-show";
import { OfflineRows } from "./offline-rows.node";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "earshot-rows-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function rowsOf(facts: object): OfflineRows {
  const path = join(folder, "local.sqlite");
  const file = new DatabaseSync(path);
  file.exec(
    `CREATE TABLE kept (rank INTEGER PRIMARY KEY, id TEXT, feed TEXT, itunes INTEGER, sinks INTEGER, updated INTEGER, show TEXT);
     CREATE TABLE local_facts (facts TEXT);
     INSERT INTO kept VALUES (1, 'a', NULL, NULL, 0, 0, '{"id":"a","title":"Tides"}')`,
  );
  file.prepare("INSERT INTO local_facts VALUES (?)").run(JSON.stringify(facts));
  file.close();
  return new OfflineRows(path);
}

test("a row has every column of a show: columns missing in the file are null", async () => {
  const rows = rowsOf({ shows: 1 });
  const row = (await rows.byIds(["a"])).get("a");
  expect(row).toMatchObject({ id: "a", title: "Tides", country: null, signals: null });
  expect(SNAPSHOT_COLUMNS.filter((column) => !(column in row!))).toEqual([]);
  rows.close();
});

test("reads the number of shows, or counts them once in a file of an earlier version", () => {
  const said = rowsOf({ shows: 41 });
  expect(said.count).toBe(41);
  said.close();
  rmSync(join(folder, "local.sqlite"));
  const counted = rowsOf({});
  expect(counted.count).toBe(1);
  counted.close();
});
