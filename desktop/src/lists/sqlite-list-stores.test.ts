import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeListItemStore } from "@earshot/domain/lists/list-item-store.contract";
import { accepted, describeListStore, type OpenListStores, podcast } from "@earshot/domain/lists/list-store.contract";
import { openAppDatabase } from "../system/app-database.node";
import { ListCopy } from "./list-copy.node";
import { SqliteListItemStore } from "./sqlite-list-item-store.node";
import { SqliteListStore } from "./sqlite-list-store.node";

const open = async (): Promise<OpenListStores> => {
  const folder = mkdtempSync(join(tmpdir(), "earshot-lists-"));
  const database = openAppDatabase(join(folder, "app.db"));
  const copy = new ListCopy(database);
  for (const owner of ["ada", "ben"]) copy.keep(owner, []);
  const [lists, items] = [new SqliteListStore(copy), new SqliteListItemStore(copy)];
  return {
    lists,
    items,
    ada: "ada",
    ben: "ben",
    // As if the server had them already.
    fillLists: async (owner, count) => {
      const many = Array.from({ length: count }, (_, at) => ({
        id: `full-${at + 1}`,
        name: `List ${at + 1}`,
        createdAt: copy.moment(),
        items: [],
      }));
      copy.keep(owner, [...(copy.base(owner) ?? []), ...many]);
    },
    fillItems: async (owner, list, count) => {
      const many = Array.from({ length: count }, (_, at) => podcast(`f${at + 1}`, `Show ${at + 1}`));
      accepted(await items.add(owner, list, many));
    },
    close: async () => {
      database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

describeListStore("SQLite", open);
describeListItemStore("SQLite", open);
