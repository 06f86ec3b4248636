import fc from "fast-check";
import type { EpisodeFacts } from "./episode-findings.js";
import { type FeedFacts, feedHealth } from "./feed-health.js";
import { CHECK_IDS, type CheckId } from "./finding.js";

const NOW = new Date("2026-11-22T12:00:00Z");
const [SECONDS, DAY] = [NOW.getTime() / 1000, 86_400];

const episode = (daysAgo: number, facts: Partial<EpisodeFacts> = {}): EpisodeFacts => ({
  ...{ published: SECONDS - daysAgo * DAY, duration: 1_800, audio: "https", hasTranscript: true, hasPeople: true },
  ...facts,
});
const GOOD: FeedFacts = {
  ...{ address: "https://feeds.example/tides.xml", listedAt: null, readAt: SECONDS - DAY, failures: 0 },
  ...{ isGone: false, isMarked: true, statedBy: "feed" },
  stated: { cover: "https://tides.example/cover.png", language: "en", explicit: false, guid: "0f8b-4c" },
  episodes: [1, 8, 15, 22, 29].map((days) => episode(days)),
  contacts: { canBeReached: true, hasLockOwner: true, people: 2, supportPages: 1, isCut: false },
};

const checked = (id: CheckId, facts: Partial<FeedFacts>) => {
  const one = feedHealth({ ...GOOD, ...facts }, NOW).findings.find((each) => each.id === id);
  return one && `${one.state}: ${one.seen}`;
};
const stated = (facts: Partial<FeedFacts["stated"]>, statedBy: FeedFacts["statedBy"] = "feed") => ({
  statedBy,
  stated: { ...GOOD.stated, ...facts },
});
const contacts = (facts: Partial<FeedFacts["contacts"]>) => ({ contacts: { ...GOOD.contacts, ...facts } });

test("a feed with everything passes all checks, each with the reason why it matters", () => {
  const { readAt, findings } = feedHealth(GOOD, NOW);
  expect(readAt).toBe(SECONDS - DAY);
  expect(findings.map(({ id }) => id)).toEqual(CHECK_IDS);
  expect(findings.filter(({ state }) => state !== "pass")).toEqual([]);
  expect(findings.filter(({ why, about }) => why === "" || about === "")).toEqual([]);
});

test.each<[CheckId, Partial<FeedFacts>, string]>([
  ["reading", {}, "pass: Read on Nov 21, 2026."],
  ["reading", { failures: 1 }, "note: The last attempt failed. It was last read on Nov 21, 2026."],
  ["reading", { failures: 3, readAt: null }, "note: The last 3 attempts failed."],
  ["reading", { isGone: true }, "note: Its server says the feed is gone for good."],
  ["reading", { readAt: null }, "unknown: Imported from a copy. We haven’t read it from its server."],
  ["reading", { readAt: null, episodes: null }, "unknown: The feed hasn’t been read yet."],
  ["https-feed", { address: "HTTP://feeds.example/t" }, "note: Its address begins with plain http."],
  [
    "https-feed",
    { address: "http://feeds.example/t", readAt: null },
    "unknown: It is listed with plain http. We haven’t read it from its server.",
  ],
  ["address", { listedAt: "old.example" }, "note: Listed at old.example, but read at feeds.example."],
  ["address", { listedAt: "feeds.example" }, "note: Listed with an older address at feeds.example."],
  ["address", { readAt: null }, "unknown: We haven’t read it from its server."],
  ["caching", { isMarked: false }, "note: Its server sends neither an ETag nor a date."],
  ["caching", { isMarked: null }, "unknown: We haven’t read it from its server."],
  ["cover", {}, "pass: Its address is https. We haven’t measured the picture."],
  ["cover", stated({ cover: "http://tides.example/1.png" }), "note: Its address is plain http."],
  ["cover", stated({ cover: null }), "note: None that we can read."],
  ["cover", stated({}, "either"), "unknown: A cover is known from the feed or a directory."],
  ["language", {}, "pass: English."],
  ["language", stated({ language: null }, "either"), "note: None that we can read."],
  ["language", stated({ language: "de" }, "either"), "unknown: German is known from the feed or a directory."],
  ["language", stated({ language: "de" }, "directory"), "unknown: German is known from a directory."],
  ["language", stated({ language: null }, "directory"), "unknown: Not known yet."],
  ["explicit", {}, "pass: Not explicit."],
  ["explicit", stated({ explicit: true }), "pass: Explicit."],
  ["explicit", stated({ explicit: null }), "note: None that we can read."],
  ["guid", stated({ guid: null }), "note: None that we can read."],
  ["guid", stated({}, "either"), "unknown: One is known from the feed or a directory."],
  [
    "contact",
    contacts({ canBeReached: false }),
    "note: It has no email address or social page of its makers that we can show.",
  ],
  ["contact", contacts({ canBeReached: false, isCut: true }), "unknown: It lists more people and pages than we store."],
  [
    "locked",
    contacts({ hasLockOwner: false }),
    "unknown: We only store an owner named in the feed, and there isn’t one.",
  ],
  ["funding", contacts({ supportPages: 2 }), "pass: 2 pages."],
  ["funding", contacts({ supportPages: 0 }), "note: No page."],
  ["people", {}, "pass: 2 people for the show. Names for all of its 5 latest episodes."],
  ["people", { episodes: [episode(1, { hasPeople: false })], ...contacts({ people: 0 }) }, "note: No one is named."],
  [
    "people",
    { episodes: [episode(1, { hasPeople: null })], ...contacts({ people: 0 }) },
    "unknown: We haven’t read its episodes for this yet.",
  ],
])("%s of %j is %s", (id, facts, expected) => {
  expect(checked(id, facts)).toBe(expected);
});

const arbitraryEpisode = fc.record<EpisodeFacts>({
  published: fc.option(fc.integer({ min: -1e12, max: 1e12 })),
  duration: fc.option(fc.integer({ min: -5, max: 1e6 })),
  audio: fc.constantFrom("https", "http", "none"),
  hasTranscript: fc.option(fc.boolean()),
  hasPeople: fc.option(fc.boolean()),
});
const arbitraryFacts = fc.record<FeedFacts>({
  address: fc.oneof(fc.webUrl(), fc.string()),
  listedAt: fc.option(fc.domain()),
  readAt: fc.option(fc.integer({ min: 0, max: 2e9 })),
  failures: fc.nat(1_000),
  isGone: fc.boolean(),
  isMarked: fc.option(fc.boolean()),
  statedBy: fc.constantFrom("feed", "either", "directory"),
  stated: fc.record({
    cover: fc.option(fc.webUrl()),
    language: fc.option(fc.constantFrom("en", "de", "zz")),
    explicit: fc.option(fc.boolean()),
    guid: fc.option(fc.uuid()),
  }),
  episodes: fc.option(fc.array(arbitraryEpisode, { maxLength: 50 })),
  contacts: fc.record({
    ...{ canBeReached: fc.boolean(), hasLockOwner: fc.boolean(), isCut: fc.boolean() },
    ...{ people: fc.nat(24), supportPages: fc.nat(24) },
  }),
});

test("any facts give each check once, in complete sentences", () => {
  fc.assert(
    fc.property(arbitraryFacts, (facts) => {
      const { findings } = feedHealth(facts, NOW);
      expect(findings.map(({ id }) => id)).toEqual(CHECK_IDS);
      for (const { seen } of findings) {
        expect(seen).toMatch(/^\S.*\.$/);
        expect(seen).not.toMatch(/undefined|null|NaN|Infinity|N\/A/);
      }
    }),
  );
});

test("unread facts count neither against a feed nor for it", () => {
  fc.assert(
    fc.property(arbitraryFacts, (facts) => {
      const asked: readonly CheckId[] = ["reading", "https-feed", "address", "caching"];
      const { findings } = feedHealth({ ...facts, episodes: null }, NOW);
      const answered = findings.filter(({ id, state }) => !asked.includes(id) && state !== "unknown");
      expect(answered).toEqual([]);
    }),
  );
});

test("facts that a directory may have stated count neither for nor against a feed", () => {
  fc.assert(
    fc.property(arbitraryFacts, fc.constantFrom("either" as const, "directory" as const), (facts, statedBy) => {
      const named = { cover: "http://a.example/1.png", language: "en", explicit: true, guid: "1" };
      const { findings } = feedHealth({ ...facts, statedBy, stated: named }, NOW);
      const states = findings.filter(({ id }) => Object.hasOwn(named, id)).map(({ state }) => state);
      expect(states).toEqual(["unknown", "unknown", "unknown", "unknown"]);
    }),
  );
});
