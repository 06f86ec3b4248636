import { normalizePodcast } from "../sources/normalize-podcast.js";
import { showsCsv } from "./shows-csv.js";

const HEAD =
  '"title","author","listeners_from","listeners_to","categories","language","episodes","last_update","website","feed","podcast_id","per_episode_from","per_episode_to","rhythm","listeners_at_least"\r\n';
const show = (facts: object) => normalizePodcast({ id: 7, title: "Sea", ...facts })!;

describe("showsCsv", () => {
  it("has a header even without shows", () => {
    expect(showsCsv([])).toBe(HEAD);
  });

  it("gives audiences as two numbers and dates as days", () => {
    const known = show({
      title: 'The "Sea", daily',
      itunesAuthor: "Ann",
      listener_range: "5,000-20,000",
      categories: ["True Crime", "News"],
      language: "en-GB",
      episodeCount: 40,
      lastUpdate: 1_613_394_034,
      link: "https://sea.example",
      url: "https://sea.example/feed",
    });
    expect(showsCsv([known])).toBe(
      `${HEAD}"The ""Sea"", daily","Ann","5000","20000","True Crime; News","en","40","2021-02-15","https://sea.example","https://sea.example/feed","7","","","",""\r\n`,
    );
  });

  it("leaves unknown facts and an open end empty", () => {
    expect(showsCsv([show({})])).toBe(`${HEAD}"Sea","","","","","","","","","","7","","","",""\r\n`);
    expect(showsCsv([show({ listener_range: "70,001+" })])).toContain('"Sea","","70001","",');
  });

  it("includes audience per episode and rhythm if the search has them", () => {
    const found = { ...show({}), pea_range: "2,000-9,000", daysBetweenEpisodes: 14 };
    expect(showsCsv([found])).toContain('"7","2000","9000","Every 2 weeks",""\r\n');
    expect(showsCsv([{ ...found, pea_range: "2,000+", daysBetweenEpisodes: 0.2 }])).toContain('"7","2000","","Daily"');
  });

  it("includes the minimum band of a listed show, without numbers", () => {
    const listed = { ...show({}), listenersAtLeast: "Large" as const };
    expect(showsCsv([listed])).toBe(`${HEAD}"Sea","","","","","","","","","","7","","","","Large"\r\n`);
  });

  it("writes no cell that a spreadsheet would run", () => {
    expect(showsCsv([show({ title: "=HYPERLINK(1)" })])).toContain(`"'=HYPERLINK(1)"`);
  });
});
