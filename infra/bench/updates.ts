import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { startCluster } from "../postgres/cluster.ts";
import { run } from "../run.ts";
import { HEAP } from "../server-process.ts";

// node infra/bench/updates.ts [--shows 200000] [--seed 13] [--folder F]
// The cost of an import that changes 2% of the shows, and of the first import: elapsed time, and the importer's processor time (without the
// database). Empties F first.
const { values: options } = parseArgs({
  options: {
    shows: { type: "string", default: "200000" },
    seed: { type: "string", default: "13" },
    folder: { type: "string", default: ".earshot/bench-updates" },
  },
});
const folder = resolve(process.env.INIT_CWD ?? ".", options.folder);
const IMPORTER = fileURLToPath(new URL("../../backend/dist/src/catalogue/import-cli.js", import.meta.url));
const GENERATOR = fileURLToPath(new URL("catalogue.ts", import.meta.url));
/** Prints the processor time of the process that loads it, when the process exits. */
const PRINT_PROCESSOR_TIME = `data:text/javascript,process.on("exit",()=>console.log("processor",process.cpuUsage().user+process.cpuUsage().system))`;

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const version of ["0", "1"]) await made(version);
const cluster = await startCluster(join(folder, "postgres"));
try {
  const all = await imported("0");
  const some = await imported("1");
  const part = (of: (figures: Figures) => number) => `${((100 * of(some)) / of(all)).toFixed(0)} %`;
  console.log(`| ${Number(options.shows).toLocaleString("en")} shows | all | 2 % changed | part |`);
  console.log("| --- | --- | --- | --- |");
  console.log(`| clock, s | ${all.clock.toFixed(1)} | ${some.clock.toFixed(1)} | ${part(({ clock }) => clock)} |`);
  console.log(`| processor, s | ${all.cpu.toFixed(1)} | ${some.cpu.toFixed(1)} | ${part(({ cpu }) => cpu)} |`);
  console.log(`| index file, MB | ${all.file.toFixed(0)} | ${some.file.toFixed(0)} | |`);
  console.log(`Load at the end: ${readFileSync("/proc/loadavg", "utf8").split(" ")[0]}.`);
} finally {
  await cluster.stop();
}

type Figures = { readonly clock: number; readonly cpu: number; readonly file: number };

async function made(version: string): Promise<void> {
  const { shows, seed } = options;
  const args = ["--shows", shows, "--seed", seed, "--version", version, "--out", dumpOf(version)];
  if ((await run(process.execPath, [GENERATOR, ...args])) !== 0) throw new Error("No dump could be made.");
}

function dumpOf(version: string): string {
  return join(folder, `version-${version}.db`);
}

async function imported(version: string): Promise<Figures> {
  const began = performance.now();
  const child = spawn(process.execPath, ["--import", PRINT_PROCESSOR_TIME, IMPORTER, "--replace", dumpOf(version)], {
    stdio: ["ignore", "pipe", "ignore"],
    env: { ...process.env, DATABASE_URL: cluster.url("postgres"), DATA_DIR: folder, NODE_OPTIONS: HEAP },
  });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
  const code = await new Promise<number | null>((ended) => child.once("close", ended));
  if (code !== 0) throw new Error(`The import of version ${version} ended with ${code}.`);
  const clock = (performance.now() - began) / 1_000;
  console.log(output.split("\n")[0]);
  return { clock, cpu: Number(/^processor (\d+)$/m.exec(output)?.[1]) / 1e6, file: indexSize() };
}

function indexSize(): number {
  const index = join(folder, "index");
  const names = existsSync(index) ? readdirSync(index).filter((name) => name.endsWith(".sqlite")) : [];
  return names.reduce((sum, name) => sum + statSync(join(index, name)).size, 0) / 1e6;
}
