import {
  formatListenerRange,
  type ListenerRange,
  parseListenerRange,
  UNKNOWN_RANGE,
} from "../../audience/range/listener-range.js";
import type { Currency, Money } from "./money.js";
import type { OwnColumns } from "./own-columns.js";
import { kindOf, type Statuses } from "./statuses.js";

/** Cents per thousand listeners. `low` is null if the audience is open-ended, `high` is null if it can be 0. */
export type CpmRange = { readonly low: number | null; readonly high: number | null };

/** The cost of all shows priced in one currency. Different currencies are never added up. */
export type CurrencySum = {
  readonly currency: Currency;
  readonly cents: number;
  readonly shows: number;
  /** The CPM over the shows with a known audience; null if there are none. */
  readonly cpm: CpmRange | null;
};

/** The summary row of a list. A show with a "lost" status counts only in `lost` and `byStatus`. */
export type ListSum = {
  readonly shows: number;
  readonly lost: number;
  /**
   * The sum of the per-episode audiences, bound by bound, in two digits: "39,000-120,000". People who listen to two shows count twice.
   */
  readonly audience: string;
  /** The number of shows with an unknown audience, which `audience` leaves out. */
  readonly withoutAudience: number;
  readonly costs: readonly CurrencySum[];
  readonly withoutPrice: number;
  readonly byStatus: Readonly<Record<string, number>>;
};

export function cpmOf({ cents }: Pick<Money, "cents">, audience: ListenerRange): CpmRange | null {
  if (audience.kind === "unknown") return null;
  const per = (people: number) => (people > 0 ? Math.round((cents * 1_000) / people) : null);
  return { low: audience.kind === "open" ? null : per(audience.high), high: per(audience.low) };
}

/** The sum of two ranges. An open range makes the sum open; an unknown one adds nothing. */
export function addRanges(one: ListenerRange, other: ListenerRange): ListenerRange {
  if (one.kind === "unknown") return other;
  if (other.kind === "unknown") return one;
  const low = one.low + other.low;
  if (one.kind === "open" || other.kind === "open") return { kind: "open", low };
  return { kind: "closed", low, high: one.high + other.high };
}

/**
 * A sum is no finer than the estimates in it. The lower bound is rounded down and the upper one up, so that the range still covers every
 * possible sum.
 */
function roundedOutward(range: ListenerRange): ListenerRange {
  if (range.kind === "unknown") return range;
  const low = inTwoDigits(range.low, Math.floor);
  return range.kind === "open" ? { ...range, low } : { ...range, low, high: inTwoDigits(range.high, Math.ceil) };
}

function inTwoDigits(count: number, round: (count: number) => number): number {
  const unit = 10 ** Math.max(0, String(count).length - 2);
  return round(count / unit) * unit;
}

type Cost = {
  cents: number;
  shows: number;
  /** The cents of the shows with a known audience. */
  centsWithAudience: number;
  audience: ListenerRange;
};

/** Adds up shows one by one, so that a list need not be in memory at once. */
export class Summing {
  private shows = 0;
  private lost = 0;
  private withoutAudience = 0;
  private withoutPrice = 0;
  private audience: ListenerRange = UNKNOWN_RANGE;
  private readonly costs = new Map<Currency, Cost>();
  private readonly byStatus = new Map<string, number>();

  constructor(private readonly statuses: Statuses) {
    for (const { name } of statuses) this.byStatus.set(name, 0);
  }

  /** `perEpisode` as in `ShowFigures`; undefined for a show that is not in the catalogue. */
  add({ status, price }: Pick<OwnColumns, "status" | "price">, perEpisode: string | undefined): void {
    this.byStatus.set(status, (this.byStatus.get(status) ?? 0) + 1);
    if (kindOf(this.statuses, status) === "lost") {
      this.lost += 1;
      return;
    }
    this.shows += 1;
    const range = parseListenerRange(perEpisode);
    if (range.kind === "unknown") this.withoutAudience += 1;
    this.audience = addRanges(this.audience, range);
    if (!price) this.withoutPrice += 1;
    else this.addCost(price, range);
  }

  get sum(): ListSum {
    const { shows, lost, withoutAudience, withoutPrice } = this;
    // The total of a single figure is that figure.
    const audience = shows - withoutAudience > 1 ? roundedOutward(this.audience) : this.audience;
    const costs = [...this.costs].map(
      ([currency, { cents, shows: priced, centsWithAudience, audience: people }]): CurrencySum => ({
        currency,
        cents,
        shows: priced,
        cpm: cpmOf({ cents: centsWithAudience }, people),
      }),
    );
    return {
      shows,
      lost,
      audience: formatListenerRange(audience),
      withoutAudience,
      costs: costs.toSorted((a, b) => b.shows - a.shows || (a.currency < b.currency ? -1 : 1)),
      withoutPrice,
      byStatus: Object.fromEntries(this.byStatus),
    };
  }

  private addCost({ cents, currency }: Money, range: ListenerRange): void {
    const cost = this.costs.get(currency) ?? { cents: 0, shows: 0, centsWithAudience: 0, audience: UNKNOWN_RANGE };
    const known = range.kind !== "unknown";
    this.costs.set(currency, {
      cents: cost.cents + cents,
      shows: cost.shows + 1,
      centsWithAudience: cost.centsWithAudience + (known ? cents : 0),
      audience: addRanges(cost.audience, range),
    });
  }
}
