import { workerData } from "node:worker_threads";
import { type SnapshotTask, writeSnapshotHere } from "./write-snapshot.js";

// A thread that writes one snapshot and ends.
await writeSnapshotHere(workerData as SnapshotTask);
