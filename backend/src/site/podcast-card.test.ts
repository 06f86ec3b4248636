import { CARD_COLOURS, oklch } from "./card-colours.js";
import { drawPng, hasLettersOf } from "./draw-png.js";
import { podcastCard } from "./podcast-card.js";

const show = (title: string, more: { itunesAuthor?: string; listener_range?: string } = {}) => ({
  id: "a1",
  title,
  itunesAuthor: "Ada Quill",
  listener_range: "1,000-10,000",
  defaulted: [],
  ...more,
});

/** Width and height that a PNG states of itself (its first chunk). */
function sizeOf(png: Buffer): [number, number] {
  expect([...png.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

const HOSTILE = [
  "",
  "Tide & Time",
  `</text></svg><script>alert(1)</script> & "quoted" 'single' ]]> <!-- -->`,
  "&amp;&#x0;&nonsense;",
  "\u0000\u0001\u0008\ud800 lone \udc00 \uffff\ufffe signs",
  "W".repeat(5_000),
  "word ".repeat(2_000),
  "海辺の静かな物語を毎週届ける番組、長い長い題名のために行を折り返します。",
  "قصص هادئة من شاطئ البحر كل أسبوع",
  "शांत समुद्र की कहानियाँ",
  "👨‍👩‍👧‍👦".repeat(60),
  "e\u0301".repeat(500),
];

test.each(HOSTILE)(
  "a picture of 1200 by 630, whatever the title (%#)",
  async (title) => {
    const png = await drawPng(podcastCard(show(title, { itunesAuthor: title })));
    expect(png && sizeOf(png)).toEqual([1200, 630]);
  },
  20_000,
);

test("markup in a title stays text", () => {
  const svg = podcastCard(show("<script>alert(1)</script>", { itunesAuthor: "<image href='http://evil.example/'/>" }));
  expect(svg).not.toMatch(/<script|<image/);
  expect(svg).toContain("&lt;script&gt;");
});

const litIn = (svg: string): number => svg.split(`fill="${CARD_COLOURS.lit}" fill-opacity`).length - 1;

test.each([
  ["1,000-10,000", "1,000–10,000", 12],
  ["100,000+", "100,000+", 12],
  ["N/A", "Not known yet", 0],
])("%s is written as %s and lights %i of 48 segments", (listener_range, written, lit) => {
  const svg = podcastCard(show("Show", { listener_range }));
  expect(svg).toContain(`>${written}</text>`);
  expect(litIn(svg)).toBe(lit);
});

test("an author that is only a default is not drawn", () => {
  expect(podcastCard(show("Show"))).toContain("Ada Quill");
  expect(podcastCard({ ...show("Show"), defaulted: ["itunesAuthor"] })).not.toContain("Ada Quill");
});

test("OKLCH becomes sRGB: white, black, and red as CSS Color 4 gives it", () => {
  expect([oklch(1, 0, 0), oklch(0, 0, 0), oklch(0.62796, 0.25768, 29.234)]).toEqual(["#ffffff", "#000000", "#ff0000"]);
});

test("many pictures at once are drawn in turn, too many are refused, and afterwards all is as before", async () => {
  const svg = podcastCard(show("Show"));
  const answers = await Promise.all(Array.from({ length: 50 }, () => drawPng(svg)));
  expect(answers.filter((png) => png === undefined)).toHaveLength(8);
  expect(await drawPng(svg)).toBeDefined();
}, 60_000);

test("letters that no font has are noticed before they become boxes", async () => {
  expect(await hasLettersOf("Tide & Time, déjà vu")).toBe(true);
  // Signs for private use: no font of a machine has these.
  expect(await hasLettersOf("Tide \u{f1234}\u{f1235}")).toBe(false);
  expect(await hasLettersOf("")).toBe(true);
});
