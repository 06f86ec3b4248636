import { parentPort, workerData } from "node:worker_threads";
import { type IndexTask, type ThreadNews, writeHere } from "./write-index.js";

/** Shows between two reports. */
const REPORTED = 10_000;

// A thread that writes one index and ends.
const tell = (news: ThreadNews) => parentPort?.postMessage(news);
let reported = 0;
const catalogue = await writeHere(workerData as IndexTask, {
  onProgress: (done, total) => {
    if (done - reported < REPORTED) return;
    reported = done;
    tell({ kind: "progress", done, total });
  },
});
tell({ kind: "written", catalogue });
