import { strFromU8, unzipSync } from "fflate";
import { xlsxPieces } from "./xlsx-pieces.js";

type Rows = readonly (readonly string[])[];

async function sheetOf(...portions: Rows[]): Promise<{ files: string[]; sheet: string }> {
  const pieces: Uint8Array[] = [];
  const given = async function* (): AsyncGenerator<Rows> {
    yield* portions;
  };
  for await (const piece of xlsxPieces(given())) pieces.push(piece);
  const files = unzipSync(Buffer.concat(pieces));
  return { files: Object.keys(files), sheet: strFromU8(files["xl/worksheets/sheet1.xml"] ?? new Uint8Array()) };
}

test("a workbook has the parts that the format asks for, and rows that know their place", async () => {
  const { files, sheet } = await sheetOf([["a", "b"]], [["c", "d"]]);
  expect(files).toEqual([
    "[Content_Types].xml",
    "_rels/.rels",
    "xl/workbook.xml",
    "xl/_rels/workbook.xml.rels",
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

test("every cell is text, never a formula", async () => {
  const { sheet } = await sheetOf([["=1+1", "42", ""]]);
  expect(sheet.match(/<c [^>]*>/g)).toHaveLength(3);
  expect(sheet.match(/t="inlineStr"/g)).toHaveLength(3);
  expect(sheet).not.toContain("<f");
});

test("signs of XML are escaped, and what would be read as an escape of the format is written out", async () => {
  const { sheet } = await sheetOf([["</t><f>1</f>", "a_x0041_b", "_x12_"]]);
  expect(sheet).toContain(">&lt;/t&gt;&lt;f&gt;1&lt;/f&gt;<");
  expect(sheet).toContain(">a_x005F_x0041_b<");
  expect(sheet).toContain(">_x12_<");
});
