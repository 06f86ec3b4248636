import { constants, setPriority } from "node:os";
import { netFetch } from "../system/net-fetch.utility";
import { limited } from "../system/limited-fetch.node";
import { serveTasks } from "../system/side-process";
import { makerTasks, reasonOf } from "./maker-tasks.node";

// The process that downloads and builds an offline catalogue, and then ends. In the main process, it would block every window.
// With few processors, windows go first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const port = process.parentPort;
const tasks = makerTasks(limited(netFetch), (news) => port.postMessage({ news }));
serveTasks(port, tasks, reasonOf);
