import { serveTasks } from "../system/side-process";
import { readerTasks } from "./offline-tasks.node";

// The process that reads the offline catalogue. In the main process, a slow read from disk would block every window.
serveTasks(process.parentPort, readerTasks());
