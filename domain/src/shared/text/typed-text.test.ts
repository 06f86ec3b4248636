import fc from "fast-check";
import { codePointLength } from "./code-points.js";
import { readTypedText, textFault, type TextRule } from "./typed-text.js";

const LINE: TextRule = { max: 5, lines: "one" };
const LINES: TextRule = { max: 5, lines: "many" };

describe("readTypedText", () => {
  it.each([
    ["Ada", "Ada"],
    ["  Ada \n", "Ada"],
    ["a b", "a b"],
    ["👩‍🚀ab", "👩‍🚀ab"],
    ["🎙🎙🎙🎙🎙", "🎙🎙🎙🎙🎙"],
    ["'; --", "'; --"],
  ])("reads %j", (typed, text) => {
    expect(readTypedText(typed, LINE)).toEqual({ kind: "text", text });
  });

  it.each([undefined, null, "", " ", "\n\t ", "\u00a0\u2003", 7, true, {}, ["Ada"]])("treats %p as blank", (value) => {
    expect(readTypedText(value, LINE)).toEqual({ kind: "blank" });
  });

  it("counts code points of the trimmed text", () => {
    expect(readTypedText(" 123456 ", LINE)).toEqual({ kind: "too-long", length: 6 });
    expect(readTypedText("🎙🎙🎙🎙🎙🎙", LINES)).toEqual({ kind: "too-long", length: 6 });
    expect(readTypedText("é".normalize("NFD").repeat(3), LINES)).toEqual({ kind: "too-long", length: 6 });
  });

  it.each(["a\nb", "a\rb", "a\tb", "a\u0000b", "a\u001bb", "a\u0085b", "a\u2028b", "a\ud83db"])(
    "refuses %j as a single line",
    (typed) => expect(readTypedText(typed, LINE)).toEqual({ kind: "unreadable" }),
  );

  it("accepts line breaks and tabs in multi-line texts, but never NUL or half characters", () => {
    expect(readTypedText("a\nb\tc", LINES)).toEqual({ kind: "text", text: "a\nb\tc" });
    expect(readTypedText("a\u0000b", LINES)).toEqual({ kind: "unreadable" });
    expect(readTypedText("a\ud83d", LINES)).toEqual({ kind: "unreadable" });
  });

  it("accepts its own output, which is complete and within the limits", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 9 }), fc.constantFrom(LINE, LINES), (typed, rule) => {
        const read = readTypedText(typed, rule);
        if (read.kind !== "text") return;
        expect(typed).toContain(read.text);
        expect(codePointLength(read.text)).toBeLessThanOrEqual(rule.max);
        expect(readTypedText(read.text, rule)).toEqual(read);
      }),
      { numRuns: 2000 },
    );
  });

  it("returns at once for a megabyte", () => {
    for (const text of ["a", " ", "\n", "🎙", "a "])
      expect(() => readTypedText(text.repeat(1e6 / text.length), LINES)).toTakeLessThan(1_000);
  });
});

describe("textFault", () => {
  it.each([
    [{ kind: "blank" } as const, "Please enter your name."],
    [{ kind: "unreadable" } as const, "Please use plain text on one line."],
    [{ kind: "too-long", length: 1234 } as const, "Please use at most 5 characters; these are 1,234."],
  ])("describes the fault %j: %s", (fault, sentence) => {
    expect(textFault(fault, "your name", LINE)).toBe(sentence);
  });

  it("asks to remove invalid characters from a multi-line text", () => {
    expect(textFault({ kind: "unreadable" }, "a message", LINES)).toBe(
      "Please remove the characters that cannot be shown.",
    );
  });
});
