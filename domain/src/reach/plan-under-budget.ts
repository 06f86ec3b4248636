import { type ListenerBand, orMore } from "../audience/range/listener-band.js";
import { twoDigits } from "../audience/range/readable-range.js";
import type { PodcastId } from "../catalogue/shows/podcast.js";
import type { ClusterAudience } from "../market/cluster-audience.js";
import { formatCount } from "../shared/text/format-count.js";
import { addedPeople, type People, type ReachShow, peopleOf } from "./net-reach.js";
import { SHOWS_A_WEEK, SPOTS_A_PICK } from "./reach-constants.js";
import { ReachedPeople } from "./reached-people.js";
import { Universes } from "./universes.js";

/** A show that can be booked. */
export type Candidate = ReachShow & {
  /** The price of a spot in the plan's currency; undefined if unknown. */
  readonly price: number | undefined;
  /** Why it has no price. */
  readonly noPrice?: string;
  /** The smallest band it can be in, for a show that is only known from lists of popular shows. */
  readonly least?: ListenerBand | undefined;
  /** How well it suits the brief, 0 to 1. Without a brief, all shows suit equally well. */
  readonly fit?: number;
  /** A sentence about its fit; absent if nothing is known about it. */
  readonly fitText?: string;
  /** Why it is left out unless it is locked: the brief excludes it, or the plan asks for other shows. */
  readonly excluded?: string | undefined;
  /** "locked" shows must be in the plan, "removed" ones must not. */
  readonly mark?: "locked" | "removed";
};

/** What the model allows: the likely number of people is between these. */
type PeopleRange = { readonly low: number; readonly high: number };

type Pick = {
  readonly id: PodcastId;
  readonly title: string;
  readonly spots: number;
  /** In the plan's currency. */
  readonly cost: number;
  /** The number of people that no earlier pick reaches. */
  readonly adds: number;
  readonly addsRange: PeopleRange;
  /** The number of people that it reaches by itself. */
  readonly gross: number;
  readonly reasons: readonly string[];
};

type LeftOut = { readonly id: PodcastId; readonly title: string; readonly reason: string };

export type Plan = {
  readonly picks: readonly Pick[];
  readonly totals: {
    readonly spots: number;
    readonly cost: number;
    readonly people: number;
    readonly peopleRange: PeopleRange;
  };
  readonly leftOut: readonly LeftOut[];
};

/** How the shows of a plan share the budget. */
export type PlanShares = {
  /** The plan has at least this many shows if the budget allows that, even if fewer would reach more people. */
  readonly minShows?: number | undefined;
  /** The largest share of the budget that one show may cost, 0 to 1. */
  readonly maxShareOfOne?: number | undefined;
};

/** `cost` is in whole cents, because sums of fractional amounts would differ in their last digits. */
type Bookable = Candidate & { readonly cost: number; readonly people: number };
type Chosen = { readonly show: Bookable; readonly adds: number };

/**
 * Selects the shows that reach the most people within a budget, weighted by how well each one suits. Net reach is submodular. So the
 * algorithm repeatedly takes the show that adds the most people for its cost, and compares the result with the best single show. It is
 * never worse than with half the budget, and leaves out no affordable show that adds people. Locked shows come first, as far as the
 * budget allows, and then the wish for a number of shows.
 */
export function planUnderBudget(
  candidates: readonly Candidate[],
  clusters: readonly ClusterAudience[],
  budget: number,
  moneyText: MoneyText = dollarsText,
  { minShows = 0, maxShareOfOne = 1 }: PlanShares = {},
): Plan {
  const rules: Rules = { universes: new Universes(clusters), minShows };
  const money = wholeCents(budget);
  const mostForOne = maxShareOfOne < 1 ? Math.floor(money * maxShareOfOne) : Infinity;
  const different = [...new Map(candidates.map((show) => [show.id, show])).values()];
  const bookable = different.flatMap((show): Bookable[] => {
    const people = peopleOf(show.audience)?.likely;
    if (people === undefined || people === 0 || show.price === undefined || show.mark === "removed") return [];
    if (show.excluded !== undefined && show.mark !== "locked") return [];
    const cost = costOf(show.price);
    return cost > mostForOne && show.mark !== "locked" ? [] : [{ ...show, people, cost }];
  });
  const chosen = best(bookable, rules, money);
  const shows = chosen.map(({ show }) => show);
  const { added, net } = addedPeople(shows, rules.universes);
  const picks = shows.map((show, at) => pickOf(show, added[at] ?? net, at, moneyText));
  const cost = shows.reduce((sum, show) => sum + show.cost, 0);
  const taken = new Set(picks.map(({ id }) => id));
  return {
    picks,
    totals: {
      spots: picks.length * SPOTS_A_PICK,
      cost: cost / 100,
      people: net.likely,
      peopleRange: { low: net.low, high: net.high },
    },
    leftOut: different
      .filter(({ id }) => !taken.has(id))
      .map((show) => ({
        id: show.id,
        title: show.title,
        reason: exclusionReason(show, { left: money - cost, mostForOne, maxShareOfOne }, moneyText),
      })),
  };
}

/** The weighted number of people that a selection reaches. */
function worth(chosen: readonly Chosen[]): number {
  return chosen.reduce((sum, { show, adds }) => sum + adds * (show.fit ?? 1), 0);
}

type Rules = { readonly universes: Universes; readonly minShows: number };

function best(shows: readonly Bookable[], rules: Rules, budget: number): readonly Chosen[] {
  const filled = (base: readonly Bookable[], money: number) => fill(base, shows, rules, money);
  let found: readonly Chosen[] = [];
  // A plan for half the budget is also affordable, and the remaining money buys more.
  for (const part of halvesOf(budget, shows)) {
    const bases = [found.map(({ show }) => show), [], single(shows, part)];
    for (const plan of bases.map((base) => filled(base, part))) if (better(plan, found, rules)) found = plan;
    found = improved(found, shows, rules, part);
  }
  // Puts the picks in greedy order. The total of new people is the same in any order.
  const chosen = found.map(({ show }) => show);
  const inOrder = fill([], chosen, rules, budget).map(({ show }) => show);
  return filled(inOrder, budget);
}

/** The budget, half of it, and so on down to the cheapest show, smallest first. Halves far above the cost of all shows are skipped. */
function halvesOf(budget: number, shows: readonly Bookable[]): readonly number[] {
  const costs = shows.flatMap(({ cost }) => (cost > 0 ? [cost] : []));
  const all = costs.reduce((sum, cost) => sum + cost, 0);
  const cheapest = Math.min(...costs);
  let part = budget;
  while (all > 0 && part / 2 >= all) part /= 2;
  const parts = [part];
  while (part / 2 >= cheapest) {
    part /= 2;
    parts.unshift(part);
  }
  return parts;
}

/** Compares plans: first by locked shows, then by shows up to `minShows`, then by the people that they add, weighted by fit. */
function better(one: readonly Chosen[], other: readonly Chosen[], { minShows }: Rules): boolean {
  const locked = (plan: readonly Chosen[]) => plan.filter(({ show }) => show.mark === "locked").length;
  const wanted = (plan: readonly Chosen[]) => Math.min(minShows, plan.length);
  if (locked(one) !== locked(other)) return locked(one) > locked(other);
  return wanted(one) === wanted(other) ? worth(one) > worth(other) : wanted(one) > wanted(other);
}

/**
 * Adds the shows with the most people for their cost until the budget is used up. Locked shows come first, cheapest first. `base` must be
 * within the budget. While shows are missing, the price of the cheapest others is kept for them.
 */
function fill(
  base: readonly Bookable[],
  shows: readonly Bookable[],
  { universes, minShows }: Rules,
  budget: number,
): readonly Chosen[] {
  const reached = new ReachedPeople(universes, SHOWS_A_WEEK.likely);
  const chosen: Chosen[] = [];
  let left = budget;
  const take = (show: Bookable) => {
    left -= show.cost;
    chosen.push({ show, adds: reached.add(show) });
  };
  base.forEach(take);
  const others = shows.filter((show) => !base.includes(show));
  const locked = others.filter(({ mark }) => mark === "locked").sort((a, b) => a.cost - b.cost || byId(a, b));
  for (const show of locked) if (show.cost <= left) take(show);
  // Lazy greedy: the more shows are selected, the less another one adds. If a show is still best after updating its value, it is the best
  // of all.
  const queue = others
    .filter(({ mark }) => mark !== "locked")
    .map((show) => ({ show, rate: rateOf(show, show.people) }));
  queue.sort(byRate);
  const reserved = new ReservedMoney(queue, minShows, chosen.length, left);
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { show } = next;
    const [rate, rival] = [rateOf(show, reached.wouldAdd(show)), queue[0]];
    const now = { show, rate };
    if (show.cost > left - reserved.beside(show.cost, chosen.length) || rate <= 0) {
      reserved.drop(show.cost);
    } else if (rival === undefined || byRate(now, rival) < 0) {
      take(show);
      reserved.drop(show.cost);
    } else {
      queue.splice(placeIn(queue, now), 0, now);
    }
  }
  return chosen;
}

/** The money for the cheapest shows while a plan has fewer than it should. */
class ReservedMoney {
  /** Sorted. */
  private readonly costs: number[];
  private readonly wanted: number;

  constructor(queue: readonly Rated[], minShows: number, taken: number, left: number) {
    const possible = minShows > taken ? queue.filter(({ rate }) => rate > 0).map(({ show }) => show.cost) : [];
    this.costs = possible.sort((a, b) => a - b);
    let [sum, count] = [0, 0];
    for (const cost of this.costs) {
      sum += cost;
      if (sum > left) break;
      count += 1;
    }
    // A budget for three shows cannot buy five.
    this.wanted = Math.min(minShows, taken + count);
  }

  /** What the shows cost at least that are still missing beside one at `cost`. */
  beside(cost: number, taken: number): number {
    const missing = this.wanted - taken - 1;
    if (missing <= 0) return 0;
    const own = this.costs.indexOf(cost);
    const others = own < 0 || own >= missing ? this.costs.slice(0, missing) : this.costs.slice(0, missing + 1);
    const all = others.reduce((sum, one) => sum + one, 0);
    return own < 0 || own >= missing ? all : all - cost;
  }

  /** The show is taken, or never will be. */
  drop(cost: number): void {
    const at = this.costs.indexOf(cost);
    if (at >= 0) this.costs.splice(at, 1);
  }
}

/** The best single show within the budget, if there is one. */
function single(shows: readonly Bookable[], budget: number): readonly Bookable[] {
  return shows
    .filter(({ cost }) => cost <= budget)
    .sort((a, b) => b.people * (b.fit ?? 1) - a.people * (a.fit ?? 1) || byId(a, b))
    .slice(0, 1);
}

/** With at most this many shows, one pick can decide the result, so `improved` also tries other ones. */
const FEW = 14;

/** All single shows and pairs. */
const pairs = (shows: readonly Bookable[]): readonly (readonly Bookable[])[] =>
  shows.flatMap((show, at) => [[show], ...shows.slice(at + 1).map((other) => [show, other])]);

/** A plan that gets no better if one or two of its shows make room for others. */
function improved(
  plan: readonly Chosen[],
  shows: readonly Bookable[],
  rules: Rules,
  budget: number,
): readonly Chosen[] {
  if (shows.length > FEW) return plan;
  const picked = plan.map(({ show }) => show);
  let most = plan;
  for (const out of pairs(picked.filter(({ mark }) => mark !== "locked"))) {
    const without = (all: readonly Bookable[]) => all.filter((show) => !out.includes(show));
    const other = fill(without(picked), without(shows), rules, budget);
    if (better(other, most, rules)) most = other;
  }
  return most === plan ? plan : improved(most, shows, rules, budget);
}

type Rated = { readonly show: Bookable; readonly rate: number };

/** Weighted people per cent of its cost; 0 for less than half a person. A free show beats every other show. */
function rateOf({ cost, fit = 1 }: Bookable, people: number): number {
  if (people < 0.5 || fit <= 0) return 0;
  return cost === 0 ? Infinity : (people * fit) / cost;
}

const byId = (a: Bookable, b: Bookable): number => (a.id < b.id ? -1 : 1);
const byRate = (a: Rated, b: Rated): number => (a.rate === b.rate ? byId(a.show, b.show) : b.rate - a.rate);

/** The index at which to insert a show into a sorted queue. */
function placeIn(queue: readonly Rated[], rated: Rated): number {
  let [from, to] = [0, queue.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    const there = queue[middle];
    if (there && byRate(there, rated) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The cost of all spots, in cents. */
const costOf = (price: number): number => Math.round(price * 100) * SPOTS_A_PICK;

/** A budget in whole cents, rounded down: $10.999 is 1,099 and $0.29 is 29. */
const wholeCents = (amount: number): number => Math.floor(Math.round(amount * 10_000) / 100);

/** Formats an amount of money for people. */
type MoneyText = (amount: number) => string;

/** "$40", "$1,200.50". */
function dollarsText(amount: number): string {
  const cents = Math.round(amount * 100);
  const fraction = cents % 100;
  return `$${formatCount(Math.floor(cents / 100))}${fraction === 0 ? "" : `.${String(fraction).padStart(2, "0")}`}`;
}

function pickOf(show: Bookable, { likely: adds, ...addsRange }: People, at: number, moneyText: MoneyText): Pick {
  const before = at === 0 ? "" : " the shows above don’t reach";
  const reasons = [
    `Adds about ${formatCount(adds === 0 ? 0 : twoDigits(adds))} people${before}, for ${moneyText(show.cost / 100)} with ${SPOTS_A_PICK} spots.`,
  ];
  if (show.mark === "locked") reasons.push("You locked it.");
  if (show.fitText !== undefined) reasons.push(show.fitText);
  // Rounded like `adds`, and never below it.
  const gross = Math.max(adds, show.people);
  return {
    id: show.id,
    title: show.title,
    spots: SPOTS_A_PICK,
    cost: show.cost / 100,
    adds,
    addsRange,
    gross,
    reasons,
  };
}

/** Amounts in cents. */
type Limits = { readonly left: number; readonly mostForOne: number; readonly maxShareOfOne: number };

function exclusionReason(show: Candidate, { left, mostForOne, maxShareOfOne }: Limits, moneyText: MoneyText): string {
  if (show.mark === "removed") return "You removed it.";
  if (show.excluded !== undefined && show.mark !== "locked") return show.excluded;
  if (show.audience.kind === "unknown") {
    return show.least ? `We only know that it is ${orMore(show.least)}.` : "We have no figure per episode.";
  }
  if (peopleOf(show.audience)?.likely === 0) return "Its audience is not known.";
  if (show.price === undefined) return show.noPrice ?? "Its price is not known.";
  if (show.fit === 0) return "It does not suit the brief.";
  const cost = costOf(show.price);
  if (cost > mostForOne && show.mark !== "locked")
    return `${SPOTS_A_PICK} spots cost ${moneyText(cost / 100)}, more than ${Math.round(100 * maxShareOfOne)}% of the budget.`;
  if (cost > left)
    return `${SPOTS_A_PICK} spots cost ${moneyText(cost / 100)}; ${moneyText(left / 100)} of the budget is left.`;
  return "It reaches no one that the picks don’t already reach.";
}
