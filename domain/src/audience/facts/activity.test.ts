import fc from "fast-check";
import { activityLabel, activityOf, currentActivity, datesShowActivity, type ShownActivity } from "./activity.js";

const NOW = new Date("2026-11-21T12:00:00Z");
const daysBefore = (days: number): number => NOW.getTime() / 1000 - days * 86_400;

describe("activityOf", () => {
  it.each([
    [0, "very-active"],
    [7, "very-active"],
    [7.9, "very-active"],
    [8, "moderately-active"],
    [90, "moderately-active"],
    [90.9, "moderately-active"],
    [91, "occasional"],
    [365, "occasional"],
    [366, "inactive"],
    [4000, "inactive"],
    [-3, "very-active"],
  ])("calls a show silent for %d days %s", (days, activity) => {
    expect(activityOf(daysBefore(days), NOW)).toBe(activity);
  });

  it.each([0, -5, Number.NaN, Infinity])("is unknown for a show whose newest episode is from %d", (date) => {
    expect(activityOf(date, NOW)).toBe("unknown");
  });

  it("never calls a show less active because of a later episode", () => {
    const order: readonly ShownActivity[] = ["very-active", "moderately-active", "occasional", "inactive"];
    const days = fc.integer({ min: 0, max: 5000 });
    fc.assert(
      fc.property(days, days, (a, b) => {
        const [newer, older] = [Math.min(a, b), Math.max(a, b)];
        const rank = (age: number): number => order.indexOf(activityOf(daysBefore(age), NOW));
        expect(rank(newer)).toBeLessThanOrEqual(rank(older));
      }),
    );
  });
});

describe("activityLabel", () => {
  it("returns the texts of the badge", () => {
    expect(activityLabel("very-active")).toBe("Very Active Show");
    expect(activityLabel("moderately-active")).toBe("Moderately Active Show");
    expect(activityLabel("occasional")).toBe("Occasional Show");
    expect(activityLabel("inactive")).toBe("Inactive Show");
    expect(activityLabel("unknown")).toBe("Activity unknown");
  });
});

test("a feed saved over a year ago does not determine today's activity", () => {
  expect(datesShowActivity(undefined, NOW)).toBe(true);
  expect(datesShowActivity(daysBefore(365), NOW)).toBe(true);
  expect(datesShowActivity(daysBefore(366), NOW)).toBe(false);
});

test("a feed that is gone is inactive, and old facts give no activity", () => {
  const fresh = { newestEpisode: daysBefore(3), dead: false, asOf: undefined, readAt: NOW };
  expect(currentActivity(fresh, NOW)).toBe("very-active");
  expect(currentActivity({ ...fresh, dead: true }, NOW)).toBe("inactive");
  const saved = { ...fresh, newestEpisode: daysBefore(3_000), asOf: daysBefore(2_999) };
  expect(currentActivity(saved, NOW)).toBe("unknown");
  expect(currentActivity({ ...saved, asOf: undefined }, NOW)).toBe("inactive");
  expect(currentActivity({ ...saved, newestEpisode: 0, asOf: undefined }, NOW)).toBe("unknown");
});
