import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { dataDir, openDatabase } from "./database.ts";

// npm run operate -- worker: a process beside the service that only checks tracked shows and delivers mail. Any number can run.
const database = await openDatabase();
// The service may run elsewhere, so the worker itself restarts PostgreSQL.
database.watch();
const worker = fileURLToPath(new URL("../backend/dist/src/worker.js", import.meta.url));
const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", worker], {
  stdio: ["ignore", "inherit", "inherit", "ipc"],
  env: {
    ...process.env,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir(),
    NODE_ENV: process.env.NODE_ENV ?? "production",
    LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
  },
});
child.once("message", () => console.log("\n  A worker is ready. Stop it with Ctrl+C.\n"));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => child.kill("SIGTERM"));
const code = await new Promise<number>((ended) =>
  child.once("exit", (status, signal) => ended(status ?? (signal === "SIGTERM" ? 0 : 1))),
);
await database.stop();
process.exitCode = code;
