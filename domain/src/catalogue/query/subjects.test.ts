import { parseQuery } from "./parse-query.js";
import type { Query } from "./query.js";
import { withFullNames, withSubjects } from "./subjects.js";

const parts = (text: string): readonly Query[] => {
  const { query } = parseQuery(text);
  return query.kind === "and" ? query.queries : [query];
};
const kinds = (text: string) => withSubjects(parts(text)).map(({ kind }) => kind);

test("each spelling of a subject becomes the same choice of all its spellings", () => {
  const [choice] = withSubjects(parts("ww2"));
  expect(choice).toMatchObject({ kind: "or" });
  for (const writing of ["World War 2", "world war II", "Second World War", "WWII", "world-war 2"])
    expect([writing, withSubjects(parts(writing))]).toEqual([writing, [choice]]);
});

test("other words stay in their places", () => {
  expect(kinds("stories of world war 2 tanks")).toEqual(["word", "word", "or", "word"]);
  expect(kinds("d&d adventures")).toEqual(["or", "word"]);
  expect(kinds("ny hotels")).toEqual(["or", "word"]);
  expect(kinds("vc firms")).toEqual(["or", "word"]);
  expect(kinds("ml")).toEqual(["or"]);
  expect(kinds("first-time home buyers")).toEqual(["or"]);
  expect(kinds("quit drinking")).toEqual(["or"]);
  expect(kinds("how to start a podcast")).toEqual(["word", "word", "or"]);
});

test("the longest spelling is used", () => {
  expect(kinds("new york city guide")).toEqual(["or", "word"]);
});

test("phrases, exclusions and words that only resemble a subject stay unchanged", () => {
  expect(withSubjects(parts('"world war 2" -ww1'))).toEqual(parts('"world war 2" -ww1'));
  expect(kinds("world cup 2")).toEqual(["word", "word", "word"]);
  expect(withSubjects(parts("history"))).toEqual(parts("history"));
});

test("an abbreviated name gets its full one", () => {
  const texts = (text: string) =>
    withFullNames(parts(text)).map((part) => (part.kind === "word" ? part.text : part.kind));
  expect(texts("ny times")).toEqual(["new york times"]);
  expect(texts("wsj tech news")).toEqual(["wall street journal", "tech", "news"]);
  expect(texts("history")).toEqual(["history"]);
});
