import { spawn } from "node:child_process";
import { COMPILER } from "./bootstrap/build.mjs";
import { openDatabase } from "./database.ts";
import { bin } from "./run.ts";
import { ROOT } from "./server-process.ts";

// npm run dev: compiler, service and website, all watching their files, until Ctrl+C.
const database = await openDatabase();
database.watch();
const apiPort = process.env.PORT ?? "3000";
const environment = {
  ...process.env,
  DATABASE_URL: database.url,
  PORT: apiPort,
  LOG_LEVEL: process.env.LOG_LEVEL ?? "info",
};
const watchers = [
  spawn(process.execPath, [COMPILER, "-b", "backend", "-w", "--preserveWatchOutput"], { stdio: "inherit", cwd: ROOT }),
  spawn(process.execPath, ["--watch", "--watch-preserve-output", "backend/dist/src/main.js"], {
    stdio: "inherit",
    cwd: ROOT,
    env: environment,
  }),
  spawn(bin("vite"), ["frontend", "--config", "frontend/vite.config.ts"], {
    stdio: "inherit",
    cwd: ROOT,
    env: environment,
  }),
];
const stop = () => watchers.forEach((watcher) => watcher.kill("SIGTERM"));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
await Promise.all(watchers.map((watcher) => new Promise((ended) => watcher.once("exit", ended))));
await database.stop();
