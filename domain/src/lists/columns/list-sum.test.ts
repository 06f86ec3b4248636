import fc from "fast-check";
import {
  formatListenerRange,
  type ListenerRange,
  parseListenerRange,
  rangeFromNumbers,
} from "../../audience/range/listener-range.js";
import { addRanges, cpmOf, type ListSum, Summing } from "./list-sum.js";
import type { Money } from "./money.js";
import { USUAL_STATUSES } from "./statuses.js";

type Row = { readonly status: string; readonly price: Money | null; readonly audience: string };
const usd = (cents: number): Money => ({ cents, currency: "USD" });
const row = (audience: string, price: Money | null = null, status = "Idea"): Row => ({ status, price, audience });
const sumOf = (rows: readonly Row[]): ListSum => {
  const summing = new Summing(USUAL_STATUSES);
  for (const { audience, ...item } of rows) summing.add(item, audience);
  return summing.sum;
};

test("adds audiences bound by bound and costs, and derives the CPM", () => {
  const sum = sumOf([row("4,000-13,000", usd(34_000)), row("6,000-20,000", usd(68_000)), row("1,000-2,000")]);
  expect(sum).toMatchObject({ shows: 3, audience: "11,000-35,000", withoutAudience: 0, withoutPrice: 1 });
  // $1,020 for 10,000 to 33,000 listeners.
  expect(sum.costs).toEqual([{ currency: "USD", cents: 102_000, shows: 2, cpm: { low: 3_091, high: 10_200 } }]);
});

test("counts unknown audiences separately and adds them to no total", () => {
  expect(sumOf([row("N/A", usd(100)), row("1,000-2,000")])).toMatchObject({
    audience: "1,000-2,000",
    withoutAudience: 1,
    costs: [{ cents: 100, cpm: null }],
  });
  expect(sumOf([row("N/A")]).audience).toBe("N/A");
  expect(sumOf([]).audience).toBe("N/A");
});

test("an open range gives an open sum and a CPM without a lower bound", () => {
  const sum = sumOf([row("70,001+", usd(70_001)), row("1,000-2,000", usd(0))]);
  expect(sum.audience).toBe("71,000+");
  expect(sum.costs[0]?.cpm).toEqual({ low: null, high: 986 });
});

test("a total is no finer than the estimates in it, and covers every sum of them", () => {
  expect(sumOf([row("2,000,000+"), row("70,001+"), row("120,486-300,000")]).audience).toBe("2,100,000+");
  expect(sumOf([row("15,000-50,000"), row("300-1,500")]).audience).toBe("15,000-52,000");
  expect(sumOf([row("10-20"), row("30-71")]).audience).toBe("40-91");
  // One figure is its own total.
  expect(sumOf([row("70,001+"), row("N/A")]).audience).toBe("70,001+");
  // The CPM is of the sum itself: $102 for 15,300 to 51,500 listeners.
  expect(sumOf([row("15,000-50,000", usd(10_200)), row("300-1,500", usd(0))]).costs[0]?.cpm).toEqual({
    low: 198,
    high: 667,
  });
});

test("a declined show is in no total", () => {
  const sum = sumOf([row("1,000-2,000", usd(500)), row("9,000-9,500", usd(900), "Declined")]);
  expect(sum).toMatchObject({ shows: 1, lost: 1, audience: "1,000-2,000", costs: [{ cents: 500, shows: 1 }] });
  expect(sum.byStatus).toEqual({ Idea: 1, Shortlisted: 0, Contacted: 0, Negotiating: 0, Booked: 0, Declined: 1 });
});

test("currencies are never added up, and the one with most shows is first", () => {
  const eur: Money = { cents: 900, currency: "EUR" };
  const { costs } = sumOf([row("10-20", usd(100)), row("10-20", eur), row("10-20", eur)]);
  expect(costs.map(({ currency, cents }) => [currency, cents])).toEqual([
    ["EUR", 1_800],
    ["USD", 100],
  ]);
});

test("an audience of zero or an unknown one has no CPM", () => {
  expect(cpmOf(usd(100), { kind: "closed", low: 0, high: 0 })).toEqual({ low: null, high: null });
  expect(cpmOf(usd(100), { kind: "unknown" })).toBeNull();
});

const ranges: fc.Arbitrary<ListenerRange> = fc.oneof(
  fc.constant<ListenerRange>({ kind: "unknown" }),
  fc.nat(2_000_000).map((low) => rangeFromNumbers(low, null)),
  fc.tuple(fc.nat(2_000_000), fc.nat(2_000_000)).map(([low, high]) => rangeFromNumbers(low, high)),
);
const rows = fc.array(
  fc.record({
    status: fc.constantFrom(...USUAL_STATUSES.map(({ name }) => name)),
    price: fc.option(fc.record({ cents: fc.nat(10_000_000), currency: fc.constantFrom("USD", "EUR") })),
    audience: ranges.map(formatListenerRange),
  }),
) as fc.Arbitrary<Row[]>;

test("the order of ranges and shows does not change the sum", () => {
  fc.assert(
    fc.property(ranges, ranges, ranges, (a, b, c) => {
      expect(addRanges(a, b)).toEqual(addRanges(b, a));
      expect(addRanges(addRanges(a, b), c)).toEqual(addRanges(a, addRanges(b, c)));
    }),
  );
  fc.assert(fc.property(rows, (some) => void expect(sumOf(some.toReversed())).toEqual(sumOf(some))));
});

test("counts every show once and keeps every known figure", () => {
  fc.assert(
    fc.property(rows, (some) => {
      const sum = sumOf(some);
      expect(sum.shows + sum.lost).toBe(some.length);
      expect(Object.values(sum.byStatus).reduce((all, one) => all + one, 0)).toBe(some.length);
      const counted = some.filter(({ status }) => status !== "Declined");
      const known = counted
        .map(({ audience }) => parseListenerRange(audience))
        .filter(({ kind }) => kind !== "unknown");
      expect(sum.withoutAudience).toBe(counted.length - known.length);
      const total = parseListenerRange(sum.audience);
      const low = known.reduce((all, range) => all + (range.kind === "unknown" ? 0 : range.low), 0);
      if (known.length > 0) {
        const shown = total.kind === "unknown" ? 0 : total.low;
        expect(shown).toBeLessThanOrEqual(low);
        expect(shown).toBeGreaterThanOrEqual(low * 0.9);
      }
      const high = known.reduce((all, range) => all + (range.kind === "closed" ? range.high : 0), 0);
      if (total.kind === "closed") {
        expect(total.high).toBeGreaterThanOrEqual(high);
        expect(total.high).toBeLessThanOrEqual(Math.ceil(high * 1.1));
      }
      if (known.some(({ kind }) => kind === "open")) expect(total.kind).toBe("open");
    }),
  );
});

test("the overall CPM is between the lowest and the highest CPM of a show", () => {
  fc.assert(
    fc.property(rows, (some) => {
      for (const { currency, cpm } of sumOf(some).costs) {
        const each = some
          .filter(({ status, price }) => status !== "Declined" && price?.currency === currency)
          .map(({ price, audience }) => cpmOf(price!, parseListenerRange(audience)))
          .filter((one) => one !== null);
        if (!cpm || cpm.high === null || each.some(({ high }) => high === null)) continue;
        const highs = each.map(({ high }) => high!);
        expect(cpm.high).toBeGreaterThanOrEqual(Math.min(...highs) - 1);
        expect(cpm.high).toBeLessThanOrEqual(Math.max(...highs) + 1);
        if (cpm.low !== null) expect(cpm.low).toBeLessThanOrEqual(cpm.high);
      }
    }),
  );
});
