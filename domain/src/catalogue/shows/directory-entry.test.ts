import { isDirectoryEntry } from "./directory-entry.js";

const entry = {
  link: "https://podcasts.apple.com/us/podcast/a/id1",
  defaulted: ["url", "duration", "language"],
} as const;

test("a page in a directory without feed and episodes is an entry", () => {
  expect(isDirectoryEntry(entry)).toBe(true);
  expect(isDirectoryEntry({ ...entry, link: "https://open.spotify.com/show/1" })).toBe(true);
});

test.each([
  ["a feed", { ...entry, defaulted: ["duration"] }],
  ["episodes with a length", { ...entry, defaulted: ["url"] }],
  ["a website of its own", { ...entry, link: "https://show.example/" }],
  ["no website", { ...entry, link: "" }],
] as const)("a show with %s is more than an entry", (_, show) => {
  expect(isDirectoryEntry(show)).toBe(false);
});
