import type { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { PODCAST_DEFAULTS } from "@earshot/domain/catalogue/sources/normalize-podcast";
import { z } from "zod";
import type { KeyCaller } from "../../http/access/key-caller.js";
import { fitBrief } from "./planning-tools.js";

it("gives a show the same group as the page of matches", async () => {
  const show = (id: string, title: string) => ({
    ...PODCAST_DEFAULTS,
    id,
    itunesAuthor: id,
    title,
    description: "Running and marathons, every week.",
    categories: ["Running"],
    language: "en",
    defaulted: [],
  });
  const results = [show("toronto", "Toronto Running"), show("runner", "Runner")];
  const catalogue = { search: () => Promise.resolve({ results }), sourceProvider: "rapidapi" };
  const tool = fitBrief(catalogue as unknown as PodcastCatalogue);
  const input = { brief: "Shoes for running in the UK", limit: 5 };
  const answer = await tool.run(input as never, {} as KeyCaller);
  const { matches } = answer((text) => text) as { matches: readonly { podcast: { id: string }; group: string }[] };
  expect(matches.map(({ podcast, group }) => [podcast.id, group])).toEqual([
    ["runner", "fits"],
    ["toronto", "near"],
  ]);
});

it("declares the length that a brief may have, in characters", () => {
  const { input } = fitBrief({} as PodcastCatalogue);
  expect(z.toJSONSchema(input).properties?.brief).toMatchObject({ minLength: 1, maxLength: 800 });
  const accepts = (brief: string) => input.safeParse({ brief }).success;
  expect([accepts("🎧".repeat(800)), accepts("🎧".repeat(801)), accepts("a".repeat(801))]).toEqual([
    true,
    false,
    false,
  ]);
});
