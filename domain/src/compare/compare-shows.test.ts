import { parseListenerRange as range, UNKNOWN_RANGE } from "../audience/range/listener-range.js";
import type { PodcastDetail } from "../catalogue/shows/podcast.js";
import { compareShows } from "./compare-shows.js";

describe("compareShows", () => {
  const show = (facts: Partial<PodcastDetail>): PodcastDetail =>
    ({
      id: "1",
      listener_range: "1,000-2,000",
      pea_range: "500-900",
      mr_range: "N/A",
      estimate: { inputs: [{ name: "cadence", value: "about one a week" }] },
      defaulted: [],
      ...facts,
    }) as PodcastDetail;

  it("compares the others with the first", () => {
    const [own, other] = compareShows([show({}), show({ id: "2", listener_range: "4,000-8,000", mr_range: "10" })]);
    expect(own?.cadence).toBe("about one a week");
    expect(other?.ranges.listeners).toEqual({ range: range("4,000-8,000"), relation: { kind: "larger", times: 4 } });
    expect(other?.ranges.perEpisode.relation.kind).toBe("overlaps");
    expect(other?.ranges.monthlyReach.relation.kind).toBe("unknown");
  });

  it("shows the unknown as unknown", () => {
    const [only] = compareShows([show({ estimate: null, defaulted: ["listener_range"] })]);
    expect(only?.cadence).toBeUndefined();
    expect(only?.ranges.listeners.range).toEqual(UNKNOWN_RANGE);
    expect(compareShows([])).toEqual([]);
  });
});
