import { guessFromPath } from "./guess-from-path";

test.each([
  ["/shows/second-shift_stories.html", "second shift stories"],
  ["/caf%C3%A9-society", "café society"],
  ["/podcasts/", "podcasts"],
  ["/", ""],
  ["/%E0%A4%A", "%E0%A4%A"],
  [`/${"long-".repeat(40)}`, "long ".repeat(16).trim()],
])("guesses from %s a search for %p", (path, guess) => {
  expect(guessFromPath(path)).toBe(guess);
});
