import fc from "fast-check";
import { drill } from "../../../infra/testing/drill.js";
import type { ListenerRange } from "../audience/range/listener-range.js";
import type { ClusterAudience } from "../market/cluster-audience.js";
import { netReach, peopleOf, type ReachShow, SHOWS_LISTED } from "./net-reach.js";
import { growthAfter, SHOWS_A_WEEK } from "./reach-constants.js";
import { ReachedPeople } from "./reached-people.js";
import { sainsbury } from "./sainsbury.js";
import { Universes } from "./universes.js";

const exactly = (people: number): ListenerRange => ({ kind: "closed", low: people, high: people });
const NEWS = { language: "en", category: "News" };
const show = (id: string, people: number, cluster = NEWS): ReachShow => ({
  id,
  title: `Show ${id}`,
  cluster,
  audience: exactly(people),
});
const cluster = (weekly: number, { language, category } = NEWS): ClusterAudience => ({
  language,
  category,
  shows: 1_000,
  weekly,
});
const many = (count: number, people: number) => Array.from({ length: count }, (_, at) => show(`s${at}`, people));
const likely = (shows: readonly ReachShow[], clusters: readonly ClusterAudience[]) =>
  netReach(shows, clusters)!.net.likely;

test.each([
  [5, 5_000, 100_000_000, 24_998],
  [20, 20_000, 100_000_000, 399_241],
  [20, 20_000, 400_000, 256_606],
])("%i shows of %i people in a universe of %i reach %i", (count, people, universe, reached) => {
  const audiences = Array.from({ length: count }, () => people);
  expect(Math.round(sainsbury(audiences, universe))).toBe(reached);
  expect(likely(many(count, people), [cluster(universe * SHOWS_A_WEEK.likely)])).toBe(reached);
});

test("adds reach within a cluster and across clusters and languages, as worked out by hand", () => {
  const sport = { language: "en", category: "Sports" };
  const german = { language: "de", category: "News" };
  // The universe of each cluster has 2,000 people; the universe of English has 4,000.
  const clusters = [cluster(8_000), cluster(8_000, sport), cluster(8_000, german)];
  const a = show("a", 500);
  // 500 + 500 − 500 · 500 / 2,000
  expect(likely([a, show("b", 500)], clusters)).toBe(875);
  // 500 + 500 − 500 · 500 / 4,000 = 937.5
  expect(likely([a, show("b", 500, sport)], clusters)).toBe(938);
  expect(likely([a, show("b", 500, german)], clusters)).toBe(1_000);
});

test("a catalogue that knows few audiences does not make one show's listeners all listeners", () => {
  // The catalogue alone has 250 people in News and 300 in English, fewer than one show. So each cluster has four times its largest show.
  const arts = { language: "en", category: "Arts" };
  const clusters = [cluster(1_000), cluster(200, arts)];
  const [big, mid] = [show("big", 1_200), show("mid", 800)];
  // 1,200 + 800 · (1 − 1,200 / 4,800)
  expect(likely([big, mid], clusters)).toBe(1_800);
  // The same across clusters: English has at least the 4,800 people of News.
  expect(likely([big, show("mid", 800, arts)], clusters)).toBe(1_800);
  const reach = netReach([big, mid], clusters)!;
  expect(reach.perShow[1]).toMatchObject({ new: { likely: 600 }, sharedWith: [{ id: "big", people: 200 }] });
  // 800 · (1 − 1,200 / 2,400) and 800 · (1 − 1,200 / 9,600)
  expect(reach.net).toEqual({ low: 1_600, likely: 1_800, high: 1_900 });
  expect(reach.universe).toMatchObject([{ people: { low: 2_400, likely: 4_800, high: 9_600 } }]);
});

test("lists each show's new listeners, which add up to the net, and the shows that share them", () => {
  const reach = netReach([show("small", 200), show("big", 500), show("mid", 400)], [cluster(8_000)])!;
  expect(reach.perShow).toMatchObject([
    { id: "big", gross: { likely: 500 }, new: { likely: 500 }, sharedWith: [] },
    { id: "mid", new: { likely: 300 }, sharedWith: [{ id: "big", people: 100 }] },
    {
      id: "small",
      new: { likely: 120 },
      sharedWith: [
        { id: "big", people: 50 },
        { id: "mid", people: 40 },
      ],
    },
  ]);
  expect(reach).toMatchObject({ gross: { likely: 1_100 }, net: { likely: 920 }, frequency: 1.2, counted: 3 });
  expect(reach.universe).toEqual([{ ...NEWS, shows: 1_000, people: { low: 1_000, likely: 2_000, high: 4_000 } }]);
});

test("names shows without an audience and counts repeated shows once", () => {
  const unknown: ReachShow = { id: "u", title: "Unknown", cluster: NEWS, audience: { kind: "unknown" } };
  const reach = netReach([show("a", 500), unknown, show("a", 500), unknown], [cluster(4_000)]);
  expect(reach).toMatchObject({
    net: { likely: 500 },
    gross: { likely: 500 },
    counted: 1,
    unknown: [{ id: "u", title: "Unknown" }],
  });
  expect(netReach([unknown], [cluster(4_000)])).toMatchObject({ net: { high: 0 }, frequency: null, perShow: [] });
});

test("returns nothing without the sizes of clusters", () => {
  expect(netReach([show("a", 500)], [])).toBeUndefined();
});

test("counts all shows of a long list but lists only the first", () => {
  const reach = netReach(many(20_000, 100), [cluster(400_000_000)])!;
  expect(reach.perShow).toHaveLength(SHOWS_LISTED);
  expect(reach.counted).toBe(20_000);
  expect(reach.gross.likely).toBe(2_000_000);
});

test("gives the range from low audiences with many shows a week to high ones with few", () => {
  const wide: ReachShow = { ...show("a", 0), audience: { kind: "closed", low: 100, high: 400 } };
  const { net } = netReach([wide, { ...wide, id: "b" }], [cluster(4_000)])!;
  // 100 + 100 − 100² / 500; 200 + 200 − 200² / 1,000; 400 + 400 − 400² / 3,200
  expect(net).toEqual({ low: 180, likely: 360, high: 750 });
  expect(peopleOf({ kind: "open", low: 70_001 })).toEqual({ low: 70_001, likely: 70_001, high: 70_001 });
});

test.each([
  [undefined, 1],
  [1, 1.2],
  [2, 1.2 + 0.22 * (Math.log(2) / Math.log(3))],
  [3, 1.42],
  [6, 1.56],
  [52, 1.8],
  [500, 1.8],
])("an audience after %s weeks is %d times as large", (weeks, factor) => {
  expect(growthAfter(weeks)).toBeCloseTo(factor, 9);
});

test("a longer period enlarges the audiences and is named in the method", () => {
  const reach = netReach([show("a", 500)], [cluster(4_000)], 3)!;
  expect(reach.net.likely).toBe(710);
  expect(reach.method.sentences.join(" ")).toMatch(/modeled.*not been checked against a panel.*Over 3 weeks.*1\.42/);
});

describe("for random lists", () => {
  const place = fc.record({ language: fc.constantFrom("en", "de", ""), category: fc.constantFrom("News", "Arts", "") });
  const range: fc.Arbitrary<ListenerRange> = fc.oneof(
    { weight: 5, arbitrary: fc.tuple(fc.nat(2_000_000), fc.nat(2_000_000)).map(([low, more]): ListenerRange => ({ kind: "closed", low, high: low + more })) }, // prettier-ignore
    { weight: 1, arbitrary: fc.nat(2_000_000).map((low): ListenerRange => ({ kind: "open", low })) },
    { weight: 1, arbitrary: fc.constant<ListenerRange>({ kind: "unknown" }) },
  );
  const list = fc.uniqueArray(fc.record({ id: fc.string({ maxLength: 4 }), title: fc.constant("Show"), cluster: place, audience: range }), { selector: ({ id }) => id, maxLength: 14 }); // prettier-ignore
  const clusters = fc.uniqueArray(fc.tuple(place, fc.nat(50_000_000)), { selector: ([{ language, category }]) => `${language} ${category}`, minLength: 1, maxLength: 9 }).map((all) => all.map(([at, weekly]) => cluster(weekly, at))); // prettier-ignore
  const LEVELS = ["low", "likely", "high"] as const;

  test("keeps net between the largest show and the sum, and its bounds in order", () => {
    fc.assert(
      fc.property(list, clusters, (shows, sizes) => {
        const { net, gross, perShow } = netReach(shows, sizes)!;
        for (const level of LEVELS) {
          const largest = Math.max(0, ...perShow.map((one) => one.gross[level]));
          expect(net[level]).toBeGreaterThanOrEqual(largest);
          expect(net[level]).toBeLessThanOrEqual(gross[level]);
        }
        expect(net.low).toBeLessThanOrEqual(net.likely);
        expect(net.likely).toBeLessThanOrEqual(net.high);
        expect(perShow.reduce((sum, one) => sum + one.new.likely, 0)).toBe(net.likely);
        for (const one of perShow) expect(one.new.likely).toBeLessThanOrEqual(one.gross.likely);
      }),
      { numRuns: drill({ short: 2_000, long: 10_000 }) },
    );
  });

  test("does not depend on the order, and never falls with another show", () => {
    fc.assert(
      fc.property(list, clusters, (shows, sizes) => {
        const whole = netReach(shows, sizes)!;
        expect({ ...netReach(shows.toReversed(), sizes)!, unknown: [] }).toEqual({ ...whole, unknown: [] });
        const fewer = netReach(shows.slice(1), sizes)!;
        for (const level of LEVELS) expect(whole.net[level]).toBeGreaterThanOrEqual(fewer.net[level]);
        const alone = netReach(shows.slice(0, 1), sizes)!;
        expect(alone.net).toEqual(alone.gross);
      }),
      { numRuns: 2_000 },
    );
  });

  test("never rises with more shows a week", () => {
    fc.assert(
      fc.property(list, clusters, fc.double({ min: 1, max: 10, noNaN: true }), (shows, sizes, more) => {
        const people = (showsAWeek: number) => {
          const reached = new ReachedPeople(new Universes(sizes), showsAWeek);
          for (const { cluster: at, audience } of shows)
            reached.add({ cluster: at, people: peopleOf(audience)?.likely ?? 0 });
          return reached.people;
        };
        expect(people(2 * more)).toBeLessThanOrEqual(people(2) * (1 + 1e-12));
      }),
      { numRuns: 2_000 },
    );
  });
});
