import { segmentOf } from "@earshot/domain/market/category-distribution";
import { filledCatalogue } from "../../../testing/catalogue/filled-catalogue.js";
import type { TestCatalogue } from "../../../testing/catalogue/test-catalogue.js";
import type { ImportedPodcast } from "../record/imported-podcast.js";

let opened: TestCatalogue;
afterAll(async () => {
  await opened?.close();
});

const shows = (count: number, language: string | undefined, listenerRange: string | undefined): ImportedPodcast[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ source: "dump", key: `${language}${listenerRange}${at}`, title: `${language} ${listenerRange} ${at}` },
    ...{ language, listenerRange, categories: ["Soccer"] },
  }));

test("counts the shows of a language separately if twenty have an estimate", async () => {
  opened = await filledCatalogue(
    [
      ...[...shows(18, "sv", "900-1,100"), ...shows(7, "sv", "9,000-11,000"), ...shows(4, "sv", undefined)],
      ...[...shows(30, "en", "90,000-110,000"), ...shows(19, "da", "900-1,100"), ...shows(3, undefined, "500-600")],
    ],
    new Date("2026-11-26T00:00:00Z"),
  );
  const { catalogue } = opened;
  for (const category of ["Soccer", "Sports"]) {
    const key = category.toLowerCase();
    const { [key]: swedish } = await catalogue.categoryDistributions([category], "sv");
    const named = { category, language: { code: "sv", name: "Swedish" } };
    expect(swedish).toMatchObject({ ...named, estimated: 25, unknown: 4 });
    expect([segmentOf(995), segmentOf(9_950), segmentOf(99_500)].map((at) => swedish?.segments[at])).toEqual([
      18, 7, 0,
    ]);
    // Nineteen shows in Danish are too few, and so are nineteen without a stated language.
    for (const language of ["da", "", undefined]) {
      const { [key]: all } = await catalogue.categoryDistributions([category], language);
      expect(all).toMatchObject({ category, language: null, estimated: 77, unknown: 4 });
    }
  }
});
