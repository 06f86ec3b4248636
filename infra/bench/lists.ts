import pg from "pg";
import { openDatabase } from "../database.ts";
import { startBenchService } from "./bench-service.ts";
import { percentiles } from "./percentiles.ts";

// node infra/bench/lists.ts
// Requests pages of a list with 100,000 items over HTTP, by order and search, and compares them with a list of one item; then exports the
// lists, and shows the service's memory. Creates an account and deletes it afterward. Measures twice: right after the rows were written,
// and after VACUUM, which the database otherwise runs by itself within a minute. Index-only scans are possible only after that.
const ROUNDS = 150;
const ORDERS = ["newest", "oldest", "title_asc", "title_desc"];
const EMAIL = `bench-${Date.now()}@example.org`;
const PASSWORD = "a bench needs a long one 7";

const database = await openDatabase();
const client = new pg.Client(database.url);
await client.connect();
const server = await startBenchService(database.url);
const origin = `http://127.0.0.1:${server.port}`;
const cookies = new Map<string, string>();

async function call(path: string, body?: object): Promise<Response> {
  const answer = await fetch(`${origin}/api/v1${path}`, {
    method: body ? "POST" : "GET",
    headers: {
      "Sec-Fetch-Site": "same-origin",
      "Content-Type": "application/json",
      Cookie: [...cookies].map((pair) => pair.join("=")).join("; "),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  for (const set of answer.headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
    cookies.set(name, value);
  }
  return answer;
}

async function filledList(name: string, items: number): Promise<string> {
  const { id } = (await (await call("/lists", { name })).json()) as { id: string };
  // Titles of a few words, so that searches have enough text to scan.
  await client.query(
    `INSERT INTO list_items (list_id, podcast_id, payload, created_at, title_key, search_text)
     SELECT $1, 'bench' || n, jsonb_build_object('title', title, 'author', author, 'image_url', 'https://i.example/' || n),
       now() - n * interval '1 second', lower(title), lower(title) || E'\\n' || lower(author)
     FROM (SELECT n, 'The ' || left(md5(n::text), 7) || ' Hour ' || n || ' of talk and waiting' AS title,
       'Author ' || left(md5((n % 900)::text), 9) AS author FROM generate_series(1, $2::int) n) made`,
    [id, items],
  );
  await client.query("ANALYZE list_items");
  return id;
}

async function times(list: string, query: string, pages: number): Promise<number[]> {
  const taken: number[] = [];
  for (let round = -10; round < ROUNDS; round += 1) {
    const page = 1 + (((round + 10) * 37) % pages);
    const began = performance.now();
    await (await call(`/lists/${list}/items?${query}&page=${page}`)).arrayBuffer();
    if (round >= 0) taken.push(performance.now() - began);
  }
  return taken;
}

async function memory(): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? 0) / 1e6;
}

try {
  await call("/auth/sign-up", { email: EMAIL, password: PASSWORD });
  await client.query("UPDATE users SET email_verified_at = now() WHERE email = $1", [EMAIL]);
  await call("/auth/sign-in", { email: EMAIL, password: PASSWORD });
  const [one, many] = [await filledList("One", 1), await filledList("Many", 100_000)];
  console.log("order, just written: p50, p95 of 100,000 items");
  for (const sort of ORDERS) {
    const { p50, p95 } = percentiles(await times(many, `sort=${sort}`, 4_166));
    console.log(`${sort.padEnd(25)} ${p50} ${p95}`);
  }
  await client.query("VACUUM ANALYZE list_items");
  console.log("order and search, after VACUUM: p50, p95 of 100,000 items; ratio of p50 to a list of one");
  for (const sort of ORDERS) {
    for (const [q, pages] of [
      ["", 4_166],
      ["hour", 4_166],
      ["9a", 200],
      ["no such words", 1],
      ["100%", 1],
    ] as const) {
      const query = `sort=${sort}&q=${encodeURIComponent(q)}`;
      const [small, large] = [percentiles(await times(one, query, 1)), percentiles(await times(many, query, pages))];
      console.log(
        `${sort.padEnd(10)} ${(q || "-").padEnd(14)} ${large.p50} ${large.p95} ${(large.p50 / small.p50).toFixed(1)}`,
      );
    }
  }
  for (const format of ["csv", "json", "opml", "xlsx", "csv?figures=true", "xlsx?figures=true"]) {
    const before = await memory();
    let highest = before;
    const watch = setInterval(() => void memory().then((now) => (highest = Math.max(highest, now))), 50);
    const began = performance.now();
    let bytes = 0;
    const body = (await call(`/lists/${many}/export.${format}`)).body as AsyncIterable<Uint8Array> | null;
    for await (const piece of body ?? []) bytes += piece.length;
    clearInterval(watch);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(
      `${format}: ${(bytes / 1e6).toFixed(1)} MB in ${seconds} s; ${before.toFixed(0)} MB before, ${highest.toFixed(0)} MB at most`,
    );
  }
} finally {
  await client.query("DELETE FROM users WHERE email = $1", [EMAIL]);
  await server.stop();
  await client.end();
  await database.stop();
}
