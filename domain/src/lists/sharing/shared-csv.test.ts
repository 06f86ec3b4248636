import { sharedCsvHead, sharedCsvLines } from "./shared-csv.js";

test("writes a shared list as CSV with empty unknown figures and no formulas", () => {
  const figures = {
    listeners: "1,000-5,000",
    language: "en",
    category: "Comedy",
    episodes: 0,
    lastEpisode: 1_767_225_600,
    perEpisode: "400-800",
  };
  const payload = { title: "=1+1", author: null, image_url: null };
  const lines = sharedCsvLines("To Pitch", [
    { podcastId: "p", payload, figures },
    { podcastId: "q", payload, figures: null },
    {
      podcastId: "r",
      payload,
      figures: { listeners: "N/A", perEpisode: "N/A", language: "", category: "", episodes: null, lastEpisode: 0 },
    },
    {
      podcastId: "s",
      payload,
      figures: {
        listeners: "N/A",
        listenersAtLeast: "Large",
        language: "",
        category: "",
        episodes: null,
        lastEpisode: 0,
      },
    },
  ]).split("\r\n");
  expect(sharedCsvHead()).toContain('"list","title","author","podcast_id","listeners"');
  expect(lines[0]).toBe(`"To Pitch","'=1+1","","p","1,000-5,000","Comedy","en","0","2026-01-01","400-800"`);
  expect(lines[1]).toBe(`"To Pitch","'=1+1","","q","","","","","",""`);
  expect(lines[2]).toBe(`"To Pitch","'=1+1","","r","","","","","",""`);
  expect(lines[3]).toBe(`"To Pitch","'=1+1","","s","Large or more","","","","",""`);
});
