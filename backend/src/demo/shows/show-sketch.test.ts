import { lexicons } from "../words/lexicon.js";
import { apportion } from "./demo-deck.js";
import { sketchShows, titleKey } from "./show-sketch.js";

describe("sketching the shows", () => {
  const shows = sketchShows(20, 2000);

  it("gives every show its own title, numbered from 0001", () => {
    expect(new Set(shows.map((show) => titleKey(show.title))).size).toBe(2000);
    expect(shows[0]?.number).toBe("0001");
    expect(shows[1999]?.number).toBe("2000");
    expect(shows.filter((show) => /[{}]|undefined|\s$|^\s/.test(show.title))).toEqual([]);
  });

  it("uses handwritten shows for at least six in ten, before it invents others", () => {
    const written = shows.filter((show) => show.written).length;
    expect(written).toBeGreaterThan(1200);
    expect(shows.filter((show) => !show.written).every((show) => show.about !== "")).toBe(true);
  });

  it("keeps a title and its description together", () => {
    const all = lexicons().flatMap(({ categories }) => [...categories.values()].flatMap(({ subjects }) => subjects));
    const known = new Map(
      all.flatMap(({ shows: own }) => Object.entries(own).map(([title, about]) => [title + about, true])),
    );
    for (const show of shows) expect(known.has(show.title + show.about)).toBe(show.written);
  });

  it("chooses formats that fit the description", () => {
    const byTitle = new Map(shows.map((show) => [show.title, show]));
    expect(byTitle.get("Before Eight")).toMatchObject({ format: "brief", cadence: "daily" });
    expect(byTitle.get("The Missing Hour")).toMatchObject({ format: "serial", oneSeason: true });
    expect(byTitle.get("Spätfrost")?.credits.hosts).toHaveLength(2);
    expect(byTitle.get("The Unread Shelf")?.cadence).toBe("fortnightly");
  });

  it("has people and networks with several shows", () => {
    const count = (names: (string | undefined)[]) =>
      Object.values(
        Object.groupBy(
          names.filter((name) => name !== undefined),
          (name) => name,
        ),
      ).map((g) => g?.length ?? 0);
    const hosts = count(shows.flatMap((show) => show.credits.hosts.map((host) => host.full)));
    const networks = count(shows.map((show) => show.credits.network));
    expect(hosts.filter((n) => n >= 2).length).toBeGreaterThan(100);
    expect(Math.max(...networks)).toBeGreaterThan(30);
  });

  it("works for any number of shows", () => {
    expect(sketchShows(1, 0)).toEqual([]);
    expect(sketchShows(1, 7)).toHaveLength(7);
    const many = sketchShows(3, 12_000);
    expect(new Set(many.map((show) => titleKey(show.title))).size).toBeGreaterThan(11_700);
  });
});

describe("splitting by weights", () => {
  it("gives each part at least one if possible, and distributes the whole total", () => {
    expect(apportion([520, 80, 20], 100)).toEqual([82, 14, 4]);
    expect(apportion([1, 1, 1], 3)).toEqual([1, 1, 1]);
    expect(apportion([5, 1, 1], 2)).toEqual([2, 0, 0]);
    expect(apportion([1000, 1], 2)).toEqual([1, 1]);
  });
});
