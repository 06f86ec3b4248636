import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { dataDir } from "../database.ts";
import { run } from "../run.ts";
import { ROOT } from "../server-process.ts";
import { benchToken } from "./bench-token.ts";
import { AppProcess } from "./harsh/app-process.ts";
import { harshCatalogue } from "./harsh/catalogue.ts";
import { type QuestionClass, questionsOf } from "./harsh/questions.ts";
import { HarshShows } from "./harsh/shows.ts";
import { Stack } from "./harsh/stack.ts";
import { percentiles, type Times } from "./percentiles.ts";

// npm run bench -- offline [--shows 100000] [--seed 13] [--size 100] [--all] [--again] [--runs 3] [--folder F]
// Measures the desktop app's offline catalogue: generates and imports a catalogue of the second generator, downloads a
// snapshot of it (the 100,000 largest shows, or all), stops the service, and queries the app's own code. Prints the size of
// the download, and the times of each class as medians of all runs. Writes offline-<shows>.json to the folder; --again
// queries the snapshot that is already there.
const { values: options } = parseArgs({
  options: {
    shows: { type: "string", default: "100000" },
    seed: { type: "string", default: "13" },
    size: { type: "string", default: "100" },
    runs: { type: "string", default: "3" },
    all: { type: "boolean", default: false },
    again: { type: "boolean", default: false },
    folder: { type: "string" },
  },
});
const [count, seed, size, runs] = [options.shows, options.seed, options.size, options.runs].map(Number) as [number, number, number, number]; // prettier-ignore
const scope = options.all ? "all" : "usual";
const ours = join(dataDir(), "bench", `harsh-${count}-${seed}`);
const folder = resolve(process.env.INIT_CWD ?? ".", options.folder ?? ours);
const WARM_UP = 20;
/** The target in milliseconds for the 95th percentile of a search. */
const aim = options.all && count > 100_000 ? 60 : 20;

type Downloaded = {
  path: string;
  shows: number;
  bytes: number;
  file: number;
  fetched: number;
  made: number;
  waited: number;
};
type Sample = { readonly ms: number; readonly computed: number; readonly results?: number };
type Line = Times & { readonly name: string; readonly empty: number; readonly computed: Times };

mkdirSync(folder, { recursive: true });
const program = join(folder, "program");
if ((await run(process.execPath, [join(ROOT, "desktop/bench.mjs"), program])) !== 0) throw new Error("No bundle.");

const { dataDir: data } = await harshCatalogue(folder, count, seed);
const shows = new HarshShows(seed, count);
const report = join(folder, `offline-${options.all ? count : Math.min(count, 100_000)}.json`);
const downloaded = options.again ? (JSON.parse(readFileSync(report, "utf8")) as Downloaded) : await download();
const { path, bytes, file } = downloaded;
const each = Math.round(bytes / downloaded.shows);
console.log(
  `${downloaded.shows.toLocaleString("en")} of ${count.toLocaleString("en")} shows: ${megabytes(bytes)} MB to download (${each} bytes a show), ` +
    `${megabytes(file)} MB on the device, made in ${downloaded.made.toFixed(1)} s. ` +
    `The main process waited at most ${downloaded.waited.toFixed(1)} ms meanwhile, aim 10 ms.`,
);
const all: Line[][] = [];
for (let at = 0; at < runs; at += 1) all.push(await asked(at));
const lines = all[0]!.map((_, at) => medianOf(all.map((one) => one[at]!)));
console.log(`\nmilliseconds, medians of ${runs} runs, load ${loadavg()[0]!.toFixed(1)}`);
console.log(rowOf("", ["questions", "p50", "p95", "worst", "computed", "p95", "empty"]));
for (const { name: of, count: questions, p50, p95, worst, computed, empty } of lines) {
  console.log(rowOf(of, [questions, p50, p95, worst, computed.p50, computed.p95, empty]));
}
const search = lines.find((line) => line.name === "all searches")!;
console.log(`\nAll searches: p95 ${search.p95} ms, aim ${aim} ms${search.p95 > aim ? ": missed" : ""}.`);
writeFileSync(report, JSON.stringify({ ...downloaded, lines }, null, 1));

/** Downloads a snapshot from a service with this catalogue, and then stops the service. */
async function download(): Promise<Downloaded> {
  const stack = new Stack(data, undefined);
  await stack.start();
  const app = new AppProcess(program);
  const offline = join(folder, "offline");
  rmSync(offline, { recursive: true, force: true });
  try {
    const token = await benchToken(stack.address, stack.databaseUrl);
    const headers = { authorization: `Bearer ${token}` };
    // While the service is writing the file, it refuses each request after five seconds.
    for (;;) {
      const packed = await fetch(`${stack.address}/api/v1/catalogue/snapshot?shows=${scope}`, {
        method: "HEAD",
        headers,
      });
      if (packed.status !== 503) break;
    }
    const request = { kind: "download", server: stack.address, token, shows: scope, folder: offline };
    return await app.answer<Downloaded>(request);
  } finally {
    app.end();
    await stack.stop();
  }
}

/** One run of the app: new questions, after warming up with 20 others of each class. */
async function asked(round: number): Promise<Line[]> {
  const app = new AppProcess(program);
  try {
    await app.answer({ kind: "open", path });
    for (const one of questionsOf(shows, count, 0, WARM_UP)) await samplesOf(app, one);
    const taken: { readonly one: QuestionClass; readonly samples: readonly Sample[] }[] = [];
    for (const one of questionsOf(shows, count, round + 1, size))
      taken.push({ one, samples: await samplesOf(app, one) });
    const searches = taken.filter(({ one }) => one.questions.every(({ address }) => address.startsWith("/search?")));
    const lines = taken.map(({ one, samples }) => lineOf(one.name, samples));
    return [...lines, lineOf("all searches", searches.flatMap(({ samples }) => samples))]; // prettier-ignore
  } finally {
    app.end();
  }
}

async function samplesOf(app: AppProcess, { questions }: QuestionClass): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  for (const { address, page = 1 } of questions) samples.push(await app.answer<Sample>({ kind: "ask", address, page }));
  return samples;
}

function lineOf(of: string, samples: readonly Sample[]): Line {
  const empty = samples.filter(({ results }) => results === 0).length;
  const computed = percentiles(samples.map((sample) => sample.computed));
  return { name: of, ...percentiles(samples.map(({ ms }) => ms)), empty, computed };
}

function medianOf(same: readonly Line[]): Line {
  const middle = (of: (one: Line) => Times): Times => {
    const at = (name: keyof Times) => same.map((one) => of(one)[name]).toSorted((a, b) => a - b)[same.length >> 1]!;
    return { count: at("count"), p50: at("p50"), p95: at("p95"), p99: at("p99"), worst: at("worst") };
  };
  return { ...same[0]!, ...middle((one) => one), computed: middle(({ computed }) => computed) };
}

function rowOf(of: string, cells: readonly (string | number)[]): string {
  return of.padEnd(16) + cells.map((cell) => String(cell).padStart(10)).join("");
}

function megabytes(of: number): string {
  return (of / 1e6).toFixed(1);
}
