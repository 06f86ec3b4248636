import fc from "fast-check";
import { codePointLength } from "../shared/text/code-points.js";
import { capEdit } from "./capped-edit.js";

describe("capEdit", () => {
  it("lets valid values through", () => {
    expect(capEdit("ab", "abc", 3, 3)).toEqual({ text: "abc", cut: "", caret: 3 });
  });

  it("cuts a paste in the middle, not the words after it", () => {
    expect(capEdit("one two", "one 123456two", 10, 10)).toEqual({ text: "one 123two", cut: "456", caret: 7 });
  });

  it("refuses a character when nothing more fits", () => {
    expect(capEdit("full", "fullx", 5, 4)).toEqual({ text: "full", cut: "x", caret: 4 });
    expect(capEdit("full", "xfull", 1, 4)).toEqual({ text: "full", cut: "x", caret: 0 });
  });

  it("counts an emoji as one and never halves it", () => {
    expect(capEdit("", "😀😀😀", 6, 2)).toEqual({ text: "😀😀", cut: "😀", caret: 4 });
    // Both begin with the same half of a surrogate pair.
    expect(capEdit("😀", "😁😀", 2, 1)).toEqual({ text: "😀", cut: "😁", caret: 0 });
  });

  it("distinguishes characters with the same first half", () => {
    expect(capEdit("😀", "😁😁", 4, 1)).toEqual({ text: "😁", cut: "😁", caret: 2 });
  });

  it("treats a replaced selection as an insertion", () => {
    expect(capEdit("abcdef", "abXYZf", 5, 5)).toEqual({ text: "abXYf", cut: "Z", caret: 4 });
  });

  it("keeps the old text, respects the limit and returns the rest", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 30 });
    fc.assert(
      fc.property(text, text, text, fc.nat(20), (ahead, put, behind, spare) => {
        const before = ahead + behind;
        const limit = codePointLength(before) + spare;
        const after = ahead + put + behind;
        const edit = capEdit(before, after, ahead.length + put.length, limit);
        expect(codePointLength(edit.text)).toBeLessThanOrEqual(limit);
        expect(edit.text.slice(0, edit.caret) + edit.cut + edit.text.slice(edit.caret)).toBe(after);
      }),
    );
  });
});
