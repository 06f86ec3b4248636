import fc from "fast-check";
import { foldWords } from "../text/fold.js";
import { parseQuery } from "./parse-query.js";
import { queryWords } from "./query-words.js";

describe("queryWords", () => {
  it.each([
    ["True Crime", ["true", "crime"]],
    ['jazz "Blue Note" jazz', ["jazz", "blue", "note"]],
    ["AT&T don't", ["at", "t", "dont"]],
    ["cats OR -dogs", ["cats"]],
    ["-(cats -dogs)", ["dogs"]],
    ["title:(a OR b) host:Zoë", ["a", "b", "zoe"]],
    ["-title:live cat:News lang:en ep>50", []],
    ["", []],
  ])("finds in %j the words %j", (text, words) => {
    expect(queryWords(parseQuery(text).query)).toEqual(words);
  });

  it("returns the folded words of a text without operators, each once", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zé]{1,8}$/), { minLength: 1, maxLength: 10 }), (typed) => {
        const text = typed.join(" ");
        expect(queryWords(parseQuery(text).query)).toEqual([...new Set(foldWords(text))]);
      }),
    );
  });
});
