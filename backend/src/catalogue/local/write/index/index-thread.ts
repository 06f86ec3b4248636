import { parentPort, workerData } from "node:worker_threads";
import { changeHere } from "./change-index.js";
import type { ThreadNews, ThreadTask } from "./index-threads.js";
import { writeIndex } from "./write-index.js";

/** Number of shows between two progress messages. */
const REPORTED = 10_000;

// A worker thread that processes one index file and ends.
const tell = (news: ThreadNews) => parentPort?.postMessage(news);
let reported = 0;
const onProgress = (done: number, total: number) => {
  if (done - reported < REPORTED) return;
  reported = done;
  tell({ kind: "progress", done, total });
};
const work = workerData as ThreadTask;
const result = work.kind === "write" ? await writeIndex(work.task, { onProgress }, true) : await changeHere(work.task);
tell({ kind: "done", result });
