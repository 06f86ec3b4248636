import { readCategories, readEpisodes, readPodcastDetail, readPodcasts, withSafeSummary } from "./provider-answers.js";
import { FAKE_SHOWS } from "../../../testing/rapidapi/fake-shows.js";

const now = new Date("2026-08-04T10:00:00Z");
const nonsense = expect.objectContaining({ kind: "nonsense", reason: expect.stringMatching(/^Critical error: /) });

test("a list of results becomes podcasts in the same order, the same id once", () => {
  const results = [FAKE_SHOWS[1], FAKE_SHOWS[0], FAKE_SHOWS[1]];
  expect(readPodcasts({ results }, now).map(({ id, title }) => `${id} ${title}`)).toEqual([
    "7002 The Compiler Room",
    "7001 Kettle and Compiler",
  ]);
});

test("a row that cannot be read is left out, the others stay", () => {
  const results = [null, 7, "x", [], {}, { title: "no id" }, FAKE_SHOWS[0], { id: 9, title: 5, categories: "News" }];
  expect(readPodcasts({ results }, now).map(({ id }) => id)).toEqual(["7001", "9"]);
});

test.each([
  null,
  5,
  "x",
  [],
  {},
  { results: null },
  { results: "none" },
  { results: {} },
  { results: [null, null] },
  { results: [{ a: 1 }] },
])("refuses %j as the answer to a search", (answer) => expect(() => readPodcasts(answer, now)).toThrow(nonsense));

test("accepts an answer without results", () => {
  expect(readPodcasts({ results: [] }, now)).toEqual([]);
});

test("reads a podcast from the first result or the answer itself", () => {
  expect(readPodcastDetail({ results: [FAKE_SHOWS[0]] }, now)?.title).toBe("Kettle and Compiler");
  expect(readPodcastDetail(FAKE_SHOWS[0], now)?.title).toBe("Kettle and Compiler");
});

test("returns nothing without a result, and throws on an unreadable one", () => {
  expect(readPodcastDetail({ results: [] }, now)).toBeUndefined();
  expect(readPodcastDetail({ results: [null] }, now)).toBeUndefined();
  for (const answer of [
    null,
    [],
    "x",
    {},
    { message: "hello" },
    { results: 3 },
    { results: ["x"] },
    { results: [{ title: "no id" }] },
  ]) {
    expect(() => readPodcastDetail(answer, now)).toThrow(nonsense);
  }
});

test("the provider's figures have a receipt that names the provider", () => {
  const podcast = readPodcastDetail(
    { results: [{ ...FAKE_SHOWS[0], mr_range: "20,000-40,000", confidence: "High" }] },
    now,
  );
  expect(podcast).toMatchObject({
    listener_range: "5,001-10,000",
    pea_range: "5,001-10,000",
    mr_range: "20,000-40,000",
    af_range: "N/A",
    confidence: "high",
    estimate: { basis: "provided", methodVersion: null },
  });
});

test("models missing figures equally on card and page, if enough facts are known", () => {
  const { listener_range, ...silent } = FAKE_SHOWS[0] ?? { listener_range: "" };
  expect(listener_range).toBe("5,001-10,000");
  const [card] = readPodcasts({ results: [silent] }, now);
  const page = readPodcastDetail({ results: [silent] }, now);
  expect(page?.listener_range).toMatch(/^\d[\d,]*-\d[\d,]*$/);
  expect(card?.listener_range).toBe(page?.listener_range);
  expect(page?.estimate).toMatchObject({ basis: "modelled" });
  expect(page?.defaulted).not.toContain("listener_range");

  const bare = readPodcastDetail({ id: 7901, title: "Bare Bones Hour" }, now);
  expect(bare).toMatchObject({ listener_range: "N/A", pea_range: "N/A", mr_range: "N/A", af_range: "N/A" });
  expect(bare?.defaulted).toContain("listener_range");
});

test("makes foreign markup harmless", () => {
  const evil = 'Hello <script>alert(1)</script><img src=x onerror="alert(2)"> <a href="javascript:alert(3)">there</a>';
  const texts = [
    readPodcasts({ results: [{ id: 1, description: evil }] }, now)[0]?.description,
    readPodcastDetail({ id: 1, description: evil }, now)?.description,
    readEpisodes({ episodes: [{ id: 1, title: "One", summary: evil }] }).map(withSafeSummary)[0]?.summary,
  ];
  for (const text of texts) {
    expect(text).toContain("Hello");
    expect(text).not.toMatch(/script|onerror|<img/);
  }
});

test("episodes come as a list, alone or under a name", () => {
  const rows = [{ id: "e1", title: "One", mp3: "https://audio.example/1.mp3", duration: "61" }, null];
  for (const answer of [rows, { episodes: rows }, { results: rows }]) {
    expect(readEpisodes(answer)).toMatchObject([{ id: "e1", title: "One", duration: 61, published: null }]);
  }
  expect(readEpisodes({ episodes: [] })).toEqual([]);
  for (const answer of [null, {}, "x", { episodes: null }, [null], { episodes: [1, 2] }]) {
    expect(() => readEpisodes(answer)).toThrow(nonsense);
  }
});

test("keys category stats by lower-case name, and drops those without a usable count", () => {
  const found = readCategories({
    Technology: { listener_range: "1,000-5,000", podcast_count: 51_200 },
    comedy: { podcast_count: "99000" },
    news: { listener_range: "x", podcast_count: null },
    sports: null,
    science: { podcast_count: -3 },
  });
  expect([...found]).toEqual([
    ["technology", { listener_range: "1,000-5,000", podcast_count: 51_200 }],
    ["comedy", { listener_range: "N/A", podcast_count: 99_000 }],
  ]);
  expect(readCategories({}).size).toBe(0);
  for (const answer of [null, [], "x", 3, { news: "many" }]) expect(() => readCategories(answer)).toThrow(nonsense);
});
