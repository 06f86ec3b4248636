import { distributionsOf } from "./category-distributions.js";

const news = {
  name: "News",
  all: { unknown: 5, segments: [1, 2] },
  languages: new Map([["sv", { unknown: 1, segments: [20, 0] }]]),
};
const ALL = new Map([["news", news]]);

test("finds categories in any case, and leaves out unknown ones", () => {
  const found = { news: { category: "News", language: null, estimated: 3, unknown: 5, segments: [1, 2] } };
  expect(distributionsOf(ALL, [" NEWS ", "nobody"])).toEqual(found);
});

test("shows in the language are counted if there are enough, otherwise shows in all languages", () => {
  const swedish = {
    category: "News",
    language: { code: "sv", name: "Swedish" },
    estimated: 20,
    unknown: 1,
    segments: [20, 0],
  };
  expect(distributionsOf(ALL, ["News"], "sv")).toEqual({ news: swedish });
  expect(distributionsOf(ALL, ["News"], "da")).toMatchObject({ news: { language: null, estimated: 3 } });
});
