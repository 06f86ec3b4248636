import { readFileSync } from "node:fs";
import type { Episode } from "@earshot/domain/catalogue/shows/episode";
import { cadenceOf, checkInterval } from "@earshot/domain/tracking/check-interval";
import { newEpisodes } from "@earshot/domain/tracking/new-episodes";
import { EPISODES_PER_CHECK } from "@earshot/domain/tracking/check-recorder";
import { readFeed } from "../catalogue/import/feed/read-feed.js";
import { describeRealData, realData } from "../testing/catalogue/real-data.js";

const NOW = new Date("2025-06-01T00:00:00Z");

/** The newest episodes in a feed file, as a check receives them. */
function listed(...path: readonly string[]): readonly Episode[] {
  const result = readFeed(readFileSync(realData(...path)), { now: NOW });
  if (result.kind !== "podcast") throw new Error(result.reason);
  return (result.podcast.episodes ?? [])
    .map(({ guid, title, published, duration }) => ({
      id: guid,
      title,
      summary: "",
      published: published === undefined ? null : new Date(published * 1000).toISOString(),
      duration: duration ?? null,
      image: "",
      mp3: "",
    }))
    .sort((a, b) => Date.parse(b.published ?? "0") - Date.parse(a.published ?? "0"))
    .slice(0, EPISODES_PER_CHECK);
}

const newest = (episodes: readonly Episode[]): number => Date.parse(episodes[0]?.published ?? "0");

describeRealData("feeds-versions", "real shows before and after", () => {
  test.each([
    ["accidental-tech-podcast.xml", "accidental-tech-podcast-other-snapshot.xml", 100, 8],
    ["design-details-2018.xml", "design-details-102-items.xml", 100, 7],
    ["giant-bombcast.xml", "giant-bombcast-2018-other-snapshot.xml", 81, 7],
    ["serial-2018.xml", "serial-40-items.xml", 14, 7],
    ["welcome-to-night-vale-feedburner.xml", "welcome-to-night-vale-1-item.xml", 3, 14],
  ])("%s and %s: finds %d new episodes, and checks every %d hours while fresh", (one, other, count, hours) => {
    const versions = [listed("feeds", one), listed("feeds-versions", other)].sort((a, b) => newest(a) - newest(b));
    const [before = [], after = []] = versions;
    const { memory } = newEpisodes(undefined, before, NOW);
    const { fresh, memory: next } = newEpisodes(memory, after, NOW);
    // Counted only by date: these shows differ in nothing else.
    expect(after.filter(({ published }) => Date.parse(published ?? "0") > newest(before))).toHaveLength(count);
    expect(fresh).toHaveLength(count);
    expect(next.lastSeen).toEqual(new Date(newest(after)));
    // A cache returns the previous version once more, and then the newer one again: there are no further alerts.
    const back = newEpisodes(next, before, NOW);
    expect([back.fresh, newEpisodes(back.memory, after, NOW).fresh]).toEqual([[], []]);
    const then = new Date(newest(after));
    expect(Math.round(checkInterval(cadenceOf(after, then), then, 0.5) / 3_600)).toBe(hours);
  });

  test("reports nothing twice when a real feed moves to another host", () => {
    const before = listed("feeds", "accidental-tech-podcast.xml");
    const { memory } = newEpisodes(undefined, before, NOW);
    const moved = before.map((episode) => ({ ...episode, id: `https://new.example/${episode.id}` }));
    expect(newEpisodes(memory, moved, NOW).fresh).toEqual([]);
    const redated = moved.map((episode) => ({ ...episode, published: NOW.toISOString() }));
    expect(newEpisodes(memory, redated, NOW).fresh).toEqual([]);
  });
});
