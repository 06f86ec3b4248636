import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { similarTo } from "./similar-shows.js";

const show = (id: string, listener_range: string) =>
  ({ id, listener_range, categories: ["Science"], language: "N/A" }) as unknown as Podcast;

test("an audience is of similar size if the middles on a logarithmic scale are within a factor of two", () => {
  // The middle of 1,000 to 100,000 is 10,000.
  const candidates = [show("same", "9,000-11,000"), show("half its ends", "50,000-51,000"), show("up to", "1-1,000")];
  const alike = similarTo(show("own", "1,000-100,000"), candidates, 3);
  expect(alike.map(({ podcast, reasons }) => [podcast.id, reasons.includes("Audience of similar size")])).toEqual([
    ["same", true],
    ["half its ends", false],
    ["up to", false],
  ]);
});
