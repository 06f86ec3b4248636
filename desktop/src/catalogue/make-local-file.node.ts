import { Worker } from "node:worker_threads";
import type { SnapshotShow } from "../../../backend/src/catalogue/snapshot/snapshot-show";
import { writeLocalFile } from "./local-file.node";

export type LocalFileTask = { readonly snapshot: string; readonly own: readonly SnapshotShow[]; readonly path: string };

/** In the bundled app, a worker thread builds the file, so that windows stay responsive. */
const isBundled = import.meta.url.endsWith(".js");

/** Builds the app's catalogue file; see `writeLocalFile`. */
export function makeLocalFile(task: LocalFileTask): Promise<void> {
  if (!isBundled) return Promise.resolve().then(() => writeLocalFile(task.snapshot, task.own, task.path));
  const thread = new Worker(new URL("./local-file-thread.js", import.meta.url), { workerData: task });
  return new Promise((resolve, reject) => {
    thread.once("error", reject);
    thread.once("exit", (code) => (code === 0 ? resolve() : reject(new Error(`The thread ended with ${code}.`))));
  });
}
