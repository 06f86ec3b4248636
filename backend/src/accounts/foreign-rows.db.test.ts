import { drill } from "../testing/drill.js";
import { OwnedTables } from "../testing/database/owned-tables.js";
import { routesOf } from "../testing/service/routes.js";
import { newUser, PASSWORD, type TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";

/**
 * Each route is called with the id of every row of A. The other marks are invented texts, and ids of rows that a row refers to: each route
 * is called with one in this many of them, so that each mark reaches several routes. Their tables have a row with its own id too.
 */
const OTHERS_APART = drill({ short: 6, long: 1 });
/** How many of A's ids follow each mark in a path with two of them, besides the mark itself. */
const SECOND_IDS = drill({ short: 1, long: 3 });
/** Simultaneous requests: one alone would spend most of its time waiting for the database. */
const AT_ONCE = 8;

// Routes and tables are discovered, not listed, so that the test automatically covers new ones.
let service: TestService;
let tables: OwnedTables;
let a: TestBrowser & { readonly id: string };
let b: TestBrowser & { readonly id: string };
/** What identifies A's rows: their ids, and texts that occur nowhere else. */
let marks: readonly string[];
/** Those that identify a row by themselves. */
let ownIds: ReadonlySet<string>;

beforeAll(async () => {
  service = await testService();
  tables = await OwnedTables.read(service.database.dataSource);
  a = await newUser(service, "canary-a@example.org");
  b = await newUser(service, "curious-b@example.org");
  await tables.takeAnything();
  const planted: string[] = [];
  for (const table of tables.all) planted.push((await tables.plant(table, a.id)) ?? "");
  await service.database.dataSource.query("UPDATE identities SET provider = 'google' WHERE user_id = $1", [a.id]);
  marks = [
    ...new Set([a.id, "canary-a", ...planted.flatMap((row) => row.match(/made up 0\.\d+|[0-9a-f-]{36}/g) ?? [])]),
  ];
  ownIds = new Set([a.id, ...planted.flatMap((row) => /"id":"([0-9a-f-]{36})"/.exec(row)?.[1] ?? [])]);
});
afterAll(() => service.close());

const marksIn = (text: string): readonly string[] => marks.filter((mark) => text.includes(mark));
const userRoutes = () => routesOf(service.app).filter(({ access }) => access === "user");

test("only A's own export contains A's rows, and no answer to B does", async () => {
  // The catalogue's file is the same for everybody, and may not be ready yet (503).
  const paths = userRoutes().flatMap(({ method, path }) =>
    method === "get" && !path.includes(":") && !path.endsWith("/catalogue/snapshot") ? [path] : [],
  );
  expect(paths.length).toBeGreaterThan(8);
  for (const path of paths) {
    for (const query of ["?format=json", "?format=csv", `?userId=${a.id}&user_id=${a.id}&podcastId=x`]) {
      const answer = await b.get(path.replace("/api/v1", "") + query);
      expect({ path, status: answer.status, found: marksIn(answer.text) }).toMatchObject({ found: [] });
      expect(answer.status).toBeLessThan(500);
    }
  }
  const { text } = await a.get("/account/export?format=json").expect(200);
  // The export omits internal keys, hashes and addresses, so some of the marks are missing.
  expect(marksIn(text).length).toBeGreaterThan(10);
});

test("user B sends every id of user A to every route: no answer contains A's data, and A's data does not change", async () => {
  const { body: list } = await b.post("/lists", { name: "B's own" }).expect(201);
  const everything = {
    name: "Stolen",
    podcastId: "x",
    payload: { title: "X" },
    podcastIds: ["x"],
    action: "remove",
    itemIds: marks.filter((mark) => mark.length === 36),
    targetListId: (list as { id: string }).id,
    inApp: false,
    email: "off",
    currentPassword: PASSWORD,
  };
  const rowsOfA = async (): Promise<readonly string[]> => {
    const rows = (await Promise.all(["users", ...tables.all].map((table) => tables.rows(table)))).flat();
    return rows.filter((row) => marksIn(row).length > 0).toSorted();
  };
  const before = await rowsOfA();
  expect(before.length).toBeGreaterThan(tables.all.length);
  const routes = userRoutes().filter(({ path }) => path.includes(":"));
  expect(routes.length).toBeGreaterThan(12);
  expect(ownIds.size).toBeGreaterThan(20);
  for (const [nth, { method, path }] of routes.entries()) {
    const sent = marks.filter((mark, at) => ownIds.has(mark) || (at + nth) % OTHERS_APART === 0);
    const pairs = sent.flatMap((mark) =>
      (path.split(":").length > 2 ? [mark, ...everything.itemIds.slice(0, SECOND_IDS)] : [mark]).map((other) => ({
        mark,
        other,
      })),
    );
    const send = async ({ mark, other }: (typeof pairs)[number]) => {
      const concrete = path
        .replace("/api/v1", "")
        .replace(":format", "csv")
        .replace(":provider", "google")
        .replace(/:\w+/, encodeURIComponent(mark))
        .replace(/:\w+/, encodeURIComponent(other));
      const answer = await b.call(method as Parameters<TestBrowser["call"]>[0], concrete, everything);
      const { errors: _, instance: __, ...shown } = (answer.body ?? {}) as Record<string, unknown>;
      const echo = JSON.stringify(shown).replaceAll(mark, "").replaceAll(other, "");
      expect({ method, concrete, found: marksIn(echo) }).toMatchObject({ found: [] });
      expect(answer.status).toBeLessThan(500);
    };
    for (let at = 0; at < pairs.length; at += AT_ONCE) await Promise.all(pairs.slice(at, at + AT_ONCE).map(send));
  }
  expect(await rowsOfA()).toEqual(before);
}, 120_000);
