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
    store: new SqliteDraftStore(database),
    close: async () => {
      database.close();
      rmSync(folder, { recursive: true });
    },
  };
}

describeDraftStore("SQLite", async () => open());

test("drafts are still there after the database is opened again", async () => {
  const { folder, store, close } = open();
  await store.put({ id: "d1", owner: null, fields: { campaignBrief: "one" }, baseVersion: 0, at: 1 });
  const again = openAppDatabase(join(folder, "deep", "app.db"));
  expect((await new SqliteDraftStore(again).find("d1"))?.fields).toEqual({ campaignBrief: "one" });
  again.close();
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
