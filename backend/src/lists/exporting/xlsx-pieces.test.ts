import type { Cell } from "@earshot/domain/lists/shortlist/figures-table";
import { strFromU8, unzipSync } from "fflate";
import { xlsxPieces } from "./xlsx-pieces.js";

type Rows = readonly (readonly Cell[])[];

async function sheetOf(...portions: Rows[]): Promise<{ files: string[]; sheet: string; targets: string }> {
  const pieces: Uint8Array[] = [];
  const given = async function* (): AsyncGenerator<Rows> {
    yield* portions;
  };
  for await (const piece of xlsxPieces(given())) pieces.push(piece);
  const files = unzipSync(Buffer.concat(pieces));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return {
    files: Object.keys(files),
    sheet: text("xl/worksheets/sheet1.xml"),
    targets: text("xl/worksheets/_rels/sheet1.xml.rels"),
  };
}

test("a workbook has the parts that the format requires, and cells with their addresses", async () => {
  const { files, sheet } = await sheetOf([["a", "b"]], [["c", "d"]]);
  expect(files).toEqual([
    "[Content_Types].xml",
    "_rels/.rels",
    "xl/workbook.xml",
    "xl/_rels/workbook.xml.rels",
    "xl/styles.xml",
    "xl/worksheets/sheet1.xml",
  ]);
  expect([...sheet.matchAll(/<(?:row|c) r="(\w+)"/g)].map(([, place]) => place)).toEqual([
    "1",
    "A1",
    "B1",
    "2",
    "A2",
    "B2",
  ]);
});

test("every text is text, never a formula", async () => {
  const { sheet } = await sheetOf([["=1+1", "42", ""]]);
  expect(sheet.match(/<c [^>]*>/g)).toHaveLength(3);
  expect(sheet.match(/t="inlineStr"/g)).toHaveLength(3);
  expect(sheet).not.toContain("<f");
});

test("escapes XML characters, and text that looks like an escape of the format", async () => {
  const { sheet } = await sheetOf([["</t><f>1</f>", "a_x0041_b", "_x12_"]]);
  expect(sheet).toContain(">&lt;/t&gt;&lt;f&gt;1&lt;/f&gt;<");
  expect(sheet).toContain(">a_x005F_x0041_b<");
  expect(sheet).toContain(">_x12_<");
});

test("numbers are numbers, days are days, and unknown values have no cell", async () => {
  const { sheet } = await sheetOf([[1_200.5, null, { day: "2026-11-22" }]]);
  expect(sheet).toContain('<c r="A1"><v>1200.5</v></c><c r="C1" s="1"><v>46348</v></c>');
});

test("only web addresses become links", async () => {
  const { sheet, targets } = await sheetOf([
    [{ text: "A", link: 'https://a.example/?q="<&' }],
    [{ text: "B", link: "javascript:alert(1)" }, { text: "C", link: "file:///etc/passwd" }],
  ]); // prettier-ignore
  expect(sheet).toContain('<hyperlinks><hyperlink ref="A1" r:id="rId1"/></hyperlinks>');
  expect(targets).toContain('Target="https://a.example/?q=%22%3C&amp;" TargetMode="External"');
  expect(targets.match(/<Relationship /g)).toHaveLength(1);
});

test("the first row stays visible, and titles have room", async () => {
  const { sheet } = await sheetOf([["list", "title", "author"]]);
  // In the order that the format requires.
  expect(sheet).toMatch(/<sheetViews>.*state="frozen".*<\/sheetViews><cols>.*<\/cols><sheetData>/);
  const widths = [...sheet.matchAll(/<col min="(\d+)" max="(\d+)" width="(\d+)"/g)].map((found) =>
    found.slice(1).map(Number),
  );
  expect(widths[1]).toEqual([2, 2, 45]);
  expect(widths.at(-1)![1]).toBe(26);
});
