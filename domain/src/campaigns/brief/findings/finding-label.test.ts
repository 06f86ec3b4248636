import { countsInScore, findingHint } from "./finding-label.js";
import { readBrief } from "../reading/read-brief.js";

it.each([
  ["Budget 10.000 €", true, "Counts as $11,050 (European Central Bank, December 29, 2023)."],
  ["Budget of £5,000 to £9,000", true, "Counts as $6,358 to $11,444 (European Central Bank, December 29, 2023)."],
  ["Budget 10.000 Franken", false, "We have no exchange rate from CHF to dollars. Choose a range below."],
  ["Budget $5,000", true, undefined],
])("says what “%s” counts as", (brief, counts, hint) => {
  const [budget] = readBrief(brief);
  expect(budget && [countsInScore(budget), findingHint(budget)]).toEqual([counts, hint]);
});
