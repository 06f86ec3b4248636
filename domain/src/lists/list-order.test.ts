import fc from "fast-check";
import { searchForm, searchText, titleKey } from "./list-order.js";

const payload = (title: string, author: string | null = null) => ({ title, author, image_url: null });
const sorted = (...titles: string[]): string[] =>
  titles.toSorted((a, b) => (titleKey(payload(a)) < titleKey(payload(b)) ? -1 : 1));

describe("titleKey", () => {
  it("ignores case, accents and punctuation, and orders numbers by value", () => {
    expect(sorted("Part 10", "part 9", "Zebra", "Éclair", "“Apples”", "eclipse", "PART 2", "Part 02b")).toEqual([
      "“Apples”",
      "Éclair",
      "eclipse",
      "PART 2",
      "Part 02b",
      "part 9",
      "Part 10",
      "Zebra",
    ]);
  });

  it("keeps a title of punctuation alone, and puts an empty title first", () => {
    expect(titleKey(payload("???"))).toBe("???");
    expect(sorted("a", "", "!")).toEqual(["", "!", "a"]);
  });

  it("has a maximum length for any title", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 2_000 }), (title) => {
        expect([...titleKey(payload(title.repeat(3)))].length).toBeLessThanOrEqual(160);
      }),
    );
  });
});

describe("searchForm", () => {
  it.each([
    ["Café des Marées", "cafe des marees"],
    ["STRASSE", "strasse"],
    ["Straße", "strasse"],
    ["GROẞ", "gross"],
    ["100%_sure", "100%_sure"],
    ["  C++   weekly ", "c++ weekly"],
    ["It’s", "it's"],
    ["ＦＵＬＬ", "full"],
    ["ΟΔΟΣ", "οδοσ"],
  ])("%j is compared as %j", (text, form) => {
    expect(searchForm(text)).toBe(form);
  });

  it("finds every part of a title in any case", () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), fc.string(), (before, part, after) => {
        const title = `${before} ${part} ${after}`;
        expect(searchText(payload(title))).toContain(searchForm(part));
        expect(searchForm(title.toUpperCase())).toBe(searchForm(title));
      }),
    );
  });

  it("does not change when folded twice", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(searchForm(searchForm(text))).toBe(searchForm(text));
      }),
    );
  });

  it("covers title and author separately", () => {
    expect(searchText(payload("Signal", "Nia Brandt"))).toBe("signal\nnia brandt");
    expect(searchText(payload("Signal"))).toBe("signal\n");
  });
});
