import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { dataDir, openDatabase } from "./database.ts";
import { HEAP } from "./server-process.ts";

/**
 * Runs a compiled backend program on the product's database. Starts the database if needed; a running service can use it at the same time.
 * `program` is a path below backend/dist/src. Exits with the program's exit code.
 */
export async function databaseCommand(program: string, args: readonly string[]): Promise<void> {
  const database = await openDatabase();
  const file = fileURLToPath(new URL(`../backend/dist/src/${program}`, import.meta.url));
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", file, ...args], {
    stdio: "inherit",
    // npm changes to the project's folder, but paths are relative to the user's folder.
    cwd: process.env.INIT_CWD ?? process.cwd(),
    env: {
      ...process.env,
      NODE_OPTIONS: `${HEAP} ${process.env.NODE_OPTIONS ?? ""}`.trim(),
      DATABASE_URL: database.url,
      DATA_DIR: dataDir(),
    },
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  process.exitCode = await new Promise<number>((ended) => child.once("exit", (code) => ended(code ?? 1)));
  await database.stop();
}
