import fc from "fast-check";
import { CATEGORY_ALIASES } from "./category-aliases.js";
import { APPLE_CATEGORIES, appleCategories, parentCategory, TOP_CATEGORIES } from "./categories.js";

const SUBS = APPLE_CATEGORIES.flatMap(({ sub }) => sub);
const ALL = [...TOP_CATEGORIES, ...SUBS];

const HYPHENATED = ["Video Games", "How To", "Stand-Up", "After Shows", "Non-Profit"];

describe("the taxonomy", () => {
  it("has 19 categories with unique genre ids and 91 subcategories, without repeated names", () => {
    expect(TOP_CATEGORIES).toHaveLength(19);
    expect(SUBS).toHaveLength(91);
    expect(new Set(ALL).size).toBe(110);
    expect(new Set(APPLE_CATEGORIES.map(({ genreId }) => genreId)).size).toBe(19);
  });

  it("returns the parent of a subcategory", () => {
    expect(parentCategory("Documentary")).toBe("Society & Culture");
    expect(parentCategory("Running")).toBe("Sports");
    expect(parentCategory("Sports")).toBeUndefined();
    expect(parentCategory("constructor")).toBeUndefined();
  });

  it("has aliases for its own names only", () => {
    for (const name of Object.values(CATEGORY_ALIASES).flat()) expect(ALL).toContain(name);
  });
});

describe("appleCategories", () => {
  it.each([
    ["split words", ["Society", "Culture", "Documentary"], ["Society & Culture", "Documentary"]],
    ["split words in lower case", ["society", "culture", "documentary"], ["Society & Culture", "Documentary"]],
    ["a name whose half is a category too", ["Health", "Fitness"], ["Health & Fitness"]],
    ["two such halves", ["Religion", "Spirituality"], ["Religion & Spirituality"]],
    ["TV in another spelling", ["Tv", "Film"], ["TV & Film"]],
    ["a sub-category that shares a word", ["Health", "Fitness", "Mental"], ["Health & Fitness", "Mental Health"]],
    ["an adjective with its category", ["Arts", "Performing", "Visual"], ["Arts", "Performing Arts", "Visual Arts"]],
    ["sciences", ["Science", "Earth", "Social"], ["Science", "Earth Sciences", "Social Sciences"]],
    ["languages", ["Education", "Language", "Learning"], ["Education", "Language Learning"]],
    ["kids", ["Kids", "Family", "Pets", "Animals"], ["Kids & Family", "Pets & Animals"]],
    ["stories", ["Kids", "Family", "Stories"], ["Kids & Family", "Stories for Kids"]],
    ["interviews of one kind", ["TV", "Film", "Interviews"], ["TV & Film", "Film Interviews"]],
    ["a word that could be several", ["TV", "Film", "Reviews"], ["TV & Film"]],
    ["words that are categories", ["Science", "Fiction"], ["Science", "Fiction"]],
    ["hyphens", ["Video-Games", "How-To", "Stand-Up", "After-Shows", "Non-Profit"], HYPHENATED],
    ["whole names", ["Health & Fitness", "Fitness"], ["Health & Fitness", "Fitness"]],
    ["and, any case", ["society AND culture"], ["Society & Culture"]],
    ["an escaped ampersand", ["Society &amp; Culture"], ["Society & Culture"]],
    ["Tv & Film", ["Tv & Film"], ["TV & Film"]],
    ["a path", ["News > Politics"], ["News", "Politics"]],
    ["one text with commas", ["Comedy, true crime"], ["Comedy", "True Crime"]],
    ["half a name", ["Society"], ["Society & Culture"]],
    ["the other half", ["Health"], ["Health & Fitness"]],
    [
      "old genres",
      ["Games & Hobbies", "News & Politics", "Sports & Recreation"],
      ["Leisure", "News", "Politics", "Sports"],
    ],
    ["old sub-genres", ["Literature", "Gadgets", "Self-Help"], ["Books", "Technology", "Self-Improvement"]],
    ["Podcast Index's own", ["Cryptocurrency", "Weather", "Role-Playing"], ["Investing", "Earth Sciences", "Games"]],
    ["singular", ["Sport", "Book"], ["Sports", "Books"]],
    ["free text", ["Business podcasts for women", "Life coaching", "cluster management"], ["Business"]],
    ["no categories", ["Na", "Genre", "Podcasts", "", "&", "life"], []],
    ["repetitions", ["News", "news", "NEWS "], ["News"]],
    [
      "the order of the words",
      ["Technology", "Society", "News", "Culture"],
      ["Technology", "Society & Culture", "News"],
    ],
  ])("understands %s", (_, words, names) => {
    expect(appleCategories(words)).toEqual(names);
  });

  it("returns at most ten", () => {
    expect(appleCategories(SUBS)).toEqual(SUBS.slice(0, 10));
  });

  it("finds every Apple name in any case and with any separators", () => {
    const spelling = fc.record({
      name: fc.constantFrom(...ALL),
      upper: fc.boolean(),
      and: fc.constantFrom(" & ", " and ", " &amp; ", "  "),
    });
    fc.assert(
      fc.property(spelling, ({ name, upper, and }) => {
        const spelled = name.replace(" & ", and);
        expect(appleCategories([upper ? spelled.toUpperCase() : spelled.toLowerCase()])).toEqual([name]);
      }),
    );
  });

  it("finds every top-level name in Podcast Index's spelling", () => {
    for (const name of TOP_CATEGORIES) {
      const words = name === "True Crime" ? [name] : name.split(" & ");
      expect(appleCategories(words)).toEqual([name]);
    }
  });

  it("returns only Apple's names for any input, and keeps them when applied again", () => {
    const words = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom(...ALL.flatMap((name) => name.split(" "))));
    fc.assert(
      fc.property(fc.array(words, { maxLength: 15 }), (list) => {
        const names = appleCategories(list);
        expect(ALL).toEqual(expect.arrayContaining(names));
        expect(names.length).toBeLessThanOrEqual(10);
      }),
    );
  });

  it("reads hostile lists quickly", () => {
    const hostile = Array.from({ length: 50_000 }, () => "Reviews/".repeat(1000));
    expect(() => appleCategories(hostile)).toTakeLessThan(5_000);
  });
});
