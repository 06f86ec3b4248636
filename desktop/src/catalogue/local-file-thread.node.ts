import { workerData } from "node:worker_threads";
import { writeLocalFile } from "./local-file.node";
import type { LocalFileTask } from "./make-local-file.node";

// A worker thread that builds a local file and then ends.
const { snapshot, own, path } = workerData as LocalFileTask;
writeLocalFile(snapshot, own, path);
