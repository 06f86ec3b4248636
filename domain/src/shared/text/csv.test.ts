import fc from "fast-check";
import { csvCell, csvRow, withoutFormulaGuard } from "./csv.js";

describe("csvCell", () => {
  it.each([
    ["plain", '"plain"'],
    ['say "hi", you', '"say ""hi"", you"'],
    ["two\nlines", '"two\nlines"'],
    ["", '""'],
    [null, '""'],
    [undefined, '""'],
    [42, '"42"'],
    ["=1+1", `"'=1+1"`],
    ["+49 30", `"'+49 30"`],
    ["-1", `"'-1"`],
    [-1, `"'-1"`],
    ["@SUM(A1)", `"'@SUM(A1)"`],
    ["\t=1", `"'\t=1"`],
    ["\r=1", `"'\r=1"`],
    ["\n=1", `"'\n=1"`],
    ["\u0000=1", `"'=1"`],
    ["＝1+1", `"'＝1+1"`],
    ["＋1", `"'＋1"`],
    ["－1", `"'－1"`],
    ["＠SUM(A1)", `"'＠SUM(A1)"`],
    ["\u0000＝1", `"'＝1"`],
    ["a＝1", '"a＝1"'],
    ["a\u0000b", '"ab"'],
    ["a=1", '"a=1"'],
    ["'=1", `"'=1"`],
  ])("writes %j as %s", (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });
});

describe("csvRow", () => {
  it("ends each record with CR LF", () => {
    expect(csvRow(["list", "title", 3])).toBe('"list","title","3"\r\n');
    expect(csvRow([])).toBe("\r\n");
  });

  it("reads back to the same cells, except for NUL and the formula guard", () => {
    const text = fc.string({
      unit: fc.oneof(fc.constantFrom(..."\",;\r\n\t=+-@＝＋－＠' \u0000"), fc.string({ minLength: 1, maxLength: 1 })),
    });
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 4 }), (table) => {
        const guarded = table.map((row) =>
          row
            .map((cell) => cell.replaceAll("\u0000", ""))
            .map((cell) => (/^[=+\-@＝＋－＠\t\r\n]/.test(cell) ? `'${cell}` : cell)),
        );
        expect(readCsv(table.map(csvRow).join(""))).toEqual(guarded);
      }),
    );
  });

  it("never begins a cell with a character that a spreadsheet runs", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom(..."=+-@＝＋－＠\t\r\n"),
        fc.constantFrom("", "\u0000", "\u0000\u0000"),
        (rest, sign, nul) => {
          expect(csvCell(nul + sign + rest).startsWith(`"'`)).toBe(true);
        },
      ),
    );
  });
});

describe("withoutFormulaGuard", () => {
  it("removes the guard from a cell and leaves other quotes unchanged", () => {
    for (const sign of "=+-@＝＋－＠\t\r\n") expect(withoutFormulaGuard(`'${sign}1`)).toBe(`${sign}1`);
    for (const cell of ["", "'", "''=1", "'tis", "=1", "plain"]) expect(withoutFormulaGuard(cell)).toBe(cell);
  });
});

/** Parses quoted CSV by RFC 4180, independently of the code under test. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = "";
    at += 1;
    while (text[at] !== '"' || text[at + 1] === '"') {
      cell += text[at];
      at += text[at] === '"' ? 2 : 1;
    }
    row.push(cell);
    at += 1;
    if (text[at] === ",") at += 1;
    else {
      rows.push(row);
      row = [];
      at += 2;
    }
  }
  return rows;
}
