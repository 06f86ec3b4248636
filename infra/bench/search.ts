import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import pg from "pg";
import { dataDir, openDatabase } from "../database.ts";
import { startServer } from "../server-process.ts";
import { measure, percentiles, type Times } from "./percentiles.ts";
import { plainRanking } from "./plain-ranking.ts";
import { queryClasses, type QueryClass } from "./query-classes.ts";

// npm run bench:search -- [--size 150] [--seed 7] [--clients 1] [--json path]
// Searches the catalogue in use over HTTP, class by class, and the same terms with PostgreSQL's own ranking.
const { values: options } = parseArgs({
  options: {
    size: { type: "string", default: "150" },
    seed: { type: "string", default: "7" },
    clients: { type: "string", default: "1" },
    json: { type: "string" },
  },
});
const clients = Number(options.clients);

type Answer = { results?: { title: string }[] };
type Line = Times & { readonly name: string; readonly perSecond: number; readonly firstRight?: string };

const database = await openDatabase();
const client = new pg.Client(database.url);
await client.connect();
const server = await startServer({ DATABASE_URL: database.url, PORT: "0", LOG_LEVEL: "error", NODE_ENV: "production" });
try {
  const api = `http://127.0.0.1:${server.port}/api/v1`;
  const { rows } = await client.query<{ podcasts: number }>("SELECT podcasts FROM catalogue.info");
  const shows = rows[0]?.podcasts ?? 0;
  console.log(
    `${shows.toLocaleString("en")} shows, ${clients} at a time, seed ${options.seed}; milliseconds over HTTP, warm`,
  );
  const classes = await queryClasses(client, Number(options.seed), Number(options.size));
  const lines: Line[] = [];
  print(["", "requests", "p50", "p95", "p99", "worst", "per second", "first right"]);
  for (const one of classes) {
    const line = await run(one, api);
    lines.push(line);
    print([one.name, line.count, line.p50, line.p95, line.p99, line.worst, line.perSecond, line.firstRight ?? ""]);
  }
  const compared = ["exact title", "first words of a title", "topic, two words of a title", "topic, common words"];
  const ratios = await comparePlain(classes, lines, compared);
  const path = resolve(options.json ?? join(dataDir(), "bench-search.json"));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(
    path,
    `${JSON.stringify({ shows, clients, seed: Number(options.seed), classes: lines, plain: ratios }, null, 2)}\n`,
  );
  console.log(`\nWritten to ${path}`);
} finally {
  await server.stop();
  await client.end();
  await database.stop();
}

async function run({ name, requests }: QueryClass, api: string): Promise<Line> {
  let right = 0;
  const known = requests.filter(({ first }) => first !== undefined).length;
  const tasks = requests.map(({ address, first }) => async () => {
    const response = await fetch(api + address);
    const answer = (await response.json()) as Answer;
    // A term of signs alone is refused; everything else must be answered.
    if (response.status >= 500) throw new Error(`${response.status} for ${address}`);
    if (first !== undefined && answer.results?.[0] && same(answer.results[0].title, first)) right += 1;
  });
  await measure(tasks, clients);
  right = 0;
  const { times, seconds } = await measure(tasks, clients);
  const perSecond = Math.round(times.length / seconds);
  return { name, ...percentiles(times), perSecond, ...(known > 0 ? { firstRight: `${right} of ${known}` } : {}) };
}

async function comparePlain(classes: readonly QueryClass[], lines: readonly Line[], names: readonly string[]) {
  const others = await Promise.all(
    Array.from({ length: clients }, async () => {
      const other = new pg.Client(database.url);
      await other.connect();
      return other;
    }),
  );
  console.log(
    "\nPostgreSQL's own ranking (ts_rank over one GIN index) without HTTP, and how many times as long it takes",
  );
  const compared: Record<string, Times & { readonly ratioP95: number }> = {};
  try {
    for (const { name, requests } of classes.filter((one) => names.includes(one.name))) {
      const times = await plainRanking(
        client,
        requests.map(({ term }) => term),
        others,
      );
      const ours = lines.find((line) => line.name === name);
      const ratioP95 = ours ? Math.round((times.p95 / ours.p95) * 10) / 10 : 0;
      compared[name] = { ...times, ratioP95 };
      print([name, times.count, times.p50, times.p95, times.p99, times.worst, "", `x ${ratioP95}`]);
    }
  } finally {
    await Promise.all(others.map((other) => other.end()));
  }
  return compared;
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
  console.log(String(name).padEnd(30) + figures.map((figure) => String(figure).padStart(12)).join(""));
}
