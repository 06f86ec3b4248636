import { matchesBody } from "./matches.schemas.js";

it("accepts a correction of each finding that a brief can have, and no more", () => {
  const of = (count: number, kind: string) => Array.from({ length: count }, (_, at) => [`${kind} ${at}`, ""]);
  const most = ["budget", "country", "language", "category", "topic", "audience", "goal", "dates"]
    .flatMap((kind) => of(8, kind))
    .concat(of(24, "taboo"));
  const accepts = (choices: string[][]): boolean =>
    matchesBody.safeParse({ brief: "Dog food", findings: Object.fromEntries(choices) }).success;
  expect(accepts(most)).toBe(true);
  expect(accepts([...most, ["taboo one more", ""]])).toBe(false);
});
