import fc from "fast-check";
import { PODCAST_DEFAULTS } from "../../catalogue/sources/normalize-podcast.js";
import type { Podcast } from "../../catalogue/shows/podcast.js";
import { columnsEntry, lineEntry } from "./import-entry.js";
import { CANDIDATES_MAX, matchEntry } from "./match-entry.js";

const show = (id: string, title: string, itunesAuthor = "Ada Quill"): Podcast => ({
  ...PODCAST_DEFAULTS,
  id,
  title,
  itunesAuthor,
  defaulted: [],
});
const match = (line: string, ...shows: Podcast[]) => {
  const { outcome, candidates } = matchEntry(lineEntry(line)!, ({ kind }) => (kind === "title" ? shows : []));
  return [outcome, ...candidates.map(({ id }) => id)];
};

test("finds a show with the same name despite similar ones, ignoring case and accents", () => {
  expect(match("cafe des marees", show("1", "Café des marées"), show("2", "Café"))).toEqual(["found", "1"]);
});

test("several shows with one name are doubtful unless the given author matches one", () => {
  const [ada, nia] = [show("1", "Signal"), show("2", "Signal", "Nia Brandt")];
  expect(match("Signal", ada, nia)).toEqual(["doubtful", "1", "2"]);
  expect(match("Signal by nia brandt", ada, nia)).toEqual(["found", "2"]);
  expect(match("Signal by Somebody Else", ada)).toEqual(["doubtful", "1"]);
});

test("finds the whole of a title that looks like title and author", () => {
  expect(match("Death by Design", show("1", "Death by Design"), show("2", "Death", "Design"))).toEqual(["found", "1"]);
});

test("offers at most five similar shows, each once, or none", () => {
  const many = ["1", "2", "2", "3", "4", "5", "6"].map((id) => show(id, `Signal ${id}`));
  expect(match("Signal", ...many)).toEqual(["doubtful", "1", "2", "3", "4", "5"]);
  expect(match("Signal")).toEqual(["not-found"]);
});

test("titles of punctuation alone match only exactly", () => {
  expect(match("???", show("1", "!!!"))).toEqual(["doubtful", "1"]);
  expect(match("???", show("1", "???"))).toEqual(["found", "1"]);
});

test("prefers a match by feed to a match by title", () => {
  const entry = columnsEntry({ feed: "https://f.example/x", title: "Signal" })!;
  const [byFeed, byTitle] = [show("1", "Renamed"), show("2", "Signal")];
  const both = matchEntry(entry, ({ kind }) => (kind === "feed" ? [byFeed] : [byTitle]));
  expect(both).toEqual({ outcome: "found", candidates: [byFeed] });
  expect(matchEntry(entry, ({ kind }) => (kind === "feed" ? [] : [byTitle]))).toMatchObject({ outcome: "found" });
  expect(matchEntry(entry, ({ kind }) => (kind === "feed" ? [byFeed, byTitle] : []))).toMatchObject({
    outcome: "doubtful",
  });
});

test("a found entry has one candidate, a doubtful one up to five, an unknown one none", () => {
  const title = fc.constantFrom("Signal", "signal", "Signal hour", "Café", "???");
  fc.assert(
    fc.property(title, fc.array(fc.tuple(fc.nat(6), title, fc.constantFrom("Ada", "Nia"))), (line, shows) => {
      const { outcome, candidates } = matchEntry(lineEntry(`${line} by Ada`)!, () =>
        shows.map(([id, name, author]) => show(String(id), name, author)),
      );
      const bounds = { found: [1, 1], doubtful: [1, CANDIDATES_MAX], "not-found": [0, 0] }[outcome] as [number, number];
      expect(candidates.length).toBeGreaterThanOrEqual(bounds[0]);
      expect(candidates.length).toBeLessThanOrEqual(bounds[1]);
      expect(new Set(candidates.map(({ id }) => id)).size).toBe(candidates.length);
    }),
  );
});
