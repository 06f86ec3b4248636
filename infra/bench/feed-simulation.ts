import { firstInterval, nextInterval } from "@earshot/domain/feeds/next-read";

/** The hours between a show's episodes, in order. */
export type Rhythm = readonly number[];
/** "in turn": all feeds one after another, over and over. "adaptive": each feed at its own interval, the most overdue first. */
export type Policy = "in turn" | "adaptive";

export type Simulation = {
  readonly policy: Policy;
  readonly shows: number;
  readonly fetchesAnHour: number;
  readonly rhythms: readonly Rhythm[];
  /** Days that are simulated before counting begins, so that the intervals have settled. */
  readonly warmUpDays: number;
  readonly days: number;
  readonly seed: number;
};

export type Found = {
  /** The shares of new episodes found within 1, 6 and 24 hours. */
  readonly within: readonly [number, number, number];
  readonly episodes: number;
  /** The share of fetches that found a new episode. */
  readonly useful: number;
};

/** The share of shows that still publish (judgment: most feeds in a directory have ended). The others never publish again. */
const ALIVE = 0.1;
/** The step of the virtual clock, in hours. */
const STEP = 0.25;
const LIMITS = [1, 6, 24] as const;

/** Simulates reading feeds on a virtual clock. The same seed gives the same figures. */
export function simulate({ policy, shows, fetchesAnHour, rhythms, warmUpDays, days, seed }: Simulation): Found {
  const random = generator(seed);
  const rhythm = new Int32Array(shows).fill(-1);
  const position = new Int32Array(shows);
  const nextEpisode = new Float64Array(shows).fill(Infinity);
  const interval = new Float64Array(shows);
  const gap = new Float64Array(shows).fill(Infinity);
  const newest = new Float64Array(shows).fill(-Infinity);
  for (let show = 0; show < shows; show += 1) {
    if (random() >= ALIVE) {
      interval[show] = firstInterval(undefined) / 3_600;
      continue;
    }
    const chosen = Math.floor(random() * rhythms.length);
    const gaps = rhythms[chosen] ?? [];
    rhythm[show] = chosen;
    position[show] = Math.floor(random() * gaps.length);
    nextEpisode[show] = random() * (gaps[position[show] ?? 0] ?? 0);
    gap[show] = median(gaps) * 3_600;
    newest[show] = 0;
    interval[show] = firstInterval(gap[show]) / 3_600;
  }

  const end = (warmUpDays + days) * 24;
  const queue = policy === "in turn" ? new Turns(shows) : new DueShows(end);
  for (let show = 0; show < shows; show += 1) queue.put(show, random() * (interval[show] ?? 0));
  const found = [0, 0, 0];
  let [episodes, fetches, useful, budget] = [0, 0, 0, 0];
  for (let now = 0; now < end; now += STEP) {
    budget += fetchesAnHour * STEP;
    for (; budget >= 1; budget -= 1) {
      const show = queue.take(now);
      if (show === undefined) break;
      const counts = now >= warmUpDays * 24;
      let fresh = 0;
      while ((nextEpisode[show] ?? Infinity) <= now) {
        const published = nextEpisode[show] ?? 0;
        fresh += 1;
        if (published >= warmUpDays * 24) {
          episodes += 1;
          for (const [at, limit] of LIMITS.entries()) if (now - published <= limit) found[at] = (found[at] ?? 0) + 1;
        }
        const gaps = rhythms[rhythm[show] ?? 0] ?? [];
        position[show] = ((position[show] ?? 0) + 1) % gaps.length;
        nextEpisode[show] = published + (gaps[position[show] ?? 0] ?? Infinity);
      }
      if (counts) fetches += 1;
      if (counts && fresh > 0) useful += 1;
      if (fresh > 0) newest[show] = now;
      const known = { gap: gap[show] ?? Infinity, silence: (now - (newest[show] ?? 0)) * 3_600 };
      interval[show] = nextInterval((interval[show] ?? 0) * 3_600, fresh > 0, known) / 3_600;
      queue.put(show, now + (interval[show] ?? 0));
    }
    // Unused budget expires, like a per-minute budget.
    budget = Math.min(budget, 1);
  }
  // Episodes that have not been found by the end count as late, too.
  for (let show = 0; show < shows; show += 1)
    if ((nextEpisode[show] ?? Infinity) >= warmUpDays * 24 && (nextEpisode[show] ?? Infinity) <= end - 24)
      episodes += 1;
  const share = (count: number | undefined) => (count ?? 0) / Math.max(1, episodes);
  return {
    within: [share(found[0]), share(found[1]), share(found[2])],
    episodes,
    useful: useful / Math.max(1, fetches),
  };
}

/** All shows in a fixed random order, read in a circle. */
class Turns {
  private at = 0;
  private readonly shows: number;
  constructor(shows: number) {
    this.shows = shows;
  }
  put(): void {
    // A show keeps its position in the circle.
  }
  take(): number {
    return this.at++ % this.shows;
  }
}

/** Shows by the hour in which they are due, the most overdue first. */
class DueShows {
  private readonly hours: number[][];
  private first = 0;
  constructor(end: number) {
    this.hours = Array.from({ length: end + 1 }, () => []);
  }
  put(show: number, due: number): void {
    this.hours[Math.ceil(due)]?.push(show);
  }
  take(now: number): number | undefined {
    for (; this.first <= now; this.first += 1) {
      const show = this.hours[this.first]?.pop();
      if (show !== undefined) return show;
    }
    return undefined;
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

/** Random numbers from 0 up to, but not including, 1 (mulberry32). */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
