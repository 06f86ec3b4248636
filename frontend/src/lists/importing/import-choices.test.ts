import type { MatchEntry } from "@earshot/backend/lists/lists.schemas";
import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { choose, chosenShows, firstChoices } from "./import-choices";

const entry = (position: number, outcome: MatchEntry["outcome"], ...ids: string[]): MatchEntry => ({
  position,
  given: `line ${position}`,
  kind: "title",
  outcome,
  candidates: ids.map((id) => ({ podcast: { id } as Podcast })),
});

const report = {
  entries: [entry(1, "found", "a"), entry(2, "doubtful", "b", "c"), entry(3, "not-found"), entry(4, "found", "a")],
  skipped: 0,
};

test("preselects found shows, but not doubtful ones", () => {
  expect([...firstChoices(report)]).toEqual([
    [1, "a"],
    [4, "a"],
  ]);
});

test("adds each show once, in the order of the text", () => {
  const chosen = choose(firstChoices(report), 2, "c");
  expect(chosenShows(chosen)).toEqual(["a", "c"]);
  expect(chosenShows(choose(choose(chosen, 1, undefined), 4, undefined))).toEqual(["c"]);
  expect(chosenShows(choose(chosen, 2, undefined))).toEqual(["a"]);
});

test("a choice does not change earlier choices", () => {
  const before = firstChoices(report);
  choose(before, 2, "b");
  expect(before.has(2)).toBe(false);
});
