import { xmlText } from "@earshot/domain/shared/xml-text";
import { strToU8, Zip, ZipDeflate } from "fflate";
import { unhurried } from "../shared/unhurried.js";

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const SHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const FEW = 100;

/** The parts of a workbook with one sheet (ECMA-376, part 1) that are always the same. */
const PARTS: Readonly<Record<string, string>> = {
  "[Content_Types].xml": `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  "_rels/.rels": `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `${HEAD}<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/** A workbook with one sheet, as bytes piece by piece. Every cell is text: nothing in it can be run as a formula. */
export async function* xlsxPieces(portions: AsyncIterable<readonly (readonly string[])[]>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  const file = (name: string): ZipDeflate => {
    const entry = new ZipDeflate(name, { level: 6 });
    zip.add(entry);
    return entry;
  };
  for (const [name, text] of Object.entries(PARTS)) file(name).push(strToU8(text), true);
  const sheet = file("xl/worksheets/sheet1.xml");
  sheet.push(strToU8(`${HEAD}<worksheet xmlns="${SHEET}"><sheetData>`));
  let row = 0;
  for await (const rows of portions) {
    for await (const few of unhurried(fewAtATime(rows))) {
      sheet.push(strToU8(few.map((cells) => rowXml(cells, (row += 1))).join("")));
      yield* ready;
      ready = [];
    }
  }
  sheet.push(strToU8("</sheetData></worksheet>"), true);
  zip.end();
  yield* ready;
}

/** Packing many rows at once would keep others waiting. */
function* fewAtATime<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let at = 0; at < rows.length; at += FEW) yield rows.slice(at, at + FEW);
}

/** At most 26 columns: readers want every cell to say where it is. */
function rowXml(cells: readonly string[], row: number): string {
  const inline = cells.map((cell, at) => {
    const place = `${String.fromCharCode(65 + at)}${row}`;
    return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${cellText(cell)}</t></is></c>`;
  });
  return `<row r="${row}">${inline.join("")}</row>`;
}

/** Spreadsheets read "_x0041_" in a cell as "A": a text that has such letters gets its underscore written out. */
function cellText(cell: string): string {
  return xmlText(cell.replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_"));
}
