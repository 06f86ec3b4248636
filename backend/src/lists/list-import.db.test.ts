import { CatalogueBuild } from "../catalogue/local/write/catalogue-build.js";
import type { ImportedPodcast } from "../catalogue/local/record/imported-podcast.js";
import { LIMIT_RULES } from "../limits/limit-rules.js";
import { newUser, TestBrowser } from "../testing/service/test-browser.js";
import { testService, type TestService } from "../testing/service/test-service.js";

type Answer = {
  entries: { position: number; given: string; kind: string; outcome: string; candidates: { podcast: { id: string; title: string } }[] }[];
  skipped: number;
}; // prettier-ignore

let service: TestService;
let ada: TestBrowser & { readonly id: string };

const show = (title: string, feed: string, more: Partial<ImportedPodcast> = {}): ImportedPodcast => ({
  source: "feed",
  key: feed,
  feedUrl: `https://${feed}`,
  title,
  categories: [],
  ...more,
});
const SHOWS = [
  show("The Tidal Ledger", "feeds.example/tidal.xml", { author: "Ada Quill", itunesId: 1234567890 }),
  show("Signal", "feeds.example/signal.xml", { author: "Tomas Verhoeven" }),
  show("Signal", "feeds.example/signal-too.xml", { author: "Nia Brandt" }),
  show("Café des marées", "feeds.example/marees.xml"),
  show("Hufeisen und Glück am Morgen", "feeds.example/hufeisen.xml"),
];

beforeAll(async () => {
  service = await testService();
  const build = await CatalogueBuild.begin(service.database.dataSource, {
    mode: "replace",
    now: new Date(),
    indexFolder: service.database.indexFolder,
  });
  for (const each of SHOWS) await build.add(each);
  await build.finish();
  ada = await newUser(service, "ada@example.org");
});
afterAll(() => service.close());

const match = async (text: string): Promise<Answer> =>
  (await ada.post("/lists/match", { text }).expect(200)).body as Answer;
const short = async (text: string) =>
  (await match(text)).entries.map(({ kind, outcome, candidates }) => [
    kind,
    outcome,
    ...candidates.map(({ podcast }) => podcast.title),
  ]);

test("lines of every kind are matched", async () => {
  const [tidal] = (await match("the tidal ledger")).entries;
  const id = tidal?.candidates[0]?.podcast.id;
  expect(
    await short(`
      the tidal ledger
      Tidal Ledger: the estuary hour
      signal
      Signal by nia brandt
      CAFE DES MAREES
      Hufeisen und Glück
      http://www.feeds.example/tidal.xml/
      https://podcasts.apple.com/us/podcast/x/id1234567890
      ${id}
      https://earshot.example/podcast/${id}
      https://feeds.example/nobody.xml
      Nobody has heard of this one
      ${"x".repeat(5_000)}
    `),
  ).toEqual([
    ["title", "found", "The Tidal Ledger"],
    ["title", "doubtful", "The Tidal Ledger"],
    ["title", "doubtful", "Signal", "Signal"],
    ["title", "found", "Signal"],
    ["title", "found", "Café des marées"],
    ["title", "doubtful", "Hufeisen und Glück am Morgen"],
    ["feed", "found", "The Tidal Ledger"],
    ["itunes", "found", "The Tidal Ledger"],
    ["id", "found", "The Tidal Ledger"],
    ["id", "found", "The Tidal Ledger"],
    ["feed", "not-found"],
    ["title", "not-found"],
    ["title", "not-found"],
  ]);
});

test("matches OPML, and CSV with unknown columns", async () => {
  const opml = `<?xml version="1.0" encoding="ISO-8859-1"?><opml><body><outline text="Folder">
    <outline type="rss" text="Renamed é" xmlUrl="https://feeds.example/tidal.xml"/>
    <outline type="rss" text="Café des marées" xmlUrl="https://elsewhere.example/moved.xml"/></outline></body></opml>`;
  expect(await short(opml)).toEqual([
    ["feed", "found", "The Tidal Ledger"],
    ["feed", "found", "Café des marées"],
  ]);
  expect(await short("Rank;Podcast Name;Publisher\n1;Signal;Nia Brandt\n2;Signal;\n")).toEqual([
    ["title", "found", "Signal"],
    ["title", "doubtful", "Signal", "Signal"],
  ]);
});

test("imports one's own CSV and OPML exports as the same list", async () => {
  const newList = async (name: string) => (await ada.post("/lists", { name }).expect(201)).body as { id: string };
  const list = await newList('=My "list", live');
  const podcastIds = (await match(SHOWS.map(({ feedUrl }) => feedUrl).join("\n"))).entries.map(
    ({ candidates }) => candidates[0]!.podcast.id,
  );
  await ada.post(`/lists/${list.id}/items/batch`, { podcastIds }).expect(200);
  for (const format of ["csv", "opml"]) {
    const answer = await ada.get(`/lists/${list.id}/export.${format}?sort=oldest`).buffer(true).expect(200);
    const text = answer.text || (answer.body as Buffer).toString();
    const { entries } = await match(text);
    expect(entries.map(({ outcome }) => outcome)).toEqual(SHOWS.map(() => "found"));
    expect(entries.map(({ candidates }) => candidates[0]?.podcast.id)).toEqual(podcastIds);
  }
});

test("matches a thousand entries quickly with few queries, and counts the rest", async () => {
  const text = Array.from({ length: 1_005 }, (_, at) => `Show number ${at}: the ${at}th`).join("\n");
  const { dataSource } = service.database;
  const queries = import.meta.jest.spyOn(dataSource, "query");
  const answer = await match(`${text}\nShow number 1: the 1th\nSignal`);
  expect(queries.mock.calls.length).toBeLessThan(20);
  queries.mockRestore();
  expect(answer.entries).toHaveLength(1_000);
  expect(answer.skipped).toBe(7);
});

test("accepts a long text, and refuses a longer one or an endless table", async () => {
  await ada.post("/lists/match", { text: "é".repeat(600_000) }).expect(200);
  await ada.post("/lists/match", { text: "x".repeat(1_000_001) }).expect(400);
  await ada.post("/lists/match", { text: "x".repeat(3_200_000) }).expect(413);
  await ada.post("/lists", { name: "x".repeat(200_000) }).expect(413);
  for (const text of [`title,author\n"${"a".repeat(999_900)}`, '"title"\n"']) {
    const endless = await ada.post("/lists/match", { text }).expect(422);
    expect((endless.body as { detail: string }).detail).toBe("This table cannot be read: a quoted cell has no end.");
  }
  expect(await short("   \n \n")).toEqual([]);
});

test.each(["'; DROP TABLE lists; --", "%", "_%_", "<opml><outline xmlUrl='%zz'", "id99999999999999", "\u202e", "=1+1"])(
  "answers for an unusual text: %j", async (text) => {
    await ada.post("/lists/match", { text }).expect(200);
  },
); // prettier-ignore

test("a table can be read in pieces, wherever they are cut", async () => {
  const filler = Array.from({ length: 900 }, (_, at) => `"Nobody ""${at}"" 👩‍🚀","x\n,y"`).join("\r\n");
  const text = `title,author\r\n${filler}\r\n"Signal","Nia Brandt"\r\n`;
  const { entries } = await match(text);
  expect(entries).toHaveLength(901);
  expect(entries[899]?.given).toBe('Nobody "899" 👩‍🚀 · x\n,y');
  expect(entries[900]).toMatchObject({ outcome: "found", candidates: [{ podcast: { title: "Signal" } }] });
  expect(entries.map(({ position }) => position)).toEqual(entries.map((_, at) => at + 1));
});

test("a guest's text is not read at all", async () => {
  const guest = new TestBrowser(service);
  for (const text of ["Signal", "x".repeat(900_000)]) {
    const { body } = await guest.post("/lists/match", { text }).expect(401);
    expect(body).toMatchObject({ code: "session.required" });
  }
});

test("each user may import ten times in ten minutes", async () => {
  const limited = await testService({ database: service.database, limits: { matchByUser: LIMIT_RULES.matchByUser } });
  try {
    const [ben, eve] = [await newUser(limited, "ben@example.org"), await newUser(limited, "eve@example.org")];
    for (let time = 0; time < 10; time += 1) await ben.post("/lists/match", { text: "Signal" }).expect(200);
    const refused = await ben.post("/lists/match", { text: "Signal" }).expect(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(300);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(600);
    await eve.post("/lists/match", { text: "Signal" }).expect(200);
  } finally {
    await limited.close();
  }
});
