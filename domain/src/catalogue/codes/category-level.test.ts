import { baselineOf, categoryLevel, LEVELS } from "./category-level.js";

describe("categoryLevel", () => {
  it.each([
    ["Arts", "main"],
    ["society & culture", "main"],
    ["Books", "sub"],
    [" tv reviews ", "sub"],
    ["Knitting", undefined],
    ["", undefined],
  ])("of %j is %p", (name, level) => {
    expect(categoryLevel(name)).toBe(level);
  });

  it("is defined for each of Apple's categories", () => {
    expect([LEVELS.main.length, LEVELS.sub.length]).toEqual([19, 91]);
    for (const name of LEVELS.main) expect(categoryLevel(name)).toBe("main");
    for (const name of LEVELS.sub) expect(categoryLevel(name)).toBe("sub");
  });
});

describe("baselineOf", () => {
  const baseline = baselineOf([
    { category: "arts", podcasts: 100 },
    { category: "Business", podcasts: 300 },
    { category: "news", podcasts: 200 },
    { category: "Books", podcasts: 10 },
    { category: "Careers", podcasts: 20 },
    { category: "Knitting", podcasts: 9_000 },
  ]);

  it("is the median of the same level, even for a category without a count", () => {
    expect(["Arts", "Comedy", "Careers", "Food"].map(baseline)).toEqual([200, 200, 15, 15]);
  });

  it("is null outside Apple's list, and without counts", () => {
    expect(baseline("Knitting")).toBeNull();
    expect(baselineOf([])("Arts")).toBeNull();
  });
});
