import type { SearchPage, SearchRequest, SearchResult } from "../../catalogue/search/search-request.js";
import { show } from "./found-show.fake.js";
import { matchShows } from "./match-shows.js";

describe("in a brief that is written in German", () => {
  const brief = "Wir suchen für unser Werkzeug Hörer, die gern renovieren und mit Holz bauen.";
  const german = show("german", { title: "Renovieren", language: "de" });
  const english = Array.from({ length: 12 }, (_, at) => show(`e${at}`));
  /** A catalogue that applies the language filter. */
  const catalogue = (shows: readonly SearchResult[]) => ({
    search: ({ filters: { language } }: SearchRequest) =>
      Promise.resolve({
        results: shows.filter((one) => language === undefined || one.language === language),
      } as unknown as SearchPage),
  });
  const groups = async (shows: readonly SearchResult[], more: { brief?: string; language?: string } = {}) =>
    (await matchShows(catalogue(shows), { brief, filters: {}, ...more })).matches.map(({ group }) => group);

  it("a list ends with its shows in German", async () => {
    expect(await groups([...english, german])).toEqual(["fits"]);
  });

  it("some in other languages follow only if there is none in German", async () => {
    const unknown = show("unknown", { defaulted: ["country", "explicit", "hasContact", "language"] });
    expect(await groups([unknown, ...english])).toEqual(Array<string>(10).fill("other language"));
  });

  it("similar shows in German, five at most, come before other languages", async () => {
    const crafts = Array.from({ length: 8 }, (_, at) =>
      show(`c${at}`, {
        title: `Basteln ${at}`,
        description: "Stricken und basteln, jede Woche eine neue Anleitung für alle.",
        categories: ["Crafts"],
        language: "de",
      }),
    );
    expect(await groups([...crafts.slice(0, 1), ...english])).toEqual([
      "near",
      ...Array<string>(9).fill("other language"),
    ]);
    expect(await groups([...crafts, ...english])).toEqual([
      ...Array<string>(5).fill("near"),
      ...Array<string>(5).fill("other language"),
    ]);
    expect(await groups([...crafts, german])).toEqual(["fits"]);
  });

  it("shows in German that its people like come before other languages", async () => {
    const sports = show("sports", {
      title: "Sport am Sonntag",
      description: "Sport, Leichtathletik und Handball, jede Woche neu für alle.",
      categories: ["Sports"],
      language: "de",
    });
    expect(await groups([sports, ...english], { brief: `${brief} Für Männer.` })).toEqual([
      "near",
      ...Array<string>(9).fill("other language"),
    ]);
  });

  it("other languages are left out where there are enough", async () => {
    const many = Array.from({ length: 10 }, (_, at) => ({ ...german, id: `g${at}`, itunesAuthor: `g${at}` }));
    expect(await groups([...english, ...many])).toEqual(Array<string>(10).fill("fits"));
  });

  it("other languages are left out where the language is requested", async () => {
    expect(await groups([...english, german], { language: "de" })).toEqual(["fits"]);
    expect(await groups(english, { brief: `${brief} Nur deutschsprachige Hörer.` })).toEqual([]);
  });

  it("shows that only mention the subject are left out", async () => {
    const about = {
      title: "Kino",
      description: "Filme und Serien, die man kennt, und einmal ein Garten.",
      language: "de",
    };
    const passing = show("passing", { ...about, categories: [] });
    expect(await groups([passing, german])).toEqual(["fits"]);
    expect(await groups([passing])).toEqual([]);
  });
});
