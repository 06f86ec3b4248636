import fc from "fast-check";
import { demoCover, monogramOf } from "./demo-cover.js";
import { DEMO_SEED } from "../shows/demo-shows.js";
import { sketchShows } from "../shows/show-sketch.js";

const TOKEN =
  /<(?<open>\w+)(?<attributes>(?: [\w-]+="(?:[^<&"]|&(?:amp|lt|gt|quot|#39);)*")*)(?<empty>\/)?>|<\/(?<close>\w+)>|(?<text>(?:[^<&]|&(?:amp|lt|gt|quot|#39);)+)/y;
const CHARACTERS = /^[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]*$/u;

/**
 * Whether the XML is well-formed, with elements, attributes, text and five entities only: every tag closed, one root, no forbidden
 * character.
 */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  let roots = 0;
  for (TOKEN.lastIndex = 0; TOKEN.lastIndex < xml.length;) {
    const { groups } = TOKEN.exec(xml) ?? {};
    if (!groups) return false;
    if (groups["close"] !== undefined && open.pop() !== groups["close"]) return false;
    if (groups["text"] !== undefined && open.length === 0) return false;
    if (groups["open"] === undefined) continue;
    if (open.length === 0) roots++;
    if (groups["empty"] === undefined) open.push(groups["open"]);
    const names = [...(groups["attributes"] ?? "").matchAll(/ ([\w-]+)=/g)].map((match) => match[1]);
    if (new Set(names).size !== names.length) return false;
  }
  return open.length === 0 && roots === 1 && CHARACTERS.test(xml);
}

const ELEMENTS = new Set(["svg", "title", "rect", "circle", "ellipse", "path", "g"]);

describe("drawn covers", () => {
  const shows = sketchShows(DEMO_SEED, 2000).slice(0, 400);
  const covers = shows.map((show) => demoCover(show.number, show.title, show.categories[0]));

  it("are well-formed SVG of plain shapes that load nothing and run nothing", () => {
    for (const cover of covers) {
      expect(isWellFormed(cover)).toBe(true);
      const names = [...cover.matchAll(/<(\w+)/g)].map((match) => match[1] as string);
      expect(names.filter((name) => !ELEMENTS.has(name))).toEqual([]);
      expect(cover.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(/https?:|href|url\(|style|\bon\w+=/);
      expect(cover).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it("are named by the show's title", () => {
    shows.forEach((show, i) => {
      const [, label, id, title] =
        /^<svg [^>]*role="img" aria-labelledby="(\w+)"><title id="(\w+)">([^<]*)<\/title>/.exec(covers[i] as string) ??
        [];
      expect(label).toBe(id);
      expect(title?.replaceAll("&#39;", "'").replaceAll("&amp;", "&").replaceAll("&quot;", '"')).toBe(show.title);
    });
  });

  it("are the same for the same show and differ between shows", () => {
    expect(demoCover("0007", "Spine Out", "Arts")).toBe(demoCover("0007", "Spine Out", "Arts"));
    expect(new Set(covers).size).toBe(covers.length);
    expect(new Set(covers.map((cover) => cover.length)).size).toBeGreaterThan(200);
  });

  it("are at most 24 kB", () => {
    const sizes = covers.map((cover) => cover.length).sort((a, b) => a - b);
    expect(sizes.at(-1)).toBeLessThan(24_000);
    expect(sizes[200]).toBeLessThan(6_000);
  });

  it("are checked by a parser that rejects malformed markup", () => {
    for (const broken of [
      "<svg>",
      "<svg></g>",
      "<svg/><svg/>",
      "<svg a='1'/>",
      '<svg a="1" a="2"/>',
      "<svg>&</svg>",
      "x",
    ])
      expect([broken, isWellFormed(broken)]).toEqual([broken, false]);
    expect(isWellFormed('<svg a="1"><g/>text &amp; more</svg>')).toBe(true);
  });

  it("are well-formed for a hostile title", () => {
    const evil = `</title><script>alert(1)</script>"'&]]>\u0000\u0008\uFFFF\uD800`;
    const cover = demoCover("0001", evil);
    expect(isWellFormed(cover)).toBe(true);
    expect(cover).not.toContain("<script");
    expect(cover).toContain("&lt;/title&gt;&lt;script&gt;alert(1)");
    fc.assert(
      fc.property(fc.array(fc.nat(0xffff)), fc.string(), (units, category) => {
        expect(isWellFormed(demoCover("0042", String.fromCharCode(...units), category))).toBe(true);
      }),
    );
  });

  it("show the first letter of the title, if it is one of A to Z", () => {
    expect(monogramOf("The Unread Shelf")).toBe("U");
    expect(monogramOf("Último banco")).toBe("U");
    expect(monogramOf("L'Heure manquante")).toBe("L");
    expect(monogramOf("«Радио»")).toBeUndefined();
    expect(monogramOf("24 Hours")).toBeUndefined();
    expect(monogramOf("")).toBeUndefined();
  });
});
