import fc from "fast-check";
import { parseListenerRange as range } from "../../audience/range/listener-range.js";
import { BUDGET_RANGES } from "../requests/campaign-request.js";
import { BUDGET_DOLLARS, budgetFit, CPM_BANDS, dollars, spotPrice, spotsFor, spotShare } from "./budget-fit.js";

const PER_EPISODE = "downloads per episode";

describe("spotPrice", () => {
  it("uses the published price for the audience's size", () => {
    // The middles are 2,236 and 22,361 and 223,607.
    expect(spotPrice(range("1,000-5,000"))).toEqual({ cpm: 24.47, low: 24.47, high: 122.35 });
    expect(spotPrice(range("10,000-50,000"))).toMatchObject({ cpm: 23.79, low: expect.closeTo(237.9, 9) });
    expect(spotPrice(range("100,000-500,000"))).toMatchObject({ cpm: 20.44, high: 10220 });
    expect(spotPrice(range("70,001+"))).toMatchObject({ cpm: 23.79, high: null });
  });

  it("uses the nearest price below the smallest published size, and never a price of zero", () => {
    expect(spotPrice(range("1-50"))).toEqual({ cpm: 24.47, low: 0.02447, high: 1.2235 });
    expect(spotPrice(range(0))).toEqual({ cpm: 24.47, low: 0.02447, high: 0.02447 });
  });

  it("has no price for an unknown audience", () => {
    expect(spotPrice(range("N/A"))).toBeUndefined();
  });

  it("lists its bands from small to large", () => {
    expect(CPM_BANDS.map(({ from }) => from)).toEqual([1_000, 10_000, 100_000]);
  });
});

describe("spotsFor", () => {
  it("compares the small budget with the high price, and the other way round", () => {
    expect(spotsFor({ low: 1000, high: 5000 }, { low: 100, high: 250 })).toEqual({ low: 4, high: 50 });
    expect(spotsFor({ low: 50_000, high: null }, { low: 100, high: null })).toEqual({ low: 0, high: null });
    expect(spotsFor({ low: 1000, high: 5000 }, { low: 6000, high: 9000 })).toEqual({ low: 0, high: 0 });
  });
});

describe("spotShare", () => {
  it.each([
    [0, 0],
    [1, 0],
    [2, 0.5],
    [4, 1],
    [52, 1],
    [520, 0.5],
    [5_200, 0],
    [9_999_999, 0],
    [Number.NaN, 0],
  ])("%d spots give %d", (spots, share) => {
    expect(spotShare(spots)).toBeCloseTo(share, 9);
  });

  it("rises up to four spots and falls from fifty-two on", () => {
    const spots = fc.double({ min: 0, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(spots, spots, (a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        if (more <= 52) expect(spotShare(more)).toBeGreaterThanOrEqual(spotShare(less));
        if (less >= 4) expect(spotShare(more)).toBeLessThanOrEqual(spotShare(less));
      }),
    );
  });
});

describe("budgetFit", () => {
  it("names the price of a spot and the number of spots in the budget", () => {
    expect(budgetFit({ budget: { low: 1000, high: 5000 } }, range("5,000-10,000"), PER_EPISODE)).toEqual({
      kind: "known",
      share: 1,
      finding:
        "A 60-second spot for 5,000 to 10,000 downloads per episode costs about $122 to $245 at $24.47 per 1,000; the budget buys 4 to 40.",
    });
  });

  it("names only the upper limit of the price for a wide range", () => {
    const { finding } = budgetFit({ budget: { low: 1000, high: 5000 } }, range("161-7,000"), PER_EPISODE);
    expect(finding).toContain("161 to 7,000 downloads per episode costs up to $171 at $24.47 per 1,000; ");
  });

  it("states the dollars for a budget in pounds, and the source of the rate", () => {
    const { finding } = budgetFit(
      { budget: { low: 6_000, high: 6_000 }, currency: "GBP" },
      range("5,000-10,000"),
      PER_EPISODE,
    );
    expect(finding).toMatch(
      /; the budget of about \$6,000 \(European Central Bank, December 29, 2023\) buys 24 to 49\.$/,
    );
  });

  it("says when a show is too large or too small for the budget", () => {
    const large = budgetFit({ budget: { low: 1000, high: 5000 } }, range("200,000-500,000"), PER_EPISODE);
    expect(large).toMatchObject({ share: 0 });
    expect(large.finding).toMatch(/buys up to 1, too few to be remembered\.$/);
    const small = budgetFit({ budget: { low: 50_000, high: null } }, range("100-500"), PER_EPISODE);
    expect(small.finding).toMatch(/buys 4,086 or more, more than a weekly show has in a year\.$/);
  });

  it("is unknown without a budget or an audience", () => {
    expect(budgetFit({ budget: undefined }, range("1,000-5,000"), PER_EPISODE).kind).toBe("unknown");
    expect(budgetFit({ budget: undefined, currency: "PLN" }, range("1,000-5,000"), PER_EPISODE)).toEqual({
      kind: "unknown",
      finding: "Prices are in US dollars, and the budget in PLN isn’t converted. Choose it in dollars.",
    });
    expect(budgetFit({ budget: { low: 1000, high: 5000 } }, range("N/A"), PER_EPISODE).kind).toBe("unknown");
  });

  it("says what is known about a show without a figure", () => {
    const of = (least?: "Large") =>
      budgetFit({ budget: { low: 1000, high: 5000 } }, range("N/A"), PER_EPISODE, least).finding;
    expect([of(), of("Large")]).toEqual([
      "The show's audience is not known.",
      "We only know that the show is Large or more.",
    ]);
  });

  it("never falls with more money until a year of spots is bought", () => {
    const people = fc.integer({ min: 5_000, max: 1_000_000 });
    const money = fc.integer({ min: 100, max: 6_000 });
    fc.assert(
      fc.property(people, money, money, (audience, a, b) => {
        const value = (low: number) => {
          const result = budgetFit({ budget: { low, high: low } }, range(audience), PER_EPISODE);
          return result.kind === "known" ? result.share : Number.NaN;
        };
        expect(value(Math.max(a, b))).toBeGreaterThanOrEqual(value(Math.min(a, b)));
      }),
    );
  });
});

describe("dollars", () => {
  it.each([
    [{ low: 12.2, high: 48.9 }, "$12 to $49"],
    [{ low: 0.02, high: 0.9 }, "less than $1"],
    [{ low: 0.2, high: 12 }, "up to $12"],
    [{ low: 0.3, high: 2 }, "up to $2"],
    [{ low: 4, high: 171 }, "up to $171"],
    [{ low: 1_665.3, high: null }, "$1,665 or more"],
    [{ low: 20, high: 20.1 }, "$20"],
  ])("%p reads %p", (range, text) => {
    expect(dollars(range)).toBe(text);
  });
});

it("reads the form's budgets without gaps", () => {
  const budgets = BUDGET_RANGES.map((name) => BUDGET_DOLLARS[name]);
  expect(budgets.slice(1).map(({ low }) => low)).toEqual(budgets.slice(0, -1).map(({ high }) => high));
});
