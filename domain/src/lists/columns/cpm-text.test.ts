import { cpmText } from "./cpm-text.js";

test.each([
  ["1,000-5,000", "$68–$340"],
  ["70,001+", "up to $4.86"],
  ["N/A", "–"],
  [undefined, "–"],
])("$340 for %s listeners of an episode is %s for a thousand", (perEpisode, text) => {
  expect(cpmText({ cents: 34_000, currency: "USD" }, perEpisode)).toBe(text);
});

test("without a price there is none", () => expect(cpmText(null, "1,000-5,000")).toBe("–"));
