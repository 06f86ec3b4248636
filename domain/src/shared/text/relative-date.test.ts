import { daysAgo, relativeDate, spanOfDays } from "./relative-date.js";

const NOW = new Date("2026-11-21T12:00:00Z");

describe("relativeDate", () => {
  it.each([
    ["2026-11-21T11:59:30Z", "just now"],
    ["2026-11-21T11:59:00Z", "1 minute ago"],
    ["2026-11-21T11:15:00Z", "45 minutes ago"],
    ["2026-11-21T10:30:00Z", "1 hour ago"],
    ["2026-11-20T13:00:00Z", "23 hours ago"],
    ["2026-11-20T12:00:00Z", "1 day ago"],
    ["2026-11-18T09:00:00Z", "3 days ago"],
    ["2026-10-01T12:00:00Z", "51 days ago"],
    ["2026-08-21T12:00:00Z", "3 months ago"],
    ["2025-11-01T12:00:00Z", "1 year ago"],
    ["2020-09-16T12:00:00Z", "6 years ago"],
    ["2026-11-24T12:00:00Z", "in 3 days"],
    ["2026-11-21T14:10:00Z", "in 2 hours"],
    ["no date", "N/A"],
  ])("describes %s as %s", (date, text) => {
    expect(relativeDate(new Date(date), NOW)).toBe(text);
  });
});

describe("daysAgo and spanOfDays", () => {
  it.each([
    [0.2, "today"],
    [1.5, "yesterday"],
    [3.9, "3 days ago"],
    [800, "2 years ago"],
  ])("describes %d days as %s", (days, text) => {
    expect(daysAgo(days)).toBe(text);
  });

  it("takes the largest unit that fits, at least a day", () => {
    expect(spanOfDays(0)).toBe("1 day");
    expect(spanOfDays(60)).toBe("60 days");
    expect(spanOfDays(61)).toBe("2 months");
    expect(spanOfDays(365)).toBe("11 months");
    expect(spanOfDays(366)).toBe("1 year");
    expect(spanOfDays(Number.NaN)).toBe("N/A");
  });
});
