import fc from "fast-check";
import { attachment, exportFileName } from "./export-file-name.js";

describe("exportFileName", () => {
  it.each([
    ["To Pitch", "To_Pitch.csv"],
    ["  many   spaces ", "many_spaces.csv"],
    ["../../x", "x.csv"],
    ["..\\..\\x", "x.csv"],
    ['a"\r\nX: 1', "a_X_1.csv"],
    ["C:/Windows?*<>|", "CWindows.csv"],
    [".hidden", "hidden.csv"],
    ["...", "list.csv"],
    ["///", "list.csv"],
    ["con", "_con.csv"],
    ["LPT1", "_LPT1.csv"],
    ["Café für Hörer", "Café_für_Hörer.csv"],
    ["\u202egpj.exe", "gpj.exe.csv"],
    ["日本語", "日本語.csv"],
    ["a\u0000b\ud800c", "abc.csv"],
  ])("%j is saved as %s", (name, file) => {
    expect(exportFileName(name, "csv")).toBe(file);
  });

  it("shortens a name of wide characters to a length that every file system accepts", () => {
    const name = exportFileName("😀".repeat(255), "opml");
    expect(name).toBe(`${"😀".repeat(60)}.opml`);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
  });

  it("never redirects to another site", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => {
        const file = exportFileName(name, "csv");
        expect(file).toMatch(/^[^./\\\p{Cc}"]([^/\\\p{Cc}"]*)\.csv$/u);
      }),
    );
  });
});

describe("attachment", () => {
  it("leaves a plain name unchanged", () => {
    expect(attachment("To_Pitch.csv")).toBe('attachment; filename="To_Pitch.csv"');
  });

  it("gives other names twice: in ASCII and in UTF-8", () => {
    expect(attachment("Café_(neu)'s.csv")).toBe(
      `attachment; filename="Caf___neu_s.csv"; filename*=UTF-8''Caf%C3%A9_%28neu%29%27s.csv`,
    );
  });

  it("is one ASCII header for any name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => {
        expect(attachment(name)).toMatch(
          /^attachment; filename="[\w.-]*"(; filename\*=UTF-8''([\w.-]|%[0-9A-F]{2})*)?$/,
        );
      }),
    );
  });
});
