import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { indexableShow } from "../../../../testing/catalogue/indexable-show.js";
import { IndexWriter } from "../../write/index/index-writer.js";
import { PLACES_A_BLOB } from "../../record/show-columns.js";
import { IndexReader } from "../index/index-reader.js";
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
  for (const [at, language] of ["en", "de", "fr", null].entries()) {
    const add = (categories: string[]) =>
      writer.add(indexableShow({ id: `${categories[0]}${at}`, title: "Any", language, categories }));
    add(["News"]);
    add(["Arts", "Music"]);
  }
  writer.finish({ generation: 1, checksum: "x" }, []);
  const reader = new IndexReader(path);
  const found = import.meta.jest.spyOn(reader.categorySets, "foundBy");
  indexAnswers(reader)("segments", null);
  expect(found).toHaveBeenCalledTimes(2);
  reader.close();
  rmSync(folder, { recursive: true });
});
