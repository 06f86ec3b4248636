import type { PodcastCatalogue } from "./podcast-catalogue.port.js";
import { listedPodcast } from "./sources/normalize-podcast.js";

type Tools = {
  readonly catalogue: () => PodcastCatalogue;
  readonly idOf: (title: string) => Promise<string>;
};

/** Contract tests for looking up known shows: by id, one or many, and by other keys. */
export function describeCatalogueLookups(
  can: { readonly feeds: boolean; readonly guids: boolean },
  { catalogue, idOf }: Tools,
): void {
  describe("lookups", () => {
    test("a podcast's page has its figures and activity; an unknown id is undefined", async () => {
      const detail = await catalogue().podcast(await idOf("The Tidal Ledger"));
      expect(detail).toMatchObject({ title: "The Tidal Ledger", activity: "very-active" });
      expect(detail!.estimate).toMatchObject({ basis: "provided" });
      expect(await catalogue().podcast("99999999")).toBeUndefined();
      expect(await catalogue().podcast("../etc/passwd")).toBeUndefined();
    });

    test("a show without any facts has no figures, and the default confidence", async () => {
      const detail = await catalogue().podcast(await idOf("Bare Lantern"));
      const unknown = { listener_range: "N/A", pea_range: "N/A", mr_range: "N/A", af_range: "N/A" };
      expect(detail).toMatchObject({ ...unknown, confidence: "medium" });
      expect(detail!.defaulted).toEqual(expect.arrayContaining(["listener_range", "popularityScore"]));
    });

    test("many podcasts come at once; unknown ids are absent", async () => {
      const ids = [await idOf("Signal"), await idOf("Bare Lantern")];
      const found = await catalogue().podcasts([...ids, "99999999", "../etc/passwd", ids[0]!]);
      expect([...found.keys()].sort()).toEqual(ids.toSorted());
      expect(found.get(ids[0]!)).toMatchObject({ id: ids[0], title: "Signal" });
      expect((await catalogue().podcasts([])).size).toBe(0);
    });

    test("figures of many podcasts are those of their own pages", async () => {
      const ids = [await idOf("Signal"), await idOf("Salt and Sums"), await idOf("Bare Lantern")];
      const found = await catalogue().figures([...ids, "99999999", "../etc/passwd"]);
      expect([...found.keys()].sort()).toEqual(ids.toSorted());
      for (const id of ids) {
        const { pea_range, listener_range, confidence } = (await catalogue().podcast(id))!;
        expect(found.get(id)).toMatchObject({ id, pea_range, listener_range, confidence });
      }
      expect(found.get(ids[2]!)).toMatchObject({ pea_range: "N/A" });
      expect((await catalogue().figures([])).size).toBe(0);
    });

    test("shows are looked up by id and by title, each key in its place, exact titles first", async () => {
      const id = await idOf("Salt and Sums");
      const found = await catalogue().lookUp([
        { kind: "title", value: "SIGNAL" },
        { kind: "id", value: id },
        { kind: "title", value: "No Show Has This Title" },
        { kind: "id", value: "99999999" },
      ]);
      expect(found).toHaveLength(4);
      expect(found[0]![0]).toMatchObject({ title: "Signal" });
      expect(found[1]!.map((podcast) => podcast.id)).toEqual([id]);
      expect([found[2], found[3]]).toEqual([[], []]);
      expect(await catalogue().lookUp([])).toEqual([]);
    });

    test("looked-up shows have the fields of listed shows, without the figures and facts of a page", async () => {
      const id = await idOf("Salt and Sums");
      const keys = [
        { kind: "id", value: id },
        { kind: "title", value: "Signal" },
      ] as const;
      const found = [...(await catalogue().lookUp(keys)).flat(), ...(await catalogue().podcasts([id])).values()];
      expect(found.length).toBeGreaterThanOrEqual(3);
      for (const podcast of found) expect(podcast).toEqual(listedPodcast(podcast));
    });

    test("a show is looked up by its feed in any spelling, where the source can", async () => {
      const spellings = ["https://feeds.example/salt.xml", "http://www.feeds.example/salt.xml/", "no address"];
      const found = await catalogue().lookUp(spellings.map((value) => ({ kind: "feed", value })));
      const expected = can.feeds ? ["Salt and Sums"] : [];
      expect(found.map((shows) => shows.map(({ title }) => title))).toEqual([expected, expected, []]);
      expect(await catalogue().lookUp([{ kind: "itunes", value: "9".repeat(40) }])).toEqual([[]]);
    });

    test("a show is looked up by its GUID in any case, where the source can", async () => {
      const guid = "9B024349-CCF0-5F69-A609-6B82873EAB3C";
      const found = await catalogue().lookUp(
        [guid, ` ${guid.toLowerCase()} `, "", guid.slice(1), "%"].map((value) => ({ kind: "guid", value })),
      );
      const expected = can.guids ? ["Salt and Sums"] : [];
      expect(found.map((shows) => shows.map(({ title }) => title))).toEqual([expected, expected, [], [], []]);
    });
  });
}
