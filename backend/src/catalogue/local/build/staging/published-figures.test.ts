import { publishedFigure } from "./published-figures.js";

test("a show with a published figure has it, with its page and month", () => {
  expect(publishedFigure({ title: "the daily", author: "The New York Times" })).toEqual({
    ...{ kind: "published", figure: 10_000_000, unit: "listeners" },
    ...{ source: "insideradio.com", at: Date.UTC(2019, 8, 15) / 1000 },
  });
  expect(publishedFigure({ title: "Hamish & Andy", owner: "LiSTNR" })).toMatchObject({ figure: 918_977 });
});

test("another show of the same title does not", () => {
  expect(publishedFigure({ title: "The Daily", author: "The Daily Podcast" })).toBeUndefined();
  expect(publishedFigure({ title: "The Daily" })).toBeUndefined();
  expect(publishedFigure({ title: "The Daily Show", author: "The New York Times" })).toBeUndefined();
});
