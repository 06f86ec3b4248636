import { parentPort, workerData } from "node:worker_threads";
import type { OfflineRequest } from "./offline-reader.node";
import { openTasks } from "./offline-tasks.node";

// A worker thread that reads the offline catalogue. In the main thread, a slow read from disk would block every window.
const { tasks, facts } = await openTasks(workerData as string);
parentPort!.on("message", ({ number, task, input }: OfflineRequest) => {
  const run = (tasks as unknown as Readonly<Record<typeof task, (input: unknown) => Promise<unknown>>>)[task];
  run(input).then(
    (output) => parentPort!.postMessage({ number, output }),
    (error: unknown) => parentPort!.postMessage({ number, failed: error instanceof Error ? error.message : "" }),
  );
});
parentPort!.postMessage({ facts });
