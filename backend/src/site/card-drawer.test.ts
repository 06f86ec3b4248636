import { problemOf } from "../http/problem.js";
import { CardDrawer } from "./card-drawer.js";

let drawer: CardDrawer;
beforeAll(() => {
  drawer = new CardDrawer();
});
afterAll(() => drawer.onApplicationShutdown());

const show = (title: string, itunesAuthor = "Ada Quill") => ({
  id: "a1",
  title,
  itunesAuthor,
  listener_range: "1,000-10,000",
  defaulted: [],
});

/** Width and height from a PNG's header (its first chunk). */
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

test.each(HOSTILE)("draws a picture of 1200 by 630 for any title (%#)", async (title) => {
  expect(sizeOf(await drawer.draw(show(title, title)))).toEqual([1200, 630]);
});

test("draws two cards at a time, and refuses others with a Retry-After", async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, (_, at) => drawer.draw(show(`Show ${at}`))));
  expect(outcomes.map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    ...Array<string>(10).fill("rejected"),
  ]);
  const [refused] = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason as unknown] : []));
  expect(problemOf(refused)).toMatchObject({ status: 503, code: "card.busy", retryAfter: 5 });
  expect(sizeOf(await drawer.draw(show("Show")))).toEqual([1200, 630]);
});

test("a title whose letters no font has is left out instead of drawn as boxes", async () => {
  // Private-use characters: no font has them.
  const without = await drawer.draw(show("Tide \u{f1234}\u{f1235}"));
  expect(without.equals(await drawer.draw(show("")))).toBe(true);
  expect(without.equals(await drawer.draw(show("Tide & Time, déjà vu")))).toBe(false);
});

test("uses almost no time of the main thread", async () => {
  await drawer.draw(show("Show"));
  // A busy machine only makes measurements larger, so the smallest one counts. If cards were drawn in this thread, each would take
  // fifty milliseconds.
  let least = Infinity;
  for (let round = 0; round < 5 && least >= 20; round += 1) {
    const before = process.threadCpuUsage();
    for (let at = 0; at < 5; at += 1) await drawer.draw(show(`Show ${round} ${at}`));
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000 / 5);
  }
  expect(least).toBeLessThan(20);
});

test("a thread that ends is replaced", async () => {
  const drawing = drawer.draw(show("Show"));
  await drawer.onApplicationShutdown();
  await expect(drawing).rejects.toMatchObject({ status: 503 });
  expect(sizeOf(await drawer.draw(show("Show")))).toEqual([1200, 630]);
});
