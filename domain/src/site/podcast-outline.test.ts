import { normalizePodcast } from "../catalogue/sources/normalize-podcast.js";
import { ANY_SHOW, podcastOutline } from "./podcast-outline.js";

const outlineOf = (facts: Record<string, unknown>) => {
  const podcast = normalizePodcast({ id: "1", title: "Tide", ...facts });
  if (!podcast) throw new Error("not a podcast");
  return podcastOutline(podcast);
};

test("title and author as they are, the description without markup", () => {
  expect(outlineOf({ description: "<p>First &amp; <b>last</b>.</p>", itunesAuthor: "A & B" })).toEqual({
    title: "Tide",
    author: "A & B",
    description: "First & last .",
  });
});

test("a long description ends at a word, with an ellipsis in the place of the mark before it", () => {
  const { description } = outlineOf({ description: `${"word, ".repeat(80)}end` });
  expect(description).toMatch(/word, word…$/);
  expect(description.length).toBeLessThanOrEqual(301);
});

test("missing facts get the documented defaults", () => {
  const outline = outlineOf({});
  expect(outline.author).not.toBe("");
  expect(outline.description).not.toBe("");
});

test("no mark contains another: they are replaced in one go", () => {
  const marks = Object.values(ANY_SHOW);
  for (const mark of marks) expect(marks.filter((other) => other.includes(mark))).toEqual([mark]);
});
