import { SavedRow } from "../saved/saved.row.js";
import { OwnedTables } from "../testing/database/owned-tables.js";
import { somePerson } from "../testing/database/some-person.js";
import { testService, type TestService } from "../testing/service/test-service.js";
import { OwnedData, type OwnedRow } from "./owned-data.js";
import { ownedRow, ownedRows } from "./owned-rows.js";
import { PostgresTransactions } from "./postgres-transactions.js";

let service: TestService;
beforeAll(async () => {
  service = await testService();
});
afterAll(() => service.close());

test("every table of people's data is in the export, or its feature states why not", async () => {
  const data = service.app.get(OwnedData);
  const tables = (await OwnedTables.read(service.database.dataSource)).all;
  expect(tables).toEqual(expect.arrayContaining(["identities", "sessions", "outbox"]));
  const owned = data.sections.flatMap((section) => section.tables);
  expect(tables.filter((table) => !owned.includes(table) && !data.reasons.has(table))).toEqual([]);
  // Reasons must be removed for tables that are gone, or are exported after all.
  expect([...data.reasons.keys()].filter((table) => !tables.includes(table) || owned.includes(table))).toEqual([]);
  expect(owned.filter((table) => table !== "users" && !tables.includes(table))).toEqual([]);
});

test("every section is empty for an unknown user", async () => {
  for (const section of service.app.get(OwnedData).sections) {
    const rows: OwnedRow[] = [];
    for await (const row of await section.of(crypto.randomUUID())) rows.push(row);
    expect({ section: section.name, rows }).toEqual({ section: section.name, rows: [] });
  }
});

test("reads many rows in pages, each once, in the order of their key", async () => {
  const me = await somePerson(service.database, "me@example.org");
  const all = Array.from({ length: 2_500 }, (_, index) => String(index).padStart(4, "0"));
  await service.database.dataSource.query(
    "INSERT INTO saved_podcasts (user_id, podcast_id, title) SELECT $1, id, 'Show' FROM unnest($2::text[]) id",
    [me, all.toReversed()],
  );
  const columns = ["podcastId", "title", "addedAt", "author"] as const;
  const rows: OwnedRow[] = [];
  for await (const row of ownedRows(service.app.get(PostgresTransactions), SavedRow, columns, me, "podcastId")) {
    rows.push(row);
  }
  expect(rows.map(({ podcastId }) => podcastId)).toEqual(all);
  expect(rows[0]).toEqual({
    podcastId: "0000",
    title: "Show",
    addedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    author: null,
  });
});

test("values are converted for the export, and names are unique", () => {
  expect(ownedRow({ at: new Date(0), tags: ["a"], more: { b: 1 }, gone: undefined, yes: true })).toEqual({
    at: "1970-01-01T00:00:00.000Z",
    tags: '["a"]',
    more: '{"b":1}',
    gone: null,
    yes: true,
  });
  const data = new OwnedData();
  const section = { name: "notes", tables: ["notes"], what: "Notes", until: "You delete them", of: async () => [] };
  data.add(section);
  expect(() => data.add(section)).toThrow("notes");
});
