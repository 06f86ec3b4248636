import { cut, decodeReferences, legible, oneLine, plainText, statedText } from "./clean-text.js";

describe("oneLine", () => {
  test.each([
    ["  Two \n lines\t here ", "Two lines here"],
    ["Tom &amp; Jerry", "Tom & Jerry"],
    ["Caf&eacute; &#8211; d&#xe9;j&#224; vu", "Café – déjà vu"],
    ["AT&T, R&B and Q&A", "AT&T, R&B and Q&A"],
    ["The <b>best</b> show", "The best show"],
    ["I <3 maths: 1 < 2", "I <3 maths: 1 < 2"],
    ["C++ <vector>", "C++ <vector>"],
    ["nul\0 and half \ud83d pair", "nul and half pair"],
    ["don\u0092t", "don’t"],
  ])("%j becomes %j", (raw, line) => expect(oneLine(raw)).toBe(line));

  test("a text without content is empty", () => {
    expect(oneLine(undefined)).toBeUndefined();
    expect(oneLine(" \n&nbsp; ")).toBeUndefined();
    expect(oneLine("<p></p>")).toBeUndefined();
  });

  test("a title of a megabyte is cut to its limit without half characters", () => {
    const line = oneLine("🎧".repeat(500_000), 10) ?? "";
    expect(line).toBe("🎧🎧🎧🎧…");
    expect(line.isWellFormed()).toBe(true);
  });
});

describe("statedText", () => {
  test.each(["NULL", "null", "N/A", " NA ", "undefined", "None"])("%j is a placeholder that states nothing", (raw) =>
    expect(statedText(raw)).toBeUndefined(),
  );
  test("a word that only starts like a placeholder is kept", () => expect(statedText("Nullarbor")).toBe("Nullarbor"));
});

describe("plainText", () => {
  test("paragraphs and breaks become lines, markup is removed", () => {
    expect(plainText("<p>One <a href='x'>link</a>.</p><p>Two<br/>three</p>")).toBe("One link.\nTwo\nthree");
  });
  test("removes markup that was escaped twice", () => {
    expect(plainText("&lt;p&gt;Hello &amp;amp; welcome&lt;/p&gt;")).toBe("Hello & welcome");
  });
  test("scripts and styles lose their content", () => {
    expect(plainText("a<script>alert(1)</script>b<style>p{}</style>c<script>never closed")).toBe("a b c");
  });
  test("the remaining text cannot open a tag", () => {
    expect(plainText("if a < b and c > d, or &amp;lt;vector&amp;gt;")).toBe("if a < b and c > d, or < vector>");
    expect(plainText("&amp;amp;lt;img src=x onerror=alert(1)&amp;amp;gt;")).not.toMatch(/<[a-z]/i);
  });
  test("reads many unclosed tags quickly", () => {
    for (const text of ["<".repeat(1_000_000), "<script".repeat(200_000), "<!--".repeat(200_000)])
      expect(() => plainText(text)).toTakeLessThan(300);
  });
});

test("leaves incomplete references unchanged", () => {
  expect(decodeReferences("?a=1&copy=2&lt;3")).toBe("?a=1&copy=2<3");
});

test("control characters go, tab and line ends stay", () => {
  expect(legible("a\0b\u0007c\td\ne\ufffe\ufefff")).toBe("abc\td\nef");
});

test("cuts a text at the limit between characters", () => {
  expect(cut("abc", 3)).toBe("abc");
  expect(cut("abcd", 3)).toBe("ab…");
});
