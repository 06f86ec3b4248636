import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { dataDir, openDatabase } from "./database.ts";

// npm run import -- <path>…: the importer with the product's database, which is started when it does not run.
const database = await openDatabase();
// npm changes to the project's folder; paths mean what they mean where the person stands.
const paths = process.argv
  .slice(2)
  .map((path) => (path.startsWith("-") ? path : resolve(process.env.INIT_CWD ?? ".", path)));
const cli = fileURLToPath(new URL("../backend/dist/src/catalogue/import/import-cli.js", import.meta.url));
const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", cli, ...paths], {
  stdio: "inherit",
  env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: dataDir() },
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
process.exitCode = await new Promise<number>((ended) => child.once("exit", (code) => ended(code ?? 1)));
await database.stop();
