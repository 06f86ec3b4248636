import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeDraftStore } from "@earshot/domain/campaigns/draft-store.contract";
import { openAppDatabase } from "../system/app-database.node";
import { SqliteDraftStore } from "./sqlite-draft-store.node";

function open() {
  const folder = mkdtempSync(join(tmpdir(), "earshot-drafts-"));
  const database = openAppDatabase(join(folder, "deep", "app.db"));
  return {
    folder,
    database,
    store: new SqliteDraftStore(database, () => "https://one.example"),
    close: async () => {
      database.close();
      rmSync(folder, { recursive: true });
    },
  };
}

describeDraftStore("SQLite", async () => open());

test("keeps drafts when the database is reopened", async () => {
  const { folder, store, close } = open();
  await store.put({ id: "d1", owner: null, fields: { campaignBrief: "one" }, baseVersion: 0, at: 1 });
  const again = openAppDatabase(join(folder, "deep", "app.db"));
  expect((await new SqliteDraftStore(again, () => "https://one.example").find("d1"))?.fields).toEqual({
    campaignBrief: "one",
  });
  again.close();
  await close();
});

test("keeps drafts of different servers apart, even with the same id", async () => {
  const { store, database, close } = open();
  const other = new SqliteDraftStore(database, () => "https://two.example");
  const put = { id: "d1", owner: "ada", baseVersion: 0, at: 1 };
  await store.put({ ...put, fields: { campaignBrief: "one" } });
  expect(await other.find("d1")).toBeUndefined();
  expect(await other.all("ada")).toEqual([]);
  await other.put({ ...put, fields: { campaignBrief: "two" } });
  await other.remove("d1");
  expect((await store.all("ada")).map(({ fields }) => fields.campaignBrief)).toEqual(["one"]);
  await close();
});

test("a database of a newer version of the app is not changed", async () => {
  const { folder, close } = open();
  await close();
  const file = join(folder, "newer.db");
  const newer = openAppDatabase(file);
  newer.exec("PRAGMA user_version = 999");
  newer.close();
  expect(() => openAppDatabase(file)).toThrow("newer version of the app");
  rmSync(folder, { recursive: true });
});
