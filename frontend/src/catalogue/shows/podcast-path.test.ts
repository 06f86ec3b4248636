import { podcastPageState, podcastPath } from "./podcast-path";

test("an id is one segment of the path, even with special characters", () => {
  expect(podcastPath("a/b?c")).toBe("/podcast/a%2Fb%3Fc");
});

test("only a card's data is read from the history", () => {
  const podcast = { id: "1", title: "Salt", categories: [], defaulted: [] };
  expect(podcastPageState({ podcast, fromResults: true })).toEqual({ podcast, fromResults: true });
  for (const state of [
    null,
    undefined,
    "x",
    3,
    { podcast: null },
    { podcast: { id: 1 } },
    { podcast: { id: "1", title: "Salt" } },
  ]) {
    expect(podcastPageState(state)).toEqual({});
  }
});
