import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Outbox } from "../campaigns/outbox.node";
import { SqliteDraftStore } from "../campaigns/sqlite-draft-store.node";
import { ListCopy } from "../lists/list-copy.node";
import { adoptRows, openAppDatabase, ownerAt } from "./app-database.node";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "earshot-database-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A database from before drafts and briefs belonged to a server. */
function earlier(file: string): void {
  const database = new DatabaseSync(file);
  database.exec(
    `CREATE TABLE drafts (
       id TEXT PRIMARY KEY, owner TEXT, fields TEXT NOT NULL, version INTEGER NOT NULL, changed_at INTEGER NOT NULL
     ) STRICT;
     CREATE INDEX drafts_by_change ON drafts (owner, changed_at);
     CREATE TABLE draft_versions (
       draft_id TEXT NOT NULL REFERENCES drafts ON DELETE CASCADE, version INTEGER NOT NULL,
       fields TEXT NOT NULL, changed_at INTEGER NOT NULL, PRIMARY KEY (draft_id, version)
     ) STRICT;
     CREATE TABLE outbox (
       key TEXT PRIMARY KEY, body TEXT NOT NULL, title TEXT NOT NULL, draft_id TEXT,
       owner TEXT, made_at INTEGER NOT NULL, tries INTEGER NOT NULL DEFAULT 0, next_at INTEGER NOT NULL, refusal TEXT
     ) STRICT;
     INSERT INTO drafts VALUES ('d1', 'ada', '{"campaignBrief":"two"}', 2, 20);
     INSERT INTO draft_versions VALUES ('d1', 1, '{"campaignBrief":"one"}', 10);
     INSERT INTO outbox VALUES ('k1', '{}', 'Waiting', 'd1', 'ada', 30, 4, 40, NULL);
     CREATE TABLE list_copies (owner TEXT PRIMARY KEY, lists TEXT NOT NULL) STRICT;
     CREATE TABLE list_edits (number INTEGER PRIMARY KEY AUTOINCREMENT, owner TEXT NOT NULL, id TEXT NOT NULL, edit TEXT NOT NULL) STRICT;
     CREATE TABLE list_conflicts (number INTEGER PRIMARY KEY AUTOINCREMENT, owner TEXT NOT NULL, text TEXT NOT NULL) STRICT;
     INSERT INTO list_copies VALUES ('ada', '[]');
     INSERT INTO list_edits VALUES (1, 'ada', 'e1', '{}');
     INSERT INTO list_conflicts VALUES (1, 'ada', 'Renamed elsewhere.');
     PRAGMA user_version = 4`,
  );
  database.close();
}

test("moves drafts, waiting briefs and lists of an earlier app to the server that it used", async () => {
  const file = join(folder, "app.db");
  earlier(file);
  const database = openAppDatabase(file);
  adoptRows(database, "https://one.example");
  const drafts = new SqliteDraftStore(database, () => "https://one.example");
  expect(await drafts.all("ada")).toMatchObject([{ id: "d1", version: 2, fields: { campaignBrief: "two" } }]);
  expect(await drafts.versions("d1")).toMatchObject([{ version: 1, fields: { campaignBrief: "one" } }]);
  const outbox = new Outbox(
    database,
    () => Promise.resolve({ kind: "held" }),
    { now: () => 50, chance: () => 0 },
    () => undefined,
  );
  expect(outbox.waiting({ owner: "ada", server: "https://one.example" })).toMatchObject({
    own: [{ key: "k1", tries: 4, draftId: "d1" }],
    held: [],
  });
  const lists = new ListCopy(database);
  const ada = ownerAt("ada", "https://one.example");
  const listed = () => [lists.base(ada), lists.waiting(ada).map(({ id }) => id), lists.conflicts(ada)];
  lists.adopt("ben", "https://two.example");
  expect(listed()).toEqual([undefined, [], []]);
  lists.adopt("ada", "https://one.example");
  expect(listed()).toEqual([[], ["e1"], ["Renamed elsewhere."]]);
  // Removing a draft also removes its versions, and a second start changes nothing.
  adoptRows(database, "https://two.example");
  lists.adopt("ada", "https://two.example");
  expect(listed()).toEqual([[], ["e1"], ["Renamed elsewhere."]]);
  await drafts.remove("d1");
  expect(await drafts.versions("d1")).toEqual([]);
  database.close();
});
