import { parentPort, workerData } from "node:worker_threads";
import { changeHere } from "./change-index.js";
import type { ThreadNews, ThreadTask } from "./index-threads.js";
import { writeIndex } from "./write-index.js";

// A worker thread that processes one index file and ends.
const tell = (news: ThreadNews) => parentPort?.postMessage(news);
const onProgress = (done: number, total: number) => tell({ kind: "progress", done, total });
const work = workerData as ThreadTask;
const result = work.kind === "write" ? await writeIndex(work.task, { onProgress }, true) : await changeHere(work.task);
tell({ kind: "done", result });
