import { episodeKey, fingerprint } from "./episode-key.js";
import { episode } from "./episodes.fake.js";
import { remember, REMEMBERED, seenEpisode, type ShowMemory, titleMark } from "./show-memory.js";

const SINCE = new Date("2026-11-01T00:00:00Z");
const EMPTY: ShowMemory = { since: SINCE, lastSeen: null, episodes: [] };
const listed = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => episode(`e${from + index}`, null));
const keys = ({ episodes }: ShowMemory) => episodes.map(([key]) => key);

test("puts current episodes first and earlier ones after them", () => {
  const memory = remember(remember(EMPTY, listed(0, 2), null), listed(1, 3), null);
  expect(keys(memory)).toEqual(["e1", "e2", "e0"]);
});

test("keeps the same list when nothing is new", () => {
  const memory = remember(EMPTY, listed(0, 5), null);
  expect(remember(memory, listed(0, 3), null).episodes).toBe(memory.episodes);
});

test("remembers a fixed number of episodes, and listed ones before delisted ones", () => {
  const stay = episode("stay", null);
  let memory = remember(EMPTY, [stay], null);
  for (let n = 0; n < 20; n += 1) memory = remember(memory, [...listed(n * 100, n * 100 + 100), stay], null);
  expect(memory.episodes).toHaveLength(REMEMBERED);
  expect(keys(memory)).toContain("stay");
  expect(keys(memory)).not.toContain("e0");
});

test("never moves the newest date back", () => {
  const [early, late] = [new Date("2026-11-02T00:00:00Z"), new Date("2026-11-03T00:00:00Z")];
  expect(remember({ ...EMPTY, lastSeen: early }, [], late).lastSeen).toBe(late);
  expect(remember({ ...EMPTY, lastSeen: late }, [], early).lastSeen).toBe(late);
  expect(remember({ ...EMPTY, lastSeen: late }, [], null).lastSeen).toBe(late);
  expect(remember(EMPTY, [], null).lastSeen).toBeNull();
});

test("compares titles by letters and digits, and ignores one without any", () => {
  expect(titleMark("Épisode 1: The  Start!")).toBe(titleMark("episode 1 the start"));
  expect(titleMark("Episode 1")).not.toBe(titleMark("Episode 2"));
  expect(titleMark(" … ")).toBe("");
  expect(seenEpisode(episode("x", null, { title: "—" }))).toEqual(["x", ""]);
});

test("keeps a short id as the key, and shortens a long one to a unique key", () => {
  const start = "https://host.example/".padEnd(120, "x");
  expect(episodeKey(start)).toBe(start);
  expect(episodeKey(`${start}1`)).toHaveLength(137);
  expect(episodeKey(`${start}1`)).not.toBe(episodeKey(`${start}2`));
  expect(episodeKey("")).toBe("");
});

test("a fingerprint has 16 digits, is stable, and differs for similar texts", () => {
  // FNV-1a over UTF-16 units of two bytes each. "" gives the unchanged offset basis.
  expect(fingerprint("").slice(0, 8)).toBe("811c9dc5");
  expect(fingerprint("a")).toMatch(/^[0-9a-f]{16}$/);
  const texts = Array.from({ length: 20_000 }, (_, index) => fingerprint(`Episode ${index}`));
  expect(new Set(texts).size).toBe(20_000);
});
