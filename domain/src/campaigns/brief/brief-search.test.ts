import { briefSearch } from "./brief-search.js";
import { readBrief } from "./reading/read-brief.js";

it.each([
  ["DIY in the UK, budget 10k", "/home?lang=en&country=GB&cat=Home%20%26%20Garden"],
  ["A chess app in German", "/home?term=chess&mode=topic&lang=de"],
  ["Running and fitness, no swearing", "/home?explicit=0&cat=Running&cat=Fitness"],
  ["in Germany and France", undefined],
  ["Budget 10,000 dollars", undefined],
  ["", undefined],
])("%p leads to %p", (text, url) => {
  expect(briefSearch(readBrief(text))).toBe(url);
});

it("prefers the language that was chosen outside the text", () => {
  expect(briefSearch(readBrief("Running shoes, in the UK"), "de")).toBe("/home?lang=de&country=GB&cat=Running");
});
