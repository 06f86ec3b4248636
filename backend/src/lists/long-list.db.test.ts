import { ITEMS_MAX } from "@earshot/domain/lists/list";
import { ListStore } from "@earshot/domain/lists/list-store.port";
import { Shortlists } from "@earshot/domain/lists/shortlist/shortlists";
import { DataSource } from "typeorm";
import { drill } from "../testing/drill.js";
import { blocksRead } from "../testing/measures/blocks-read.js";
import { retainedBytes } from "../testing/measures/retained-bytes.js";
import { newUser, type TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";
import { until } from "../testing/until.js";
import { FigureExports } from "./exporting/figure-exports.js";
import type { ItemPage } from "./lists.schemas.js";
import type { SumAnswer } from "./shortlist.schemas.js";

/** Maximum blocks of 8 kB that the queries for one page can read. */
const PAGE_BLOCKS = 2_000;

/** Items that one statement inserts or deletes: it must finish within ten seconds, even on a busy machine. */
const PORTION = 2_500;

let service: TestService;
let ada: TestBrowser & { readonly id: string };
let list: string;
beforeAll(async () => {
  service = await testService({ demo: true });
  const { dataSource } = service.database;
  ada = await newUser(service, "ada@example.org");
  list = ((await ada.post("/lists", { name: "All" }).expect(201)).body as { id: string }).id;
  // Every fiftieth item is a show in the catalogue, so that each page has figures, and the sums cover two thousand shows.
  for (let from = 1; from <= ITEMS_MAX; from += PORTION) {
    await dataSource.query(
      `INSERT INTO list_items
         (list_id, podcast_id, payload, created_at, title_key, search_text, status, price_cents, price_currency)
       SELECT $1, coalesce(p.id, 'x' || n), jsonb_build_object('title', 'Show ' || n, 'author', NULL, 'image_url', NULL),
         now() - n * interval '1 second', lpad(n::text, 12, '0'), 'show ' || n,
         CASE WHEN n % 1000 = 0 THEN 'Booked' ELSE 'Idea' END,
         CASE WHEN n % 2 = 0 THEN 100 END, CASE WHEN n % 2 = 0 THEN 'USD' END
       FROM generate_series($2::int, $3::int) n
       LEFT JOIN (SELECT id, row_number() OVER (ORDER BY position) AS nth FROM catalogue.podcasts) p ON p.nth * 50 = n`,
      [list, from, from + PORTION - 1],
    );
  }
  // Rows that an open transaction may not see yet are checked one by one; after a vacuum, there are no such rows.
  await until(async () => {
    await dataSource.query("VACUUM ANALYZE list_items");
    const sizes = "SELECT relallvisible = relpages AS clean FROM pg_class WHERE relname = 'list_items'";
    return (await dataSource.query<{ clean: boolean }[]>(sizes))[0]?.clean;
  });
}, 120_000);
afterAll(() => service.close());

// If they were read row by row, the pages in the middle would take fifty thousand blocks.
test.each(["sort=newest", "sort=oldest", "sort=title_asc", "sort=newest&status=Booked"])(
  "reads few blocks for any page of the longest list (%s)",
  async (query) => {
    const pages = query.includes("status") ? 4 : Math.floor(ITEMS_MAX / 24);
    const source = service.app.get(DataSource);
    const heavy: { page: number; blocks: number }[] = [];
    for (let nth = 0; nth < 20; nth += 1) {
      const page = Math.min(pages, 1 + Math.round((nth * pages) / 19));
      const read = async () => {
        const { body } = await ada.get(`/lists/${list}/items?${query}&page=${page}`).expect(200);
        expect((body as ItemPage).items.length).toBeGreaterThan(0);
      };
      // The total is counted once, then cached.
      if (nth === 0) await read();
      const blocks = await blocksRead(source, read);
      if (blocks > PAGE_BLOCKS) heavy.push({ page, blocks });
    }
    expect(heavy).toEqual([]);
  },
  60_000,
);

test("the sums of the longest list cover all its shows", async () => {
  const { sum } = (await ada.get(`/lists/${list}/shortlist`).expect(200)).body as SumAnswer;
  expect(sum).toMatchObject({ shows: ITEMS_MAX, withoutPrice: ITEMS_MAX / 2, byStatus: { Booked: ITEMS_MAX / 1000 } });
  expect(sum.costs[0]?.cents).toBe((ITEMS_MAX / 2) * 100);
  expect(sum.withoutAudience).toBeGreaterThanOrEqual(ITEMS_MAX - 2_000);
}, 60_000);

test("freezes the longest list as a whole", async () => {
  await ada.post(`/lists/${list}/frozen`).expect(201);
  const [row] = await service.database.dataSource.query<{ kept: number }[]>(
    "SELECT count(frozen)::int AS kept FROM list_items WHERE list_id = $1",
    [list],
  );
  expect(row?.kept).toBe(2_000);
}, 60_000);

test("never returns a cached total from before a change", async () => {
  const total = async (query = "") =>
    ((await ada.get(`/lists/${list}/items?sort=newest${query}`).expect(200)).body as ItemPage).total;
  const { items } = (await ada.get(`/lists/${list}/items?sort=newest&status=Booked`).expect(200)).body as ItemPage;
  const booked = ITEMS_MAX / 1000;
  expect([await total(), await total("&status=Booked"), await total("&q=show 100")]).toEqual([ITEMS_MAX, booked, 112]);
  const { undoId } = (await ada.call("delete", `/lists/${list}/items/${items[0]?.id}`).expect(200)).body as { undoId: string }; // prettier-ignore
  expect([await total(), await total("&status=Booked")]).toEqual([ITEMS_MAX - 1, booked - 1]);
  await ada.post(`/lists/undo/${undoId}`).expect(200);
  expect([await total(), await total("&status=Booked")]).toEqual([ITEMS_MAX, booked]);
}, 60_000);

/** Items in the exported list: enough that holding all of them in memory would be noticed. */
const EXPORTED = drill({ short: 30_000, long: ITEMS_MAX });

describe("an export with figures", () => {
  beforeAll(async () => {
    for (let left = ITEMS_MAX; left > EXPORTED; left -= PORTION) {
      await service.database.dataSource.query(
        `DELETE FROM list_items WHERE id IN
           (SELECT id FROM list_items WHERE list_id = $1 ORDER BY created_at LIMIT $2)`,
        [list, PORTION],
      );
    }
  }, 120_000);

  test.each([
    ["csv", 2],
    // The format has up to 65,530 links at its end, so they stay in memory until then.
    ["xlsx", 14],
  ] as const)(
    "holds one batch of the list in memory, however long it is (%s)",
    async (format, most) => {
      const { app } = service;
      const found = await app.get(ListStore).find(ada.id, list);
      const shortlist = await app.get(Shortlists).find(ada.id, list);
      if (!found || typeof shortlist === "string") throw new Error("There is no list.");
      const heapSizes: number[] = [];
      let bytes = 0;
      // Each measurement collects garbage, which takes as long as writing many pieces.
      let next = 0;
      for await (const piece of app.get(FigureExports).pieces(ada.id, { ...found, ...shortlist }, format, "newest")) {
        bytes += piece.length;
        if (bytes < next) continue;
        heapSizes.push(retainedBytes());
        next = Math.max(bytes + 100_000, 1.25 * bytes);
      }
      expect(heapSizes.length).toBeGreaterThan(5);
      // The first measurement includes code that is loaded on first use; the second does not. Items that are held would be in each of
      // the last ones; what another part of the service holds for a moment is in one.
      expect((Math.min(...heapSizes.slice(-3)) - heapSizes[1]!) / 1e6).toBeLessThan(most);
    },
    120_000,
  );
});
