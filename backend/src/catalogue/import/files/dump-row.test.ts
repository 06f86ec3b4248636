import { createHash } from "node:crypto";
import { READER_VERSION, showFromRow } from "./dump-row.js";

const row = (more: Record<string, unknown> = {}) => ({ url: "https://feeds.a.example/x/", title: "A show", ...more });
const show = (more?: Record<string, unknown>) => {
  const found = showFromRow(row(more));
  if ("reason" in found) throw new Error(found.reason);
  return found;
};

test("reads a full row", () => {
  const full = show({
    url: "https://feeds.a.example/x/", title: "  Night \n Talk ", lastUpdate: 1_600_000_000n, link: "a.example", dead: 0n,
    itunesId: 123n, itunesAuthor: "owner@example.com (Ann Lee)", itunesOwnerName: "Lee Media", explicit: 1n,
    imageUrl: "https://a.example/c.jpg", newestItemPubdate: 1_600_000_000n, oldestItemPubdate: 1_599_136_000n,
    language: "zh-tw", episodeCount: 11n, popularityScore: 7n, priority: 3n, createdOn: 1_500_000_000n, host: "feeds.A.example",
    podcastGuid: "917393e3", description: "<p>About &amp;amp; more</p>", newestEnclosureDuration: 1800n,
    category1: "Society", category2: "Culture", category3: "Documentary",
  }); // prettier-ignore
  expect(full).toEqual({
    source: "dump",
    key: "feeds.a.example/x",
    title: "Night Talk",
    feedUrl: "https://feeds.a.example/x/",
    link: "http://a.example/",
    description: "About & more",
    author: "Ann Lee",
    owner: "Lee Media",
    imageUrl: "https://a.example/c.jpg",
    categories: ["Society & Culture", "Documentary"],
    language: "zh",
    country: "TW",
    explicit: true,
    episodeCount: 11,
    popularityScore: 7,
    priority: 3,
    itunesId: 123,
    podcastGuid: "917393e3",
    host: "feeds.a.example",
    createdOn: 1_500_000_000,
    lastUpdate: 1_600_000_000,
    newestEpisode: 1_600_000_000,
    oldestEpisode: 1_599_136_000,
    updateIntervalDays: 1,
    typicalDuration: 1800,
    dead: false,
  });
});

test("a fact that a dump lacks stays unknown", () => {
  const unknown = show({
    lastUpdate: 0n, link: "", dead: null, itunesId: 0n, itunesAuthor: "NULL", itunesOwnerName: "", explicit: null,
    imageUrl: "NONE", newestItemPubdate: 0n, language: "", episodeCount: 0n, popularityScore: -1n, createdOn: 0n,
    podcastGuid: "NULL", description: "NULL", category1: "Na", category2: "Genre", newestEnclosureDuration: 0n,
  }); // prettier-ignore
  const stated = Object.entries(unknown).filter(([, value]) => value !== undefined);
  expect(Object.fromEntries(stated)).toEqual({
    source: "dump",
    key: "feeds.a.example/x",
    title: "A show",
    feedUrl: "https://feeds.a.example/x/",
    categories: [],
    host: "feeds.a.example",
  });
});

test("reads columns of other types", () => {
  const odd = show({
    title: Buffer.from("Bytes"), dead: "1", itunesId: "123", explicit: "true", episodeCount: "12", popularityScore: 4.5,
    lastUpdate: "1600000000", createdOn: 1_600_000_000_123n, newestItemPubdate: 99_999_999_999_999_999n, priority: "x",
  }); // prettier-ignore
  expect(odd).toMatchObject({
    title: "Bytes",
    dead: true,
    itunesId: 123,
    explicit: true,
    episodeCount: 12,
    popularityScore: 4.5,
  });
  expect(odd).toMatchObject({
    lastUpdate: 1_600_000_000,
    createdOn: 1_600_000_000,
    newestEpisode: undefined,
    priority: undefined,
  });
});

test("gives different spellings of one feed the same identity", () => {
  const keys = ["http://Feeds.A.example/x", "https://feeds.a.example/x/", "feed://feeds.a.example/x", "feeds.a.example/x"]
    .map((url) => show({ url }).key); // prettier-ignore
  expect(new Set(keys).size).toBe(1);
});

test("identifies a show by the address of its directory page, but has no feed", () => {
  const url = "https://podcasts.apple.com/us/podcast/mind-pump-raw-truth/id954100822";
  const page = show({ url, title: "NA", link: url, host: "podcasts.apple.com" });
  expect(page).toMatchObject({ title: "Mind Pump Raw Truth", link: url, feedUrl: undefined, host: undefined });
  expect(page.key).toBe("podcasts.apple.com/us/podcast/mind-pump-raw-truth/id954100822");
});

test("the original address replaces one that is invalid", () => {
  expect(show({ url: "gone", originalUrl: "https://b.example/f" }).feedUrl).toBe("https://b.example/f");
});

test.each([
  [{ url: null }, "No feed address: the column is empty."],
  [{ url: "javascript:alert(1)" }, 'No feed address: "javascript:alert(1)".'],
  [{ url: "http://127.0.0.1/feed" }, 'No feed address: "http://127.0.0.1/feed".'],
  [{ title: "" }, 'No title: "".'],
  [{ title: null }, "No title: the column is empty."],
  [{ title: "NULL" }, 'No title: "NULL".'],
])("%j is a bad row", (more, reason) => expect(showFromRow(row(more))).toEqual({ reason }));

test("the error page of a host is no show", () => {
  expect(showFromRow(row({ title: "Invalid Account", description: "Ourmedia RSS feed" }))).toEqual({
    reason: 'An error page, not a show: "Invalid Account".',
    isNoShow: true,
  });
  expect(show({ title: "Invalid Account", episodeCount: 12n }).title).toBe("Invalid Account");
});

test("rows are read as this version of the reader reads them", () => {
  const odd = [
    { title: " Night \n Talk ", itunesAuthor: "owner@example.com (Ann Lee)", language: "pt_BR", explicit: "clean" },
    { description: "<p>About &amp;amp; more</p><script>x</script>", lastUpdate: 1_600_000_000_123n, dead: "1" },
    { newestItemPubdate: 1_600_000_000n, oldestItemPubdate: 1_599_136_000n, episodeCount: "11", category1: "Society" },
    { url: "itunes.apple.com/us/podcast/odd-tales/id123?mt=2", title: "", itunesId: "123", popularityScore: 11 },
    { url: "nonsense", originalUrl: "http://WWW.b.example:80/feed/?a=1", priority: -1, host: "not a host" },
    { title: "Ünïcode “quotes” 日本", imageUrl: "javascript:alert(1)", link: "//c.example/x", createdOn: 0 },
    { itunesOwnerName: "unknown", itunesAuthor: "N/A", category1: "TV", category2: "Film", category3: "After-Shows" },
    { title: Buffer.from("Bytes"), newestEnclosureDuration: 1_800.7, podcastGuid: "", language: "klingon" },
  ].map((more) => showFromRow(row(more)));
  const outcome = createHash("sha1").update(JSON.stringify(odd)).digest("base64url");
  // If this fails, rows are now read differently than the stored ones were: raise READER_VERSION (unless the cause is a new fact),
  // and record the new outcome.
  expect([READER_VERSION, outcome]).toEqual([4, "hrp7YGdK_ejILRfIXkWZW1i5fig"]);
});
