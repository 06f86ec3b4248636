import fc from "fast-check";
import { ANSWER_MAX, faultAnswer, fittedAnswer } from "./fitted-answer.js";
import { foreignText, visibleText } from "./foreign-text.js";

describe("foreign texts", () => {
  it.each([
    ["a\u200bb\u202ec\u2066d\ufeffe", "abcde"],
    ["line\r\n\tnext\u2028last\u0085end", "line next last end"],
    ["tag\u{e0041}\u{e0042}s, a\ufe0f\u{e0101}, \u3164filler\u115f", "tags, a, filler"],
    ["bell\u0007, escape\u001b[31m, private\ue000", "bell, escape[31m, private"],
    ["  Café Ünïcode 日本語 🎙  ", "Café Ünïcode 日本語 🎙"],
  ])("cleans %j to %j", (text, seen) => {
    expect(foreignText(text)).toBe(seen);
  });

  it("has at most the given code points, including the ellipsis", () => {
    expect(foreignText("🎙".repeat(400))).toBe(`${"🎙".repeat(299)}…`);
    expect(foreignText("word ".repeat(10), 11)).toBe("word word…");
    expect(foreignText("x".repeat(300))).toHaveLength(300);
  });

  it("stays the same when read again, and has no invisible characters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const seen = visibleText(text);
        expect(visibleText(seen)).toBe(seen);
        expect(seen).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
      }),
    );
  });
});

describe("fittedAnswer", () => {
  const shows = (count: number, title: string) =>
    fittedAnswer(
      (quote) => ({ results: Array.from({ length: count }, (_, id) => ({ id, title: quote(title) })), total: count }),
      ["results"],
    );
  const bytes = (answer: object) => Buffer.byteLength(JSON.stringify(answer));

  it("sends a short answer whole, as text and as data", () => {
    const answer = shows(3, "Tide Tables");
    expect(answer.structuredContent).toMatchObject({ total: 3, omitted: 0 });
    expect(JSON.parse(answer.content[0]?.text ?? "")).toEqual(answer.structuredContent);
  });

  it("shortens titles before it leaves shows out", () => {
    const { structuredContent } = shows(10, "🎙".repeat(1_000));
    expect(structuredContent.omitted).toBe(0);
    expect((structuredContent.results as { title: string }[])[0]?.title).toBe(`${"🎙".repeat(59)}…`);
  });

  it("omits the last entries and counts them", () => {
    const { results, omitted } = shows(200, "x".repeat(500)).structuredContent as {
      results: object[];
      omitted: number;
    };
    expect(results.length + omitted).toBe(200);
    expect(omitted).toBeGreaterThan(0);
    expect(results[0]).toMatchObject({ id: 0 });
  });

  it("never exceeds the maximum length", () => {
    fc.assert(
      fc.property(fc.nat(300), fc.string({ unit: "binary", maxLength: 2_000 }), (count, title) => {
        expect(bytes(shows(count, title))).toBeLessThan(ANSWER_MAX);
      }),
    );
    expect(bytes(faultAnswer("\u{10ffff}🎙".repeat(10_000)))).toBeLessThan(ANSWER_MAX);
  });
});
