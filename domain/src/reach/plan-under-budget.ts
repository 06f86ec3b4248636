import type { PodcastId } from "../catalogue/shows/podcast.js";
import type { ClusterAudience } from "../market/cluster-audience.js";
import { formatCount } from "../shared/text/format-count.js";
import { type ReachShow, peopleOf } from "./net-reach.js";
import { SHOWS_A_WEEK } from "./reach-constants.js";
import { ReachedPeople } from "./reached-people.js";
import { Universes } from "./universes.js";

/** A show that can be booked. */
export type Candidate = ReachShow & {
  /** The price of a spot in the plan's currency; undefined if unknown. */
  readonly price: number | undefined;
  /** Why it has no price. */
  readonly noPrice?: string;
  /** How well it suits the brief, 0 to 1. Without a brief, all shows suit equally well. */
  readonly fit?: number;
  /** A sentence about its fit; absent if nothing is known about it. */
  readonly fitText?: string;
  /** Why it is left out unless it is locked: the brief excludes it, or the plan asks for other shows. */
  readonly excluded?: string | undefined;
  /** "locked" shows must be in the plan, "removed" ones must not. */
  readonly mark?: "locked" | "removed";
};

type Pick = {
  readonly id: PodcastId;
  readonly title: string;
  readonly spots: number;
  /** In the plan's currency. */
  readonly cost: number;
  /** The number of people that no earlier pick reaches. */
  readonly adds: number;
  /** The number of people that it reaches by itself. */
  readonly gross: number;
  readonly reasons: readonly string[];
};

type LeftOut = { readonly id: PodcastId; readonly title: string; readonly reason: string };

export type Plan = {
  readonly picks: readonly Pick[];
  readonly totals: { readonly spots: number; readonly cost: number; readonly people: number };
  readonly leftOut: readonly LeftOut[];
};

/** Judgment, as in `budget-fit.ts`: a month of a weekly show is enough to judge it. */
export const SPOTS_A_PICK = 4;

/** `cost` is in whole cents, because sums of fractional amounts would differ in their last digits. */
type Bookable = Candidate & { readonly cost: number; readonly people: number };
type Chosen = { readonly show: Bookable; readonly adds: number };

/**
 * Selects the shows that reach the most people within a budget, weighted by how well each one suits. Net reach is submodular. So the
 * algorithm repeatedly takes the show that adds the most people for its cost, and compares the result with the best single show. It is
 * never worse than with half the budget, and leaves out no affordable show that adds people. Locked shows come first, as far as the
 * budget allows.
 */
export function planUnderBudget(
  candidates: readonly Candidate[],
  clusters: readonly ClusterAudience[],
  budget: number,
  moneyText: MoneyText = dollarsText,
): Plan {
  const universes = new Universes(clusters);
  const different = [...new Map(candidates.map((show) => [show.id, show])).values()];
  const bookable = different.flatMap((show): Bookable[] => {
    const people = peopleOf(show.audience)?.likely;
    if (people === undefined || people === 0 || show.price === undefined || show.mark === "removed") return [];
    if (show.excluded !== undefined && show.mark !== "locked") return [];
    return [{ ...show, people, cost: costOf(show.price) }];
  });
  const money = wholeCents(budget);
  const chosen = best(bookable, universes, money);
  const picks = chosen.map(({ show, adds }, at) => pickOf(show, adds, at, moneyText));
  const cost = chosen.reduce((sum, { show }) => sum + show.cost, 0);
  const taken = new Set(picks.map(({ id }) => id));
  return {
    picks,
    totals: {
      spots: picks.length * SPOTS_A_PICK,
      cost: cost / 100,
      people: picks.reduce((sum, { adds }) => sum + adds, 0),
    },
    leftOut: different
      .filter(({ id }) => !taken.has(id))
      .map((show) => ({ id: show.id, title: show.title, reason: exclusionReason(show, money - cost, moneyText) })),
  };
}

/** The weighted number of people that a selection reaches. */
function worth(chosen: readonly Chosen[]): number {
  return chosen.reduce((sum, { show, adds }) => sum + adds * (show.fit ?? 1), 0);
}

function best(shows: readonly Bookable[], universes: Universes, budget: number): readonly Chosen[] {
  const filled = (base: readonly Bookable[], money: number) => fill(base, shows, universes, money);
  let found: readonly Chosen[] = [];
  // A plan for half the budget is also affordable, and the remaining money buys more.
  for (const part of halvesOf(budget, shows)) {
    const bases = [found.map(({ show }) => show), [], single(shows, part)];
    for (const plan of bases.map((base) => filled(base, part))) if (better(plan, found)) found = plan;
  }
  // Puts the picks in greedy order. The total of new people is the same in any order.
  const chosen = found.map(({ show }) => show);
  const inOrder = fill([], chosen, universes, budget).map(({ show }) => show);
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

/** Locked shows count more than all others together. */
function better(one: readonly Chosen[], other: readonly Chosen[]): boolean {
  const locked = (plan: readonly Chosen[]) => plan.filter(({ show }) => show.mark === "locked").length;
  return locked(one) === locked(other) ? worth(one) > worth(other) : locked(one) > locked(other);
}

/**
 * Adds the shows with the most people for their cost until the budget is used up. Locked shows come first, cheapest first. `base` must be
 * within the budget.
 */
function fill(
  base: readonly Bookable[],
  shows: readonly Bookable[],
  universes: Universes,
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
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { show } = next;
    if (show.cost > left) continue;
    const rate = rateOf(show, reached.wouldAdd(show));
    if (rate <= 0) continue;
    const now = { show, rate };
    const [rival] = queue;
    if (rival === undefined || byRate(now, rival) < 0) take(show);
    else queue.splice(placeIn(queue, now), 0, now);
  }
  return chosen;
}

/** The best single show within the budget, if there is one. */
function single(shows: readonly Bookable[], budget: number): readonly Bookable[] {
  return shows
    .filter(({ cost }) => cost <= budget)
    .sort((a, b) => b.people * (b.fit ?? 1) - a.people * (a.fit ?? 1) || byId(a, b))
    .slice(0, 1);
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

function pickOf(show: Bookable, added: number, at: number, moneyText: MoneyText): Pick {
  const adds = Math.round(added);
  const before = at === 0 ? "" : " the shows above don’t reach";
  const reasons = [
    `Adds about ${formatCount(adds)} people${before}, for ${moneyText(show.cost / 100)} with ${SPOTS_A_PICK} spots.`,
  ];
  if (show.mark === "locked") reasons.push("You locked it.");
  if (show.fitText !== undefined) reasons.push(show.fitText);
  // Rounded like `adds`, and never below it.
  const gross = Math.max(adds, Math.round(show.people));
  return { id: show.id, title: show.title, spots: SPOTS_A_PICK, cost: show.cost / 100, adds, gross, reasons };
}

function exclusionReason(show: Candidate, left: number, moneyText: MoneyText): string {
  if (show.mark === "removed") return "You removed it.";
  if (show.excluded !== undefined && show.mark !== "locked") return show.excluded;
  if (show.audience.kind === "unknown" || peopleOf(show.audience)?.likely === 0) return "Its audience is not known.";
  if (show.price === undefined) return show.noPrice ?? "Its price is not known.";
  if (show.fit === 0) return "It does not suit the brief.";
  const cost = costOf(show.price);
  if (cost > left)
    return `${SPOTS_A_PICK} spots cost ${moneyText(cost / 100)}; ${moneyText(left / 100)} of the budget is left.`;
  return "It reaches no one that the picks don’t already reach.";
}
