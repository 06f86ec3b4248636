import { CARD_COLORS, oklch } from "./card-colors.js";
import { podcastCard } from "./podcast-card.js";

const show = (title: string, more: { itunesAuthor?: string; listener_range?: string } = {}) => ({
  id: "a1",
  title,
  itunesAuthor: "Ada Quill",
  listener_range: "1,000-10,000",
  defaulted: [],
  ...more,
});

test("markup in a title stays text", () => {
  const svg = podcastCard(show("<script>alert(1)</script>", { itunesAuthor: "<image href='http://evil.example/'/>" }));
  expect(svg).not.toMatch(/<script|<image/);
  expect(svg).toContain("&lt;script&gt;");
});

const litIn = (svg: string): number => svg.split(`fill="${CARD_COLORS.lit}" fill-opacity`).length - 1;

test.each([
  ["1,000-10,000", "1,000–10,000", 12],
  ["100,000+", "100,000+", 12],
  // On the scale up to 100 million, which has 8 segments per decade.
  ["3,000,000-20,000,000", "3,000,000–20,000,000", 8],
  ["N/A", "Not known yet", 0],
])("%s is written as %s and lights %i of 48 segments", (listener_range, written, lit) => {
  const svg = podcastCard(show("Show", { listener_range }));
  expect(svg).toContain(`>${written}</text>`);
  expect(litIn(svg)).toBe(lit);
});

test("writes the minimum band of a listed show", () => {
  const listed = { ...show("Show", { listener_range: "N/A" }), listenersAtLeast: "Large" as const };
  expect(podcastCard(listed)).toContain(">Large or more</text>");
});

test("a placeholder author is not drawn", () => {
  expect(podcastCard(show("Show"))).toContain("Ada Quill");
  expect(podcastCard({ ...show("Show"), defaulted: ["itunesAuthor"] })).not.toContain("Ada Quill");
});

test("converts OKLCH to sRGB: white, black, and the red of CSS Color 4", () => {
  expect([oklch(1, 0, 0), oklch(0, 0, 0), oklch(0.62796, 0.25768, 29.234)]).toEqual(["#ffffff", "#000000", "#ff0000"]);
});
