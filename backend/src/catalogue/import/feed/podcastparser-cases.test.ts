import { readFileSync } from "node:fs";
import { describeRealData, realData, realFiles } from "../../../testing/catalogue/real-data.js";
import type { ImportedEpisode } from "../../local/record/imported-podcast.js";
import { plainText } from "../text/clean-text.js";
import { feedPodcast } from "./feed-podcast.js";
import { feedText } from "./feed-text.js";
import { parseFeed } from "./parse-feed.js";

/** The expected values of each case, restricted to stored fields. Addresses begin with `file://tests/`. */
type Expected = {
  readonly title: string;
  readonly description?: string;
  readonly link?: string;
  readonly cover_url?: string;
  readonly explicit?: boolean;
  readonly itunes_owner?: { readonly name?: string };
  readonly itunes_categories?: readonly (readonly string[])[];
  readonly episodes: readonly ExpectedEpisode[];
};
type ExpectedEpisode = {
  readonly title: string;
  readonly guid: string;
  readonly description: string;
  readonly description_html?: string;
  readonly published: number;
  readonly total_time: number;
  readonly episode_art_url?: string;
  readonly enclosures: readonly { readonly url: string }[];
};

/** Where we deviate deliberately, and why. The value is our own result. */
const EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  // A guid without isPermaLink="true" is kept as written: if it were resolved against the feed's address, every episode would count
  // as new after the feed moves.
  "chapters.xml": { guid: "episode" },
  "duration.xml": { guid: "episode" },
  "itunes_episode_image.xml": { guid: "a" },
  "itunes_no_xmlns.xml": { guid: "a" },
  "itunes_xmlns.xml": { guid: "a" },
  "media_episode_thumbnail.xml": { guid: "a" },
  "media_episode_thumbnail_group.xml": { guid: "a" },
  // The case asks for one episode only; we keep all.
  "max_episodes.xml": { episodes: ["Episode 1", "Episode 2"] },
  // The case reverses a serial show; we decide the order of episodes where they are stored.
  "itunes_type_serial.xml": { episodes: ["Episode 2", "Episode 1"] },
  // Apple has no category Ecommerce; only Apple's categories are kept.
  "itunes_categories.xml": { categories: ["Business", "Entrepreneurship", "Education", "Society & Culture"] },
  // The case checks neither the Atom feed's link, which is the show's website, nor the summary of its entry.
  "atom_updated.xml": { link: "http://example.org/", description: "Some text." },
};

const BASE = "http://tests.example/";
const expectedOf = (file: string): Expected =>
  JSON.parse(
    readFileSync(realData("hostile/podcastparser", file.replace(".xml", ".json")), "utf8").replaceAll(
      "file://tests/",
      BASE,
    ),
  ) as Expected;

describeRealData("hostile/podcastparser", "the results stated beside podcastparser's cases", () => {
  test.each(realFiles(".xml", "hostile/podcastparser"))("%s", (file) => {
    const expected = expectedOf(file);
    const exception = EXCEPTIONS[file] ?? {};
    const document = parseFeed(feedText(readFileSync(realData("hostile/podcastparser", file))));
    if ("kind" in document) throw new Error(document.reason);
    const podcast = feedPodcast(document, { address: `${BASE}data/${file}`, now: new Date() });

    expect(podcast.title).toBe(expected.title);
    expect(podcast.description).toBe(expected.description);
    expect(podcast.link).toBe(exception.link ?? expected.link);
    expect(podcast.imageUrl).toBe(expected.cover_url);
    expect(podcast.explicit).toBe(expected.explicit);
    expect(podcast.owner).toBe(expected.itunes_owner?.name);
    const categories = expected.itunes_categories?.flat().filter((name) => name !== "") ?? [];
    expect(podcast.categories).toEqual(exception.categories ?? categories);

    const episodes = podcast.episodes ?? [];
    expect(episodes.map(({ title }) => title)).toEqual(
      exception.episodes ?? expected.episodes.map(({ title }) => title),
    );
    for (const [index, wanted] of expected.episodes.entries())
      if (!exception.episodes) compare(episodes[index], { ...wanted, ...exception });
  });

  test("every exception names an existing case", () => {
    for (const file of Object.keys(EXCEPTIONS)) expect(() => expectedOf(file)).not.toThrow();
  });
});

function compare(episode: ImportedEpisode | undefined, expected: ExpectedEpisode): void {
  expect(episode?.guid).toBe(expected.guid);
  // In these cases, 0 means unknown.
  expect(episode?.published ?? 0).toBe(expected.published);
  expect(episode?.duration ?? 0).toBe(expected.total_time);
  expect(episode?.imageUrl).toBe(expected.episode_art_url);
  expect(episode?.audioUrl).toBe(expected.enclosures[0]?.url);
  // We store one text instead of two: the one with markup, if there is one. Headings begin at the third level.
  if (expected.description_html === undefined) expect(plainText(episode?.summary) ?? "").toBe(expected.description);
  else expect(episode?.summary).toBe(expected.description_html.replace(/(<\/?)h1/g, "$1h3"));
}
