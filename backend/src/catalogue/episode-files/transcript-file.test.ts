import { transcriptIn } from "./transcript-file.js";

const long = `${"word ".repeat(50).trim()}.`;

test("reads WebVTT with voices, settings and notes, and joins short cues", () => {
  const text = `\uFEFFWEBVTT\r\n\r\nNOTE a remark\r\n\r\n1\r\n00:00:01.000 --> 00:00:02.000 align:start\r\n<v Ann>Good <i>day</i>,\r\n\r\n00:02.500 --> 00:03.000\r\nand welcome.\r\n\r\n00:04.000 --> 00:05.000\r\n<v.loud Ben Ode>Hello &amp; thanks.`;
  expect(transcriptIn(text)).toEqual([
    { at: 1, speaker: "Ann", text: "Good day, and welcome." },
    { at: 4, speaker: "Ben Ode", text: "Hello & thanks." },
  ]);
});

test("reads SubRip with names before a colon, and starts a paragraph after a long sentence", () => {
  const text = `1\n00:00:00,500 --> 00:00:02,000\nAnn Lee: ${long}\n\n2\n01:00:03,000 --> 01:00:04,000\nStill me.\n\n3\n01:00:05,000 --> 01:00:06,000\nBen: Yes.`;
  expect(transcriptIn(text)).toEqual([
    { at: 0.5, speaker: "Ann Lee", text: long },
    { at: 3_603, text: "Still me." },
    { at: 3_605, speaker: "Ben", text: "Yes." },
  ]);
});

test("reads the podcast namespace's JSON", () => {
  const segments = [
    { speaker: "Ann", startTime: 0.5, endTime: 1, body: "Tides" },
    { speaker: "Ann", startTime: "1.5", body: "rise." },
    { startTime: -1, body: "before" },
    { startTime: null, body: "at no time" },
    { startTime: true, body: "at a word" },
    { startTime: "", body: "at nothing" },
    "nothing",
  ];
  expect(transcriptIn(JSON.stringify({ version: "1.0.0", segments }))).toEqual([
    { at: 0.5, speaker: "Ann", text: "Tides rise." },
  ]);
});

test("turns HTML and plain text into paragraphs without times or markup", () => {
  const html = `<html><head><title>x</title></head><script>steal()</script><cite>Ann:</cite><time>0:00</time><p>Good <img src=x onerror=alert(1)>day</p>`;
  expect(transcriptIn(html)).toEqual([
    { at: null, text: "Ann:" },
    { at: null, text: "Good day" },
  ]);
  expect(transcriptIn("One line\ngoes on.\n\nAnother.")).toEqual([
    { at: null, text: "One line goes on." },
    { at: null, text: "Another." },
  ]);
});

test("makes a sound a separate part, and names the speaker again after it", () => {
  const cues = ["Ann: Good day.", "[Music]", "Welcome.", "And hello.", "[inaudible] days", "♪ la la", "Ben: Yes."];
  const text = cues.map((said, at) => `00:0${at}.000 --> 00:0${at}.900\n${said}`).join("\n\n");
  expect(transcriptIn(`WEBVTT\n\n${text}`)).toEqual([
    { at: 0, speaker: "Ann", text: "Good day." },
    { at: 1, text: "[Music]" },
    { at: 2, speaker: "Ann", text: "Welcome. And hello. [inaudible] days" },
    { at: 5, text: "♪ la la" },
    { at: 6, speaker: "Ben", text: "Yes." },
  ]);
  const unnamed = "00:00.000 --> 00:01.000\n[Music]\n\n00:01.000 --> 00:02.000\nWelcome";
  expect(transcriptIn(unnamed)).toEqual([
    { at: 0, text: "[Music]" },
    { at: 1, text: "Welcome" },
  ]);
});

test.each(["", "   ", "{", "[]", "WEBVTT\n", "{}", '{"segments":[]}'])("%p has no text", (text) => {
  expect(transcriptIn(text)).toBeUndefined();
});

test("a hostile file is cut, and no markup is left", () => {
  const cues = "00:00:01.000 --> 00:00:02.000\n<v <v <v A. B: &lt;script&gt;\n\n".repeat(40_000);
  const parts = transcriptIn(cues) ?? [];
  expect(JSON.stringify(parts)).not.toMatch(/<script/i);
  expect(parts.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThan(1_100_000);
});

// The largest file that is read. Work that grows with the square of its length would take minutes.
const LARGEST = 3 * 1024 * 1024;
const filled = (pattern: string, before = "", after = "") =>
  before + pattern.repeat((LARGEST - before.length - after.length) / pattern.length) + after;
const CUE = "00:00:01.000 --> 00:00:02.000\n";

test("reads spaces before the name of a voice in linear time", () => {
  const text = filled(" ", `${CUE}<v`, "Ann");
  expect(() => transcriptIn(text)).toTakeLessThan(300);
});

test.each([
  ["unclosed times", filled("<time ")],
  ["unclosed scripts", filled("<script ")],
  ["ends without a bracket", filled("</script ", "<p><script>")],
  ["unclosed paragraphs", filled("<p ")],
  ["classes of a voice", filled(".a", `${CUE}<v`, "Ann")],
  ["brackets of sounds", filled("[", CUE)],
  ["sounds", filled("[a] ", CUE, "x")],
  ["capitals", filled("A", CUE)],
  ["names", filled("A ", CUE)],
  ["arrows", filled("-->")],
  ["times", filled("1:", "", " x")],
  ["empty lines", filled("\n \t")],
  ["spaces", filled(" ", "a\n", "b")],
  ["arrays", filled("[")],
])("reads %s in linear time", (_, text) => {
  expect(() => transcriptIn(text)).toTakeLessThan(2_000);
});
