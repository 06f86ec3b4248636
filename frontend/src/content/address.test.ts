import { guessFromPath, ownPath } from "./address";

test.each([
  ["/shows/second-shift_stories.html", "second shift stories"],
  ["/caf%C3%A9-society", "café society"],
  ["/podcasts/", "podcasts"],
  ["/", ""],
  ["/%E0%A4%A", "%E0%A4%A"],
  [`/${"long-".repeat(40)}`, "long ".repeat(16).trim()],
])("%s was perhaps a search for %p", (path, guess) => {
  expect(guessFromPath(path)).toBe(guess);
});

test.each(["/home?term=sea", "/podcast/7#episodes", "/"])("%s is a way back", (path) => {
  expect(ownPath(path)).toBe(path);
});

test.each([
  null,
  "",
  "//evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "home",
  "/\t/evil.example",
])("%p is no way back", (path) => {
  const target = ownPath(path);
  expect(target === undefined || new URL(target, "http://own.example").origin === "http://own.example").toBe(true);
  if (!path?.startsWith("/\t")) expect(target).toBeUndefined();
});
