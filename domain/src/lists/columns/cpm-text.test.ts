import { cpmText } from "./cpm-text.js";

test.each([
  ["1,000-5,000", "$68–$340"],
  ["70,001+", "up to $4.86"],
  ["N/A", "–"],
  [undefined, "–"],
])("$340 for %s listeners per episode is a CPM of %s", (perEpisode, text) => {
  expect(cpmText({ cents: 34_000, currency: "USD" }, perEpisode)).toBe(text);
});

test("a show without a price has no CPM", () => expect(cpmText(null, "1,000-5,000")).toBe("–"));
