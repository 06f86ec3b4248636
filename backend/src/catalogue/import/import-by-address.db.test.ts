import { spawn } from "node:child_process";
import { hash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { feedOf } from "../../testing/servers/feed-server.js";
import { testDatabase, type TestDatabase } from "../../testing/database/test-database.js";
import { until } from "../../testing/until.js";
import { programEnv } from "../../testing/service/program-env.js";

const IMPORTER = join(import.meta.dirname, "../../../dist/src/catalogue/import-cli.js");
const EPISODES = 4_000;
const CUTS = [60_000, 110_000];

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** Bytes of the stored part of the download. */
function storedBytes(): number {
  const folder = join(database.dataDir, "downloads");
  if (!existsSync(folder)) return 0;
  const part = readdirSync(folder, { recursive: true, encoding: "utf8" }).find((name) => name.endsWith(".part"));
  return part === undefined ? 0 : statSync(join(folder, part)).size;
}

test("the command imports from an address whose server cuts the connection twice, and requests only the missing part", async () => {
  const names = Array.from({ length: EPISODES }, (_, at) => `${at} ${hash("sha256", `${at}`)}`);
  const packed = gzipSync(feedOf("Tides", names, { first: new Date("2010-01-01T06:00:00Z") }));
  expect(packed.length).toBeGreaterThan(CUTS[1] ?? 0);
  const left = [...CUTS];
  const ranges: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    const { range } = request.headers;
    ranges.push(range);
    const from = Number(/^bytes=(\d+)-$/.exec(range ?? "")?.[1] ?? 0);
    const part = { "Content-Range": `bytes ${from}-${packed.length - 1}/${packed.length}` };
    response.writeHead(range === undefined ? 200 : 206, {
      ...{ ETag: '"v1"', "Content-Length": packed.length - from, ...(range === undefined ? {} : part) },
    });
    const cut = left.shift();
    if (cut === undefined) return void response.end(packed.subarray(from));
    response.write(packed.subarray(from, cut));
    // Data in transit may be lost when the connection is cut.
    until(() => storedBytes() === cut).then(() => response.destroy(), () => response.destroy()); // prettier-ignore
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    const { port } = server.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}/feed.xml.gz`;
    const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", IMPORTER, address], {
      env: { ...programEnv(), DATABASE_URL: database.url, DATA_DIR: database.dataDir },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const output: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => output.push(chunk.toString()));
    const [code] = (await once(child, "exit")) as [number | null];
    expect([code, code === 0 ? "" : output.join("")]).toEqual([0, ""]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
  expect(ranges).toEqual([undefined, ...CUTS.map((cut) => `bytes=${cut}-`)]);
  const shows = await database.dataSource.query<unknown[]>(
    `SELECT p.title, count(*)::int AS episodes FROM catalogue.podcasts p JOIN episodes e ON e.podcast_id = p.id
     WHERE p.source <> 'demo' GROUP BY p.title`,
  );
  expect(shows).toEqual([{ title: "Tides", episodes: EPISODES }]);
});
