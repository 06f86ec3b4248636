import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { dataDir, openDatabase } from "./database.ts";

// npm run operate -- jobs list|retry: lists waiting, running and failed jobs, and queues failed ones again.
const database = await openDatabase();
const cli = fileURLToPath(new URL("../backend/dist/src/jobs/jobs-cli.js", import.meta.url));
const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", cli, ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: dataDir() },
});
process.exitCode = await new Promise<number>((ended) => child.once("exit", (code) => ended(code ?? 1)));
await database.stop();
