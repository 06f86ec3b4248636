import fc from "fast-check";
import type { ClusterAudience } from "../market/cluster-audience.js";
import { type Candidate, type Plan, planUnderBudget } from "./plan-under-budget.js";
import { SHOWS_A_WEEK, SPOTS_A_PICK } from "./reach-constants.js";
import { ReachedPeople } from "./reached-people.js";
import { Universes } from "./universes.js";

const NEWS = { language: "en", category: "News" };
const candidate = (
  id: string,
  people: number,
  price: number | undefined,
  more: Partial<Candidate> = {},
): Candidate => ({
  id,
  title: `Show ${id}`,
  cluster: NEWS,
  audience: { kind: "closed", low: people, high: people },
  price,
  ...more,
});
// A universe of 1,000 people.
const CLUSTERS: readonly ClusterAudience[] = [{ ...NEWS, shows: 50, weekly: 4_000 }];
const ids = ({ picks }: Plan) => picks.map(({ id }) => id);

test("picks the most new people per dollar, with the same figures in reasons and totals", () => {
  const plan = planUnderBudget(
    [
      candidate("dear", 500, 100),
      candidate("cheap", 400, 10),
      candidate("small", 100, 5),
      candidate("none", 300, undefined),
    ],
    CLUSTERS,
    100,
  );
  expect(ids(plan)).toEqual(["cheap", "small"]);
  // 100 · (1 − 400 / 1,600): four times the largest show that is taken
  expect(plan.picks.map(({ adds, cost }) => [adds, cost])).toEqual([
    [400, 40],
    [75, 20],
  ]);
  expect(plan.picks.map(({ gross }) => gross)).toEqual([400, 100]);
  // Twice and eight times the largest: 100 · (1 − 400 / 800) and 100 · (1 − 400 / 3,200).
  expect(plan.picks.map(({ addsRange: { low, high } }) => [low, high])).toEqual([
    [400, 400],
    [50, 88],
  ]);
  expect(plan.picks[0]!.reasons).toEqual(["Adds about 400 people, for $40 with 4 spots."]);
  expect(plan.picks[1]!.reasons).toEqual(["Adds about 75 people the shows above don’t reach, for $20 with 4 spots."]);
  expect(plan.totals).toEqual({ spots: 8, cost: 60, people: 475, peopleRange: { low: 450, high: 488 } });
  expect(plan.leftOut).toEqual([
    { id: "dear", title: "Show dear", reason: "4 spots cost $400; $40 of the budget is left." },
    { id: "none", title: "Show none", reason: "Its price is not known." },
  ]);
});

test("says what is known about a show without a figure per episode", () => {
  const unknown = { audience: { kind: "unknown" } } as const;
  const shows = [candidate("none", 0, 10, unknown), candidate("listed", 0, 10, { ...unknown, least: "Large" })];
  expect(planUnderBudget(shows, CLUSTERS, 100).leftOut.map(({ reason }) => reason)).toEqual([
    "We have no figure per episode.",
    "We only know that it is Large or more.",
  ]);
});

test("prefers one large show to many cheap ones if only one fits the budget", () => {
  expect(ids(planUnderBudget([candidate("tiny", 10, 1), candidate("big", 900, 100)], CLUSTERS, 400))).toEqual(["big"]);
});

test("prefers the show that suits the brief, leaves out what it excludes, and keeps a locked show", () => {
  const shows = [
    candidate("off topic", 500, 10, { fit: 0.2, fitText: "Fits the brief: 20 of 100 points." }),
    candidate("on topic", 400, 10, { fit: 0.9, fitText: "Fits the brief: 90 of 100 points." }),
    candidate("unsuited", 1, 1, { fit: 0 }),
    candidate("excluded", 900, 10, { fit: 0.9, excluded: "The brief excludes politics." }),
  ];
  const plan = planUnderBudget(shows, CLUSTERS, 40);
  expect(ids(plan)).toEqual(["on topic"]);
  expect(plan.picks[0]!.reasons.at(-1)).toBe("Fits the brief: 90 of 100 points.");
  expect(plan.leftOut).toContainEqual({
    id: "excluded",
    title: "Show excluded",
    reason: "The brief excludes politics.",
  });
  expect(plan.leftOut).toContainEqual({
    id: "unsuited",
    title: "Show unsuited",
    reason: "It does not suit the brief.",
  });
  const locked = shows.map((show) => (show.id === "excluded" ? { ...show, mark: "locked" as const } : show));
  expect(ids(planUnderBudget(locked, CLUSTERS, 40))).toEqual(["excluded"]);
});

test("puts locked shows first and never picks removed ones", () => {
  const shows = [
    candidate("a", 500, 10, { mark: "removed" }),
    candidate("b", 100, 20, { mark: "locked" }),
    candidate("c", 300, 10),
    candidate("d", 200, 10),
  ];
  const plan = planUnderBudget(shows, CLUSTERS, 120);
  expect(ids(plan)).toEqual(["b", "c"]);
  expect(plan.picks[0]!.reasons).toContain("You locked it.");
  expect(plan.leftOut.map(({ reason }) => reason)[0]).toBe("You removed it.");
});

test("prefers a show with a better fit to a larger one", () => {
  const shows = [candidate("large", 500, 10, { fit: 0.2 }), candidate("fit", 300, 10, { fit: 0.9 })];
  expect(ids(planUnderBudget(shows, CLUSTERS, 40))).toEqual(["fit"]);
});

test("has as many shows as wanted, even if fewer would reach more people", () => {
  const shows = [candidate("big", 900, 22), candidate("a", 30, 10), candidate("b", 20, 10), candidate("c", 10, 3)];
  const withShows = (minShows: number, budget = 92) =>
    ids(planUnderBudget(shows, CLUSTERS, budget, undefined, { minShows }));
  expect(withShows(1)).toEqual(["big"]);
  expect(withShows(2, 100)).toEqual(["big", "c"]);
  expect(withShows(3)).toEqual(["c", "a", "b"]);
  // The money buys three at most.
  expect(withShows(4).toSorted()).toEqual(["a", "b", "c"]);
  expect(withShows(4, 180).toSorted()).toEqual(["a", "b", "big", "c"]);
});

test("leaves out a show that costs more than its share of the budget, unless it is locked", () => {
  const shows = [candidate("big", 900, 20), candidate("small", 30, 10)];
  const plan = planUnderBudget(shows, CLUSTERS, 120, undefined, { maxShareOfOne: 0.5 });
  expect(ids(plan)).toEqual(["small"]);
  expect(plan.leftOut).toEqual([
    { id: "big", title: "Show big", reason: "4 spots cost $80, more than 50% of the budget." },
  ]);
  const locked = shows.map((show) => ({ ...show, mark: "locked" as const }));
  expect(ids(planUnderBudget(locked, CLUSTERS, 120, undefined, { maxShareOfOne: 0.5 }))).toContain("big");
});

test("accepts a budget of exactly the total cost, to the cent", () => {
  const shows = [candidate("a", 500, 48.94), candidate("b", 300, 0.1), candidate("c", 200, 0.2)];
  const { picks, totals } = planUnderBudget(shows, CLUSTERS, 196.96);
  expect([picks.length, totals.cost]).toEqual([3, 196.96]);
  expect(picks.at(-1)!.reasons[0]).toMatch(/for \$195\.76 with 4 spots\.$/);
  const less = planUnderBudget([candidate("a", 500, 48.94, { mark: "locked" })], CLUSTERS, 195.75);
  expect(less.leftOut[0]!.reason).toBe("4 spots cost $195.76; $195.75 of the budget is left.");
  expect(planUnderBudget([candidate("a", 500, 0.01)], CLUSTERS, 0.039).picks).toEqual([]);
});

test("returns an empty plan for an empty list or a budget of zero", () => {
  expect(planUnderBudget([], CLUSTERS, 100)).toEqual({
    picks: [],
    totals: { spots: 0, cost: 0, people: 0, peopleRange: { low: 0, high: 0 } },
    leftOut: [],
  });
  expect(ids(planUnderBudget([candidate("a", 500, 10)], CLUSTERS, 0))).toEqual([]);
});

describe("for random shows", () => {
  const place = fc.record({ language: fc.constantFrom("en", "de"), category: fc.constantFrom("News", "Arts") });
  const show = fc.record({
    place,
    people: fc.integer({ min: 1, max: 50_000 }),
    price: fc.integer({ min: 1, max: 200_000 }).map((cents) => cents / 100),
  });
  const list = (maxLength: number) =>
    fc
      .array(show, { maxLength })
      .map((shows) =>
        shows.map(({ place: cluster, people, price }, at) => candidate(`s${at}`, people, price, { cluster })),
      );
  const sizes = fc.record({ news: fc.integer({ min: 1, max: 2_000_000 }), arts: fc.integer({ min: 1, max: 500_000 }) });
  const clustersOf = ({ news, arts }: { news: number; arts: number }): ClusterAudience[] =>
    ["en", "de"].flatMap((language) => [
      { language, category: "News", shows: 9, weekly: news },
      { language, category: "Arts", shows: 9, weekly: arts },
    ]);
  const budgets = fc.integer({ min: 0, max: 30_000 });

  /** The most people that any affordable selection reaches, found by trying them all. */
  function optimum(shows: readonly Candidate[], clusters: readonly ClusterAudience[], budget: number): number {
    let most = 0;
    for (let choice = 1; choice < 2 ** shows.length; choice += 1) {
      const chosen = shows.filter((_, at) => choice & (1 << at));
      if (chosen.reduce((sum, { price = 0 }) => sum + price * SPOTS_A_PICK, 0) > budget) continue;
      most = Math.max(most, reach(chosen, clusters));
    }
    return most;
  }
  function reach(shows: readonly Candidate[], clusters: readonly ClusterAudience[]): number {
    const reached = new ReachedPeople(new Universes(clusters), SHOWS_A_WEEK.likely);
    for (const { cluster, audience } of shows)
      reached.add({ cluster, people: audience.kind === "closed" ? audience.high : 0 });
    return reached.people;
  }

  test("comes close to the best plan, and never falls below the greedy bound", () => {
    const shares: number[] = [];
    fc.assert(
      fc.property(list(9), sizes, budgets, (shows, size, budget) => {
        const clusters = clustersOf(size);
        const best = optimum(shows, clusters, budget);
        const { people } = planUnderBudget(shows, clusters, budget).totals;
        if (best === 0) return expect(people).toBe(0);
        shares.push(people / best);
        // The better of a greedy selection and the best single show reaches at least half of 1 − 1/e. Each pick is rounded.
        expect(people + shows.length).toBeGreaterThanOrEqual(((1 - 1 / Math.E) / 2) * best);
      }),
      { numRuns: 1_000 },
    );
    // With any seed, only a few plans, which reach a handful of people, are further from the best one.
    const close = shares.filter((share) => share >= 0.9);
    expect(close.length / shares.length).toBeGreaterThanOrEqual(0.99);
  });

  test("comes close to the best of all choices among fourteen shows", () => {
    fc.assert(
      fc.property(fc.array(show, { minLength: 14, maxLength: 14 }), sizes, budgets, (all, size, budget) => {
        const shows = all.map(({ place: cluster, people, price }, at) =>
          candidate(`s${at}`, people, price, { cluster }),
        );
        const clusters = clustersOf(size);
        const { people } = planUnderBudget(shows, clusters, budget).totals;
        expect(people + 14).toBeGreaterThanOrEqual(((1 - 1 / Math.E) / 2) * optimum(shows, clusters, budget));
      }),
      { numRuns: 10 },
    );
  });

  test("has as many shows as wanted, as far as the budget buys them", () => {
    fc.assert(
      fc.property(list(30), sizes, budgets, fc.integer({ min: 1, max: 12 }), (shows, size, budget, minShows) => {
        const clusters = clustersOf(size);
        // A show that reaches no one new is never picked.
        fc.pre(planUnderBudget(shows, clusters, 100_000_000).picks.length === shows.length);
        const plan = planUnderBudget(shows, clusters, budget, undefined, { minShows });
        expect(plan.totals.cost).toBeLessThanOrEqual(budget);
        let [left, possible] = [Math.round(budget * 100), 0];
        for (const { price = 0 } of shows.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0))) {
          left -= Math.round(price * 100) * SPOTS_A_PICK;
          if (left < 0) break;
          possible += 1;
        }
        expect(plan.picks.length).toBeGreaterThanOrEqual(Math.min(minShows, possible));
        expect(planUnderBudget(shows.toReversed(), clusters, budget, undefined, { minShows }).picks).toEqual(
          plan.picks,
        );
      }),
      { numRuns: 1_000 },
    );
  });

  test("stays within the budget, ignores the order, and reaches no fewer with twice the budget", () => {
    fc.assert(
      fc.property(list(40), sizes, budgets, (shows, size, budget) => {
        const clusters = clustersOf(size);
        const plan = planUnderBudget(shows, clusters, budget);
        expect(plan.totals.cost).toBeLessThanOrEqual(budget);
        expect(planUnderBudget(shows.toReversed(), clusters, budget).picks).toEqual(plan.picks);
        const twice = planUnderBudget(shows, clusters, 2 * budget).totals.people;
        expect(twice + shows.length).toBeGreaterThanOrEqual(plan.totals.people);
        for (const { adds, addsRange } of plan.picks) {
          expect(addsRange.low).toBeLessThanOrEqual(adds);
          expect(addsRange.high).toBeGreaterThanOrEqual(adds);
        }
        expect(plan.totals.peopleRange.low).toBeLessThanOrEqual(plan.totals.people);
        expect(plan.totals.peopleRange.high).toBeGreaterThanOrEqual(plan.totals.people);
        const taken = shows.filter(({ id }) => ids(plan).includes(id));
        expect(Math.abs(reach(taken, clusters) - plan.totals.people)).toBeLessThanOrEqual(shows.length);
        expect(plan.picks.length + plan.leftOut.length).toBe(shows.length);
        // What remains of the budget cannot buy any new people.
        const left = budget - plan.totals.cost;
        for (const show of shows.filter(({ id, price = 0 }) => !ids(plan).includes(id) && price * SPOTS_A_PICK < left))
          expect(reach([...taken, show], clusters) - reach(taken, clusters)).toBeLessThan(1);
      }),
      { numRuns: 1_000 },
    );
  });
});
