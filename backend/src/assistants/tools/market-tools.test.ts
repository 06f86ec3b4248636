import { UNKNOWN_RANGE } from "@earshot/domain/audience/range/listener-range";
import type { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { PODCAST_DEFAULTS } from "@earshot/domain/catalogue/sources/normalize-podcast";
import type { KeyCaller } from "../../http/access/key-caller.js";
import { comparePodcasts, explainEstimate } from "./market-tools.js";

it("gives the usual size of similar shows with its basis, if the show has no estimate", async () => {
  const [listeners, perEpisode, monthlyReach, activeFollowers] = Array.from({ length: 4 }, () => UNKNOWN_RANGE);
  const estimate = {
    ...{ listeners, perEpisode, monthlyReach, activeFollowers, inputs: [], notes: [] },
    ...{ basis: "modelled", confidence: "low", methodVersion: "1", typical: { kind: "closed", low: 100, high: 400 } },
  };
  const show = { ...PODCAST_DEFAULTS, id: "a", title: "A", defaulted: [], confidence: "low", estimate };
  const catalogue = { podcast: () => Promise.resolve(show) } as unknown as PodcastCatalogue;
  const answer = await explainEstimate(catalogue).run({ podcastId: "a" } as never, {} as KeyCaller);
  expect(answer((text) => text)).toMatchObject({
    typical: { range: "100-400", basis: expect.stringMatching(/^Modeled for shows with the same category/) as string },
    figures: Array.from({ length: 4 }, () => ({ range: null, basis: expect.any(String) as string })),
  });
});

it("compares no show with itself", () => {
  const { input } = comparePodcasts({} as PodcastCatalogue);
  const accepts = (...podcastIds: string[]) => input.safeParse({ podcastIds }).success;
  expect([accepts("a", "b"), accepts("a", "a"), accepts("a", "b", "a")]).toEqual([true, false, true]);
});
