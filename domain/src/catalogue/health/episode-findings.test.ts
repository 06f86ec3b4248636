import fc from "fast-check";
import { type EpisodeFacts, episodeFindings } from "./episode-findings.js";
import { type CheckId, FINDING_STATES } from "./finding.js";

const NOW = new Date("2026-11-22T12:00:00Z");
const [SECONDS, DAY] = [NOW.getTime() / 1000, 86_400];
const READ = { now: NOW, readAt: SECONDS - DAY };
const PLAIN = { duration: 1_800, audio: "https", hasTranscript: false, hasPeople: false } as const;

const published = (...daysAgo: readonly number[]): EpisodeFacts[] =>
  daysAgo.map((days) => ({ ...PLAIN, published: SECONDS - days * DAY }));
const every = (days: number, count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => from + index * days);
const having = (...facts: readonly Partial<EpisodeFacts>[]): EpisodeFacts[] =>
  facts.map((one, index) => ({ ...PLAIN, published: SECONDS - index * 7 * DAY, ...one }));
const checked = (id: CheckId, episodes: readonly EpisodeFacts[]) => {
  const one = episodeFindings(episodes, READ).find((each) => each.id === id);
  return one && `${one.state}: ${one.seen}`;
};

test.each<[string, number[], string]>([
  ["each week", every(7, 20), "pass: Weekly. No gap is longer than 14 days."],
  ["each weekday", [0, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 17], "pass: Daily. No gap is longer than 3 days."],
  [
    "each week with a summer break",
    [...every(7, 10), ...every(7, 10, 124)],
    "pass: Weekly, but 1 of 19 gaps is longer than 14 days. The longest is 60 days.",
  ],
  [
    "now and then",
    [1, 3, 20, 22, 24, 90, 92, 200, 201],
    "note: Every 2 days, but 3 of 8 gaps are longer than 4 days. The longest is 3 months.",
  ],
  ["three times", [1, 8, 15], "unknown: Too few dated episodes to tell."],
  [
    "all at once",
    [5, 5, 5, 5, 5, 5],
    "unknown: Its episodes have nearly the same date, so we can’t tell how often it publishes.",
  ],
])("the rhythm of episodes %s", (_, days, expected) => {
  expect(checked("rhythm", published(...days))).toBe(expected);
});

test.each<[string, number[], string]>([
  ["each week until yesterday", every(7, 20), "pass: Published yesterday."],
  ["each week until three weeks ago", every(7, 20, 21), "pass: Published 21 days ago."],
  ["each week until then", every(7, 20, 23), "note: Published 23 days ago. Before that: weekly."],
  ["each month, two months ago", every(30, 6, 70), "pass: Published 2 months ago."],
  ["once, long ago", [92], "note: Published 3 months ago."],
  ["ahead of time", [-0.5, 7, 14, 21], "pass: Published today."],
  ["in a wrong future", [-400], "unknown: No episode has a plausible date."],
])("the latest episode of a show with episodes %s", (_, days, expected) => {
  expect(checked("latest", published(...days))).toBe(expected);
});

test("a show that was on time when its feed was last read is not late", () => {
  const latest = (readAt: number | null) =>
    episodeFindings(published(...every(7, 20, 60)), { now: NOW, readAt }).find(({ id }) => id === "latest");
  const unknown = { state: "unknown", seen: "Published 60 days ago. We haven’t read the feed since." };
  expect(latest(SECONDS - 50 * DAY)).toMatchObject(unknown);
  expect(latest(null)).toMatchObject(unknown);
  expect(latest(SECONDS - 30 * DAY)?.state).toBe("note");
});

test.each<[CheckId, EpisodeFacts[], string]>([
  ["https-audio", having({}, {}), "pass: Used for all of its 2 latest episodes."],
  ["https-audio", having({}), "pass: Used for its one episode."],
  [
    "https-audio",
    having({}, { audio: "http" }, { audio: "none" }),
    "note: Plain http for 1 of its 3 latest episodes. No file for 1 of its 3 latest episodes.",
  ],
  ["durations", having({}, {}), "pass: Given for all of its 2 latest episodes."],
  ["durations", having({}, { duration: null }, { duration: 0 }), "note: Missing for 2 of its 3 latest episodes."],
  ["transcripts", having({ hasTranscript: true }, {}), "pass: Given for 1 of its 2 latest episodes."],
  ["transcripts", having({ hasTranscript: true }, {}, {}), "note: Given for 1 of its 3 latest episodes."],
  ["transcripts", having({}, {}), "note: None."],
  ["transcripts", having({ hasTranscript: null }), "unknown: Not read yet."],
  ["rhythm", [], "unknown: No episodes are known."],
  ["latest", [], "unknown: No episodes are known."],
])("%s", (id, episodes, expected) => {
  expect(checked(id, episodes)).toBe(expected);
});

const arbitraryEpisodes = fc.array(
  fc.record<EpisodeFacts>({
    published: fc.option(fc.integer({ min: 0, max: SECONDS + 30 * DAY })),
    duration: fc.option(fc.nat(10_000)),
    audio: fc.constantFrom("https", "http", "none"),
    hasTranscript: fc.option(fc.boolean()),
    hasPeople: fc.constant(null),
  }),
  { maxLength: 50 },
);
const states = (episodes: readonly EpisodeFacts[]) =>
  Object.fromEntries(episodeFindings(episodes, READ).map(({ id, state }) => [id, FINDING_STATES.indexOf(state)]));

test("the order of the episodes changes nothing", () => {
  fc.assert(
    fc.property(arbitraryEpisodes, (episodes) => {
      expect(episodeFindings(episodes.toReversed(), READ)).toEqual(episodeFindings(episodes, READ));
    }),
  );
});

test("fixing an episode makes no finding worse", () => {
  fc.assert(
    fc.property(arbitraryEpisodes, fc.nat(49), (episodes, at) => {
      const mended = episodes.map((one, index) =>
        index === at ? { ...one, duration: 60, audio: "https" as const, hasTranscript: true } : one,
      );
      const [before, after] = [states(episodes), states(mended)];
      for (const id of ["https-audio", "durations"]) expect(after[id]).toBeGreaterThanOrEqual(before[id] ?? 0);
      // The first transcript turns "unknown" into a finding, pass or note.
      if (episodes.every(({ hasTranscript }) => hasTranscript !== null))
        expect(after.transcripts).toBeGreaterThanOrEqual(before.transcripts ?? 0);
    }),
  );
});
