import type { PodcastCatalogue } from "./podcast-catalogue.port.js";
import type { EpisodeFilter } from "./shows/episode-filter.js";
import type { PodcastId } from "./shows/podcast.js";

type Tools = {
  /** The id of a show in the contract, given its exact title. */
  readonly idOf: (title: string) => Promise<PodcastId>;
  readonly episodes: PodcastCatalogue["episodes"];
};

/** Contract tests for episodes. */
export function describeCatalogueEpisodes(can: { readonly episodes: boolean }, { idOf, episodes }: Tools): void {
  describe("episodes", () => {
    test("episodes are returned newest first, page by page; an unknown podcast has none", async () => {
      const id = await idOf("The Tidal Ledger");
      expect(await episodes("99999999", { limit: 5 })).toBeUndefined();
      const first = await episodes(id, { limit: 2 });
      if (!can.episodes) return expect(first).toEqual({ episodes: [], nextCursor: null });
      expect(first!.episodes.map(({ title }) => title)).toEqual(["Neap", "Spring"]);
      expect(first!.episodes[0]).toMatchObject({ published: "2026-08-02T10:00:00.000Z", duration: 1800 });
      const rest = await episodes(id, { limit: 2, cursor: first!.nextCursor! });
      expect(rest).toMatchObject({
        episodes: [{ title: "Ebb", mp3: "https://audio.example/ebb.mp3" }],
        nextCursor: null,
      });
      expect((await episodes(await idOf("Bare Lantern"), { limit: 5 }))!.episodes).toEqual([]);
    });

    test("episodes are narrowed by words, length and year, and the choices are counted", async () => {
      const id = await idOf("The Tidal Ledger");
      if (!can.episodes) return;
      const titles = async (filter: EpisodeFilter) =>
        (await episodes(id, { limit: 5, filter }))!.episodes.map(({ title }) => title);
      expect(await titles({ words: "NÉAP" })).toEqual(["Neap"]);
      expect(await titles({ words: "neap spring" })).toEqual([]);
      expect(await titles({ words: "%" })).toHaveLength(3);
      expect(await titles({ length: "30-60" })).toHaveLength(3);
      expect(await titles({ length: "0-15" })).toEqual([]);
      expect(await titles({ year: 2026, words: "ebb" })).toEqual(["Ebb"]);
      expect(await titles({ year: 2025 })).toEqual([]);
      const { facets } = (await episodes(id, { limit: 1, facets: true, filter: { words: "neap" } }))!;
      expect(facets).toEqual({
        ...{ total: 1, known: 3, chapters: 0, transcripts: 0 },
        years: [{ year: 2026, count: 1 }],
        lengths: [{ length: "30-60", count: 1 }],
      });
      const first = (await episodes(id, { limit: 1, filter: { year: 2026 } }))!;
      const next = await episodes(id, { limit: 1, filter: { year: 2026 }, cursor: first.nextCursor! });
      expect(next!.episodes.map(({ title }) => title)).toEqual(["Spring"]);
      const only = await episodes(id, { limit: 5, only: next!.episodes[0]!.id });
      expect(only!.episodes).toEqual(next!.episodes);
      expect((await episodes(id, { limit: 5, only: "nobody's" }))!.episodes).toEqual([]);
    });
  });
}
