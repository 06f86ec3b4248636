import "reflect-metadata";
import { setFlagsFromString } from "node:v8";
import { startServer } from "./server.js";

// V8 compiles a function a second time, more thoroughly, only after ten times as many calls as by default. A service has many functions,
// of which each is called a little in every request, and the main thread and each index thread compile them separately: this takes more
// time than it saves. The flag is for all threads of this process; workers (worker.ts) and tests keep V8's default.
setFlagsFromString("--invocation-count-for-turbofan=30000");

startServer(process.env).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
