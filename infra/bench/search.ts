import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import pg from "pg";
import { dataDir, openDatabase } from "../database.ts";
import { startBenchService } from "./bench-service.ts";
import { comparison, type Compared } from "./comparison.ts";
import { type Curve, latencyChart } from "./latency-chart.ts";
import { madeUpCatalogue } from "./shows/made-up-catalogue.ts";
import { measure, percentiles, type Times } from "./percentiles.ts";
import { deepPages, needleClasses, queryClasses, type QueryClass } from "./query-classes.ts";

// npm run bench -- search [--shows 5000000] [--seed 7] [--size 150] [--clients 1,8,32] [--compare 20] [--only word] [--out folder]
// Measures searches over HTTP by class, in the current catalogue, or with --shows in a generated one in a separate database.
// Every request is first sent to another process, so that the database is warm; then to a new process; and then once more,
// when that process has cached its results. After that, the same terms are searched with PostgreSQL's own ranking and with
// an index in a JavaScript process, for --compare seconds per class (0 skips this). Writes search-<shows>.json to the folder,
// and search-latency.svg for all sizes that are there.
const { values: options } = parseArgs({
  options: {
    shows: { type: "string" },
    size: { type: "string", default: "150" },
    seed: { type: "string", default: "7" },
    clients: { type: "string", default: "1" },
    compare: { type: "string", default: "20" },
    only: { type: "string" },
    out: { type: "string" },
  },
});
const out = resolve(process.env.INIT_CWD ?? ".", options.out ?? join(dataDir(), "bench"));
const [seed, size, seconds] = [options.seed, options.size, options.compare].map(Number) as [number, number, number];
/** The classes that the chart shows and the comparison repeats. */
const COMPARED = ["exact title", "first words of a title", "topic, two words of a title", "topic, common words"];

/** The classes combined as "mixed": queries in every mode, as people type them. */
const MIXED = [...COMPARED, "host", "phrase", "slip of the hand", "written as one word"];

type Answer = { results?: { title: string }[]; didYouMean?: string };
/** The times of requests that are new to the process. */
type Line = Times & {
  readonly name: string;
  /** The times of the same requests, sent again. */
  readonly again: Times;
  readonly perSecond: number;
  readonly refused: number;
  readonly firstRight?: string;
};
type Report = {
  readonly shows: number;
  readonly seed: number;
  /** By number of clients. */
  readonly runs: Readonly<Record<string, readonly Line[]>>;
  readonly megabytes: number;
  readonly compared: readonly Compared[];
};

const made = options.shows === undefined ? undefined : await madeUpCatalogue(Number(options.shows), seed);
const database = made?.database ?? (await openDatabase());
const client = new pg.Client(database.url);
await client.connect();
try {
  const { rows } = await client.query<{ podcasts: number }>("SELECT podcasts FROM catalogue.info");
  const shows = rows[0]?.podcasts ?? 0;
  const wanted = ({ name }: QueryClass) => name.includes(options.only ?? "");
  const classes = await withService(async (api) => {
    const deep = options.only === undefined || "pages".startsWith(options.only) ? [await deepPages(api, client)] : [];
    const all = [...(await queryClasses(client, seed, size)), ...deep, ...needleClasses(made?.needles ?? [], size)];
    const some = all.filter(wanted);
    for (const { requests } of some) await measure(asking(api, requests), 2);
    return some;
  });
  // Other searches of the same kinds: a process that has just started is slow for every search.
  const others = (await queryClasses(client, seed + 1, 12)).filter(wanted);
  const runs: Record<string, Line[]> = {};
  let megabytes = 0;
  for (const clients of options.clients.split(",").map(Number)) {
    console.log(`\n${shows.toLocaleString("en")} shows, ${clients} at a time; milliseconds over HTTP, warm`);
    print(["", "requests", "p50", "p95", "p99", "worst", "per second", "again p50", "p95", "refused", "first right"]);
    const lines: Line[] = (runs[clients] = []);
    await withService(async (api) => {
      for (const { requests } of others) await measure(asking(api, requests), clients);
      const mixed: Timed[] = [];
      for (const one of classes) {
        const taken = await timed(one, api, clients);
        if (MIXED.includes(one.name)) mixed.push(taken);
        lines.push(lineOf(one.name, taken));
        printLine(lines.at(-1) as Line);
      }
      if (mixed.length > 1) {
        lines.push(lineOf("all modes, mixed", together(mixed)));
        printLine(lines.at(-1) as Line);
      }
      megabytes = Math.max(megabytes, await mostMemory(api));
    });
  }
  console.log(`\nThe service took ${megabytes} MB of memory.`);
  const first = Object.values(runs)[0] ?? [];
  const compared = seconds > 0 ? await comparison(client, classes, first, { names: COMPARED, seconds }) : [];
  if (compared.length > 0) printCompared(compared);
  write({ shows, seed, runs, megabytes, compared });
} finally {
  await client.end();
  await database.stop();
}

/** Runs a separate service on the catalogue, and stops it afterward. */
async function withService<Result>(work: (api: string) => Promise<Result>): Promise<Result> {
  const server = await startBenchService(database.url);
  try {
    return await work(`http://127.0.0.1:${server.port}/api/v1`);
  } finally {
    await server.stop();
  }
}

/** One task per request; `onAnswer` is called with its response. */
function asking(
  api: string,
  requests: QueryClass["requests"],
  onAnswer: (answer: Answer, status: number, first?: string) => void = () => undefined,
) {
  return requests.map(({ address, first }) => async () => {
    const response = await fetch(api + address);
    onAnswer((await response.json()) as Answer, response.status, first);
  });
}

/** The milliseconds of each request, the first time and again; the total seconds of the first time; and the responses. */
type Timed = {
  readonly times: readonly number[];
  readonly again: readonly number[];
  readonly seconds: number;
  readonly refused: number;
  readonly known: number;
  readonly right: number;
};

async function timed({ requests }: QueryClass, api: string, clients: number): Promise<Timed> {
  let [right, refused] = [0, 0];
  const known = requests.filter(({ first }) => first !== undefined).length;
  const tasks = asking(api, requests, (answer, status, first) => {
    if (status >= 500) refused += 1;
    const given = [answer.results?.[0]?.title, answer.didYouMean];
    if (first !== undefined && given.some((title) => title !== undefined && same(title, first))) right += 1;
  });
  const { times, seconds } = await measure(tasks, clients);
  const rightAtFirst = right;
  const again = (await measure(tasks, clients)).times;
  return { times, again, seconds, refused, known, right: rightAtFirst };
}

function together(all: readonly Timed[]): Timed {
  const sum = (count: (one: Timed) => number) => all.reduce((total, one) => total + count(one), 0);
  return {
    times: all.flatMap(({ times }) => times),
    again: all.flatMap(({ again }) => again),
    seconds: sum(({ seconds }) => seconds),
    refused: sum(({ refused }) => refused),
    known: 0,
    right: 0,
  };
}

function lineOf(name: string, { times, again, seconds, refused, known, right }: Timed): Line {
  const perSecond = Math.round(times.length / seconds);
  const firstRight = known > 0 ? { firstRight: `${right} of ${known}` } : {};
  return { name, ...percentiles(times), perSecond, again: percentiles(again), refused, ...firstRight };
}

function printLine({ name, count, p50, p95, p99, worst, perSecond, again, refused, firstRight = "" }: Line): void {
  print([name, count, p50, p95, p99, worst, perSecond, again.p50, again.p95, refused, firstRight]);
}

/** The service's memory in megabytes after all requests. */
async function mostMemory(api: string): Promise<number> {
  const text = await (await fetch(api.replace("/api/v1", "/metrics"))).text();
  return Math.round(Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? 0) / 1e6);
}

function printCompared(compared: readonly Compared[]): void {
  console.log("\nThe same terms in other ways, one after the other and without HTTP; × how many times as long");
  print(["", "shows", "requests", "p50", "p95", "p99", "worst", "p95 ×"]);
  for (const { way, name, shows, ratio, ...times } of compared) {
    print([`${way}: ${name}`, shows, times.count, times.p50, times.p95, times.p99, times.worst, ratio]);
  }
}

function write(report: Report): void {
  mkdirSync(out, { recursive: true });
  const path = join(out, `search-${report.shows}.json`);
  writeFileSync(path, `${JSON.stringify(report, null, 1)}\n`);
  const reports = readdirSync(out)
    .filter((name) => /^search-\d+\.json$/.test(name))
    .map((name) => JSON.parse(readFileSync(join(out, name), "utf8")) as Report);
  const chart = join(out, "search-latency.svg");
  writeFileSync(chart, latencyChart("Topic search for common words, 95th percentile", curves(reports)));
  console.log(`\nWritten to ${path} and ${chart}`);
}

function curves(reports: readonly Report[]): Curve[] {
  const drawn = COMPARED.at(-1) ?? "";
  const ours = reports.flatMap(({ shows, runs }) => {
    const line = runs["1"]?.find(({ name }) => name === drawn);
    return line ? [{ shows, ms: line.p95 }] : [];
  });
  const others = new Map<string, { shows: number; ms: number }[]>();
  for (const { way, name, shows, p95 } of reports.flatMap(({ compared }) => compared)) {
    if (name === drawn) others.set(way, [...(others.get(way) ?? []), { shows, ms: p95 }]);
  }
  return [{ name: "Earshot", points: ours }, ...[...others].map(([name, points]) => ({ name, points }))];
}

function same(a: string, b: string): boolean {
  const plain = (text: string) =>
    text
      .normalize("NFKD")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, "");
  return plain(a) === plain(b);
}

function print(cells: readonly (string | number)[]): void {
  const [name, ...figures] = cells;
  const cell = (figure: string | number) => (typeof figure === "number" ? figure.toLocaleString("en") : figure);
  console.log(String(name).padEnd(48) + figures.map((figure) => cell(figure).padStart(11)).join(""));
}
