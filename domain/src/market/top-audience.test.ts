import fc from "fast-check";
import { audienceGroupLabel, topAudience } from "./top-audience.js";

describe("topAudience", () => {
  it.each([
    [["Business", "Marketing"], ["professionals"]],
    [
      ["Kids & Family", "Stories for Kids"],
      ["kids", "family"],
    ],
    [
      ["Parenting", "Kids & Family"],
      ["family", "kids"],
    ],
    [
      ["Video Games", "Leisure"],
      ["teens", "general"],
    ],
    [["True Crime"], ["adults"]],
    [["Golf"], ["seniors"]],
    // People of all ages listen to shows on history.
    [["History"], ["general"]],
    [["News"], ["general"]],
    // One match each: the fixed order decides, and the fourth group is left out.
    [
      ["Business", "Parenting", "Golf", "News"],
      ["professionals", "family", "seniors"],
    ],
    [
      ["Technology", "Business", "News"],
      ["professionals", "general"],
    ],
    [
      ["society", "culture", "documentary"],
      ["general", "adults"],
    ],
    [["technology", "TECHNOLOGY"], ["professionals"]],
    // Only whole words match: "Gamester" is not "game", and "Kidsmart" is not a category for kids.
    [["Kidsmart", "Gamester"], ["general"]],
    [["Gastronomía"], ["general"]],
    [[], ["general"]],
  ])("of %j is %j", (categories, groups) => {
    expect(topAudience(categories)).toEqual(groups);
  });

  it("returns one to three different groups, the same for any order of the categories", () => {
    const category = fc.constantFrom(
      "Business",
      "Kids & Family",
      "Comedy",
      "Golf",
      "Games",
      "News",
      "Food",
      "Nothing",
      "True Crime",
    );
    const shuffled = fc
      .array(category, { maxLength: 10 })
      .chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })));
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        const groups = topAudience(list);
        expect(groups.length >= 1 && groups.length <= 3).toBe(true);
        expect(new Set(groups).size).toBe(groups.length);
        expect(topAudience(other)).toEqual(groups);
      }),
    );
  });

  it("has a label for each group", () => {
    expect(topAudience(["Kids", "Business", "News"]).map(audienceGroupLabel)).toEqual([
      "Professionals",
      "Kids",
      "General",
    ]);
  });
});
