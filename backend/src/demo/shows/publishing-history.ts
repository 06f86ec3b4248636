import { TABLES, type Cadence, type Life } from "./demo-tables.js";
import type { Random } from "./random.js";
import type { ShowSketch } from "./show-sketch.js";

/** When a show published. All times are epoch seconds. */
export type PublishingHistory = {
  readonly episodeCount: number;
  readonly updateIntervalDays: number;
  readonly newest: number;
  readonly oldest: number;
  /** Dates of the latest episodes, newest first. */
  readonly latest: readonly number[];
  /** Whether the feed no longer answers. */
  readonly dead: boolean;
};

const DAY = 86_400;
/** No show is older than the first podcasts. */
const FIRST_PODCASTS = Date.UTC(2005, 0, 10) / 1000;
const EVERY_DAYS = { daily: 1, weekly: 7, fortnightly: 14, monthly: 30 } as const;

/** Draws a history that ends before `today` (epoch seconds of midnight UTC). Keeps at most `stored` dates. */
export function drawHistory(
  { format, cadence, oneSeason }: ShowSketch,
  today: number,
  stored: number,
  random: Random,
): PublishingHistory {
  const life = random.weighted(TABLES.lives[format === "serial" ? "story" : format === "brief" ? "news" : "talk"]);
  const every = cadence === "irregular" ? random.between(18, 60) : EVERY_DAYS[cadence];
  const hour = random.between(3, 18) * 3600 + random.pick([0, 0, 0, 900, 1800, 2700]);
  let newest = today - daysSinceNewest(life, every, random) * DAY + hour;
  if (cadence === "daily") newest = onWeekday(newest);
  const wanted = runDays(life, random);
  const run = Math.max(0, Math.min(wanted, (newest - FIRST_PODCASTS) / DAY));
  const perDay = cadence === "daily" ? 5 / 7 : 1 / every;
  const full = Math.round(run * perDay * (0.72 + random.next() * 0.28)) + 1;
  const planned = format === "serial" ? (oneSeason ? 8 : random.pick([6, 8, 10, 12, 16, 20, 24, 36])) : full;
  const episodeCount = Math.min(full, planned);
  const latest = latestDates(newest, every, cadence, Math.min(stored, episodeCount), random);
  const last = latest.at(-1) ?? newest;
  const older = episodeCount - latest.length;
  const span = format === "serial" ? older * every : Math.max(older / perDay, run - (newest - last) / DAY);
  const oldest = older === 0 ? last : Math.max(FIRST_PODCASTS, last - Math.round(span) * DAY);
  return {
    episodeCount,
    updateIntervalDays: every,
    newest,
    oldest,
    latest,
    dead: life === "over" && random.chance(0.4),
  };
}

function daysSinceNewest(life: Life, every: number, random: Random): number {
  if (life === "pausing") return random.between(Math.max(21, every), 90);
  if (life === "fading") return random.between(91, 362);
  if (life === "over") return 366 + Math.floor(2600 * random.next() ** 1.6);
  return random.between(1, Math.max(2, every));
}

/** Days from the first episode to the newest. */
function runDays(life: Life, random: Random): number {
  if (life === "fresh") return random.between(0, 75);
  if (life === "veteran") return Math.round(365.25 * (9 + random.next() * 8));
  return Math.round(365.25 * Math.min(9, 0.25 - Math.log(1 - random.next()) * 2.3));
}

function latestDates(newest: number, every: number, cadence: Cadence, count: number, random: Random): number[] {
  const dates = [newest];
  while (dates.length < count) {
    const last = dates[dates.length - 1] as number;
    if (cadence === "daily") dates.push(onWeekday(last - DAY));
    else dates.push(last - Math.max(1, every + slip(every, random)) * DAY);
  }
  return dates;
}

/** Seconds from the planned time: most episodes are on time, some are a day off, and some follow a missed one. */
function slip(every: number, random: Random): number {
  if (random.chance(0.1)) return every;
  return random.chance(0.2) ? random.pick([-1, 1, 2]) : 0;
}

/** The same hour on the Friday before, if the time is on a weekend. */
function onWeekday(moment: number): number {
  const weekday = new Date(moment * 1000).getUTCDay();
  return moment - (weekday === 6 ? 1 : weekday === 0 ? 2 : 0) * DAY;
}
