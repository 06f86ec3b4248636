import "reflect-metadata";
import { setFlagsFromString } from "node:v8";
import { startServer } from "./server.js";

// V8 optimizes a function after this many calls, ten times its default. The service has many functions that each request calls only a few
// times, and the main thread and every index thread optimize them separately, which takes more time than it saves. The flag applies to
// all threads of this process; workers (worker.ts) and tests keep V8's default.
setFlagsFromString("--invocation-count-for-turbofan=30000");

startServer(process.env).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
