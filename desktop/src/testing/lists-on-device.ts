import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ListCopy } from "../lists/list-copy.node";
import { ListServer } from "../lists/list-server.node";
import type { ListedShows } from "../lists/offline-list-routes.node";
import { OfflineLists } from "../lists/offline-lists.node";
import { openAppDatabase } from "../system/app-database.node";
import { ServerOfLists } from "./server-of-lists";

/** Ada's lists on a device with its own database, and their server. `notices` are the conflicts of each merge. */
export function listsOnDevice(catalogue?: ListedShows) {
  const folder = mkdtempSync(join(tmpdir(), "earshot-lists-"));
  const database = openAppDatabase(join(folder, "app.db"));
  const server = new ServerOfLists();
  const notices: (readonly string[])[] = [];
  const copy = new ListCopy(database);
  const lists = new OfflineLists({
    copy,
    server: async () => new ListServer(server.send),
    owner: () => Promise.resolve("ada"),
    catalogue: () => Promise.resolve(catalogue),
    merged: (conflicts) => void notices.push(conflicts),
  });
  const close = () => {
    database.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { server, lists, copy, notices, close };
}
