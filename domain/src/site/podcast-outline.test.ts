import { normalizePodcast } from "../catalogue/sources/normalize-podcast.js";
import { ANY_SHOW, podcastOutline } from "./podcast-outline.js";

const outlineOf = (facts: Record<string, unknown>) => {
  const podcast = normalizePodcast({ id: "1", title: "Tide", ...facts });
  if (!podcast) throw new Error("not a podcast");
  return podcastOutline(podcast);
};

test("keeps title and author, and removes markup from the description", () => {
  expect(outlineOf({ description: "<p>First &amp; <b>last</b>.</p>", itunesAuthor: "A & B" })).toEqual({
    title: "Tide",
    author: "A & B",
    description: "First & last .",
  });
});

test("ends a long description at a word, with an ellipsis instead of a punctuation mark", () => {
  const { description } = outlineOf({ description: `${"word, ".repeat(80)}end` });
  expect(description).toMatch(/word, word…$/);
  expect(description.length).toBeLessThanOrEqual(301);
});

test("uses the documented defaults for missing facts", () => {
  const outline = outlineOf({});
  expect(outline.author).not.toBe("");
  expect(outline.description).not.toBe("");
});

test("no placeholder contains another", () => {
  const marks = Object.values(ANY_SHOW);
  for (const mark of marks) expect(marks.filter((other) => other.includes(mark))).toEqual([mark]);
});
