import { ENOUGH_ESTIMATES } from "@earshot/domain/market/category-distribution";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { indexableShow } from "../../../../testing/catalogue/indexable-show.js";
import { IndexWriter } from "../../write/index/index-writer.js";
import { PLACES_A_BLOB } from "../../record/show-columns.js";
import { IndexReader } from "../index/index-reader.js";
import { estimatedIn } from "./audience-counts.js";
import { indexAnswers, warmUp } from "./index-tasks.js";

const SHOWS = 9_000;
const isRanked = (at: number) => at % 7 !== 0;

test("a rank counts the ranked shows up to a show, in every part of the columns", () => {
  const folder = mkdtempSync(join(tmpdir(), "earshot-ranks-"));
  const path = join(folder, "index.sqlite");
  const writer = new IndexWriter(path);
  for (let at = 1; at <= SHOWS; at += 1) {
    const demotion = { sinks: isRanked(at) ? 0 : 2, ranked: isRanked(at) };
    writer.add(indexableShow({ id: `show${at}`, title: "Tide", ...demotion }));
  }
  writer.finish({ generation: 1, checksum: "x" }, []);
  const reader = new IndexReader(path);
  expect(reader.number("SELECT max(place) FROM shows")).toBeGreaterThan(2 * PLACES_A_BLOB);
  const rank = (at: number) => indexAnswers(reader)("rank", `show${at}`).output;
  let ranked = 0;
  for (let at = 1; at <= SHOWS; at += 1) {
    if (isRanked(at)) ranked += 1;
    // Includes the first and last shows of each part.
    if (at % 97 === 0 || at % 4_096 < 3 || at === SHOWS)
      expect([at, rank(at)]).toEqual([at, isRanked(at) ? ranked : null]);
  }
  expect(rank(SHOWS + 1)).toBeNull();
  expect(indexAnswers(reader)("shownRank", "show1").output).toBe(1);
  expect(reader.columns.ranked).toBe(ranked);
  reader.close();
  rmSync(folder, { recursive: true });
});

test.each([0, 3])("warming up searches an index of %d shows", (shows) => {
  const folder = mkdtempSync(join(tmpdir(), "earshot-warm-"));
  const path = join(folder, "index.sqlite");
  const writer = new IndexWriter(path);
  for (let at = 1; at <= shows; at += 1) writer.add(indexableShow({ id: `show${at}`, title: "Tide" }));
  writer.finish({ generation: 1, checksum: "x" }, []);
  const reader = new IndexReader(path);
  warmUp(reader);
  const found = [...reader.firstPlaces.values()].some(({ places }) => places.length === shows && shows > 0);
  expect(found).toBe(shows > 0);
  reader.close();
  rmSync(folder, { recursive: true });
});

test("counting audiences reads the names of a set of categories once, however many languages its shows have", () => {
  const folder = mkdtempSync(join(tmpdir(), "earshot-audiences-"));
  const path = join(folder, "index.sqlite");
  const writer = new IndexWriter(path);
  for (const language of ["en", "de", null])
    for (let at = 1; at <= ENOUGH_ESTIMATES; at += 1) {
      const show = { title: "Any", language, listeners_low: "1000", listeners_high: "4000" };
      writer.add(indexableShow({ id: `news ${language} ${at}`, ...show, categories: ["News"] }));
      writer.add(indexableShow({ id: `arts ${language} ${at}`, ...show, categories: ["Arts", "Music"] }));
    }
  writer.finish(
    { generation: 1, checksum: "x" },
    ["News", "Arts", "Music"].map((name) => ({ label: name, name, shows: 60 })),
  );
  const reader = new IndexReader(path);
  const found = import.meta.jest.spyOn(reader.categorySets, "foundBy");
  const counted = [...indexAnswers(reader)("segments", null).output].map(([key, { all, languages }]) => ({
    [key]: estimatedIn(all),
    ...Object.fromEntries([...languages].map(([code, segments]) => [code, estimatedIn(segments)])),
  }));
  expect(counted).toEqual([
    { news: 60, en: 20, de: 20 },
    { arts: 60, en: 20, de: 20 },
    { music: 60, en: 20, de: 20 },
  ]);
  expect(found).toHaveBeenCalledTimes(2);
  reader.close();
  rmSync(folder, { recursive: true });
});
