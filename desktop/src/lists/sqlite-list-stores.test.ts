import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeListItemStore } from "@earshot/domain/lists/list-item-store.contract";
import { accepted, describeListStore, podcast } from "@earshot/domain/lists/list-store.contract";
import { columnsOf } from "@earshot/domain/lists/offline-lists";
import { describeShortlistRows, type OpenShortlistRows } from "@earshot/domain/lists/shortlist/shortlist-rows.contract";
import { openAppDatabase } from "../system/app-database.node";
import { ListCopy } from "./list-copy.node";
import { SqliteListItemStore } from "./sqlite-list-item-store.node";
import { SqliteListStore } from "./sqlite-list-store.node";
import { SqliteShortlistRows } from "./sqlite-shortlist-rows.node";

const open = async (): Promise<OpenShortlistRows> => {
  const folder = mkdtempSync(join(tmpdir(), "earshot-lists-"));
  const database = openAppDatabase(join(folder, "app.db"));
  const copy = new ListCopy(database);
  for (const owner of ["ada", "ben"]) copy.keep(owner, []);
  const [lists, items] = [new SqliteListStore(copy), new SqliteListItemStore(copy)];
  return {
    lists,
    items,
    rows: new SqliteShortlistRows(copy),
    ada: "ada",
    ben: "ben",
    // Stores the lists as if the server already had them.
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
    // Stores the lists with these statuses as if the server already had them.
    giveStatuses: async (owner, id, statuses) => {
      const sent = (copy.lists(owner) ?? []).map((list) => ({
        ...list,
        items: list.items.map((item) => ({ ...item, ...columnsOf(item, list.statuses) })),
        ...(list.id === id && { statuses }),
      }));
      for (const { number } of copy.waiting(owner)) copy.done({ owner, number }, undefined, []);
      copy.keep(owner, sent);
    },
    close: async () => {
      database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

describeListStore("SQLite", open);
describeListItemStore("SQLite", open);
describeShortlistRows("SQLite", open);
