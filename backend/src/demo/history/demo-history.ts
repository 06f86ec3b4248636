import { METHOD_VERSION } from "@earshot/domain/audience/estimate/estimate-audience";
import { methodNumber } from "@earshot/domain/audience/estimate/method-number";
import { readableRange } from "@earshot/domain/audience/range/readable-range";
import { HISTORY_START, LARGEST_LISTENERS } from "../../catalogue/local/record/history-fields.js";
import { randomFrom, type Random } from "../shows/random.js";

/** A demo show's figures today. */
export type DemoToday = {
  readonly id: string;
  readonly low: number | null;
  /** null if the range has no upper end. */
  readonly high: number | null;
  readonly episodes: number | null;
  /** Days between two episodes. */
  readonly everyDays: number | null;
  /** When the show began, in epoch seconds; before that, there was nothing to estimate. */
  readonly began: number | null;
  readonly rank: number | null;
  /** The number of shows with a rank. */
  readonly ranked: number;
};

/** Months that the demo's history covers. */
export const DEMO_MONTHS = 18;
/** The number of months since the estimation method changed. */
const NEW_METHOD = 7;
const OLD_METHOD = "2026-03.1";
/** The old method's estimates, relative to the new ones: too high at both ends, and wider. */
const OLD_LOW = 0.9;
const OLD_HIGH = 2.2;

const DAY = 86_400;
const MONTH = 30 * DAY;
const [LISTENERS, EPISODES] = [1, 2];

/**
 * The rows of `show_history` with the invented past of a demo show, one per month, oldest first. It ends with the show's current
 * figures. `today` is in epoch seconds. The same show has the same past on the same day.
 */
export function demoHistory(show: DemoToday, today: number) {
  const random = randomFrom(`history:${show.id}`);
  const drawn = drawCourse(random);
  const age = show.began === null ? Infinity : Math.floor((today - show.began) / MONTH);
  const course = { ...drawn, known: Math.max(0, Math.min(drawn.known, age - 1)) };
  const months = Array.from({ length: DEMO_MONTHS + 1 }, (_, index) => DEMO_MONTHS - index);
  const states = months.map((ago) => stateOf(show, ago, course, random));
  return months.flatMap((ago, index) => {
    const [before, after] = [states[index - 1], states[index]];
    if (before === undefined || after === undefined) return [];
    const at = today - ago * MONTH - random.between(0, 5) * DAY;
    return rowOf(show.id, at, before, after) ?? [];
  });
}

/** How a show grew to its size: `monthly` is its growth, with estimates since `known`, except in the months of `gap`. */
type Course = { readonly monthly: number; readonly known: number; readonly gap: readonly [number, number] };

function drawCourse(random: Random): Course {
  const monthly = { surging: 1.16, growing: 1.05, steady: 1.0, shrinking: 0.965 }[
    random.weighted({ surging: 4, growing: 31, steady: 45, shrinking: 20 })
  ];
  const known = random.chance(0.15) ? random.between(2, 9) : DEMO_MONTHS;
  const from = random.between(10, 13);
  return { monthly, known, gap: random.chance(0.1) ? [from, from + 1] : [-1, -1] };
}

type State = ReturnType<typeof stateOf>;

/** A show's figures `ago` months before today. */
function stateOf(show: DemoToday, ago: number, { monthly, known, gap }: Course, random: Random) {
  const wobble = ago === 0 ? 1 : 0.94 + random.next() * 0.12;
  const factor = wobble / monthly ** ago;
  const isKnown = ago <= known && !(ago >= gap[0] && ago <= gap[1]);
  const published = show.everyDays === null ? 0 : Math.floor((ago * 30) / Math.max(1, show.everyDays));
  const rank = show.rank === null ? null : Math.max(1, Math.round(show.rank / factor ** 0.8));
  return {
    method: methodNumber(ago > NEW_METHOD ? OLD_METHOD : METHOD_VERSION),
    ...(isKnown ? boundsAt(show, ago, factor) : UNKNOWN),
    episodes: show.episodes === null ? null : Math.max(1, show.episodes - published),
    rank: rank === null || !isKnown ? null : Math.min(show.ranked, rank),
  };
}

const UNKNOWN = { low: null, high: null };

/** The range at a given time, rounded to the steps of estimates. Today's range is the show's current one. */
function boundsAt({ low, high }: DemoToday, ago: number, factor: number) {
  if (low === null) return UNKNOWN;
  // A range that starts at 1 only states an upper limit, and one without an upper end stays open.
  if (ago === 0 || low <= 1 || high === null) return { low, high: high ?? LARGEST_LISTENERS };
  const [down, up] = ago > NEW_METHOD ? [OLD_LOW, OLD_HIGH] : [1, 1];
  const middle = Math.sqrt(low * high) * factor;
  const range = readableRange({ low: low * factor * down, middle, high: high * factor * up });
  return range.kind === "closed" ? { low: range.low, high: range.high } : UNKNOWN;
}

/** A row in which unchanged figures are null; undefined if nothing changed. */
function rowOf(show: string, at: number, before: State, after: State) {
  const listeners = before.low !== after.low || before.high !== after.high;
  const episodes = before.episodes !== after.episodes;
  if (!listeners && !episodes) return undefined;
  return {
    show,
    at: at - HISTORY_START,
    changed: (listeners ? LISTENERS : 0) + (episodes ? EPISODES : 0),
    method_from: listeners ? before.method : null,
    method_to: listeners ? after.method : null,
    low_from: listeners ? before.low : null,
    low_to: listeners ? after.low : null,
    high_from: listeners ? before.high : null,
    high_to: listeners ? after.high : null,
    episodes_from: episodes ? before.episodes : null,
    episodes_to: episodes ? after.episodes : null,
    rank: after.rank,
  };
}
