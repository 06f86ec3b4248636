import { parseListenerRange as range, UNKNOWN_RANGE } from "../audience/range/listener-range.js";
import type { PodcastDetail } from "../catalogue/shows/podcast.js";
import { compareShows } from "./compare-shows.js";

describe("compareShows", () => {
  const show = (facts: Partial<PodcastDetail>): PodcastDetail =>
    ({
      id: "1",
      categories: ["Sports", "Running"],
      language: "en",
      listener_range: "1,000-2,000",
      pea_range: "500-900",
      mr_range: "N/A",
      explicit: 0,
      estimate: { inputs: [{ name: "cadence", value: "about one a week" }] },
      defaulted: [],
      ...facts,
    }) as PodcastDetail;

  it("compares the others with the first", () => {
    const [own, other] = compareShows([
      show({}),
      show({
        id: "2",
        categories: ["Running", "Golf"],
        language: "de",
        listener_range: "4,000-8,000",
        mr_range: "10",
        explicit: 1,
      }),
    ]);
    expect(own).toMatchObject({
      cadence: "about one a week",
      explicit: false,
      language: "English",
      sameLanguage: true,
    });
    expect(own?.categories.every(({ shared }) => shared)).toBe(true);
    expect(other).toMatchObject({
      id: "2",
      explicit: true,
      language: "German",
      sameLanguage: false,
      categories: [
        { name: "Running", shared: true },
        { name: "Golf", shared: false },
      ],
    });
    expect(other?.ranges.listeners).toEqual({ range: range("4,000-8,000"), relation: { kind: "larger", times: 4 } });
    expect(other?.ranges.perEpisode.relation.kind).toBe("overlaps");
    expect(other?.ranges.monthlyReach.relation.kind).toBe("unknown");
  });

  it("shows the unknown as unknown", () => {
    const [only] = compareShows([
      show({ explicit: "N/A", language: "N/A", estimate: null, defaulted: ["categories", "listener_range"] }),
    ]);
    expect(only).toMatchObject({
      explicit: undefined,
      language: undefined,
      sameLanguage: undefined,
      cadence: undefined,
      categories: [],
    });
    expect(only?.ranges.listeners.range).toEqual(UNKNOWN_RANGE);
    expect(compareShows([])).toEqual([]);
  });
});
