import type { Cell } from "@earshot/domain/lists/shortlist/figures-table";
import { xmlText } from "@earshot/domain/shared/text/xml-text";
import { strToU8, Zip, ZipDeflate } from "fflate";
import { withPauses } from "../../http/body/with-pauses.js";

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const SHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const FEW = 100;

/** Maximum links in a sheet: Excel accepts no more. It also limits the memory for a long list. */
const LINKS_MAX = 65_530;

const RELATIONS = "application/vnd.openxmlformats-package.relationships+xml";
/** Cell formats by index: 0 plain, 1 a day, 2 a link. */
const DAY = 1;
const LINK = 2;

/** The fixed parts of a workbook with one sheet (ECMA-376, part 1). */
const PARTS: Readonly<Record<string, string>> = {
  "[Content_Types].xml": `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="${RELATIONS}"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  "_rels/.rels": `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `${HEAD}<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  "xl/styles.xml": `${HEAD}<styleSheet xmlns="${SHEET}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><u/><sz val="11"/><color rgb="FF005A6E"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
};

const FROZEN_HEAD = `<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;

const widths = (first: number, last: number, width: number) =>
  `<col min="${first}" max="${last}" width="${width}" customWidth="1"/>`;
/** Widths in characters: a column has eight unless set. All exports begin with the list, the title and the author. */
const COLUMNS = `<cols>${widths(1, 1, 20)}${widths(2, 2, 45)}${widths(3, 3, 28)}${widths(4, 26, 16)}</cols>`;

/**
 * A workbook with one sheet, as bytes in pieces. Texts are stored as text, so that none can run as a formula; numbers and days are
 * stored as numbers. The first row stays visible when scrolling.
 */
export async function* xlsxPieces(portions: AsyncIterable<readonly (readonly Cell[])[]>): AsyncGenerator<Uint8Array> {
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
  sheet.push(strToU8(`${HEAD}<worksheet xmlns="${SHEET}" xmlns:r="${OFFICE}">${FROZEN_HEAD}${COLUMNS}<sheetData>`));
  const links: Link[] = [];
  let row = 0;
  for await (const rows of portions) {
    for await (const few of withPauses(fewAtATime(rows))) {
      sheet.push(strToU8(few.map((cells) => rowXml(cells, (row += 1), links)).join("")));
      yield* ready;
      ready = [];
    }
  }
  sheet.push(strToU8(`</sheetData>${linksXml(links)}</worksheet>`), true);
  if (links.length > 0) file("xl/worksheets/_rels/sheet1.xml.rels").push(strToU8(targetsXml(links)), true);
  zip.end();
  yield* ready;
}

type Link = { readonly cell: string; readonly address: string };

/** Rows in small groups: compressing many rows at once would delay other requests. */
function* fewAtATime<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let at = 0; at < rows.length; at += FEW) yield rows.slice(at, at + FEW);
}

/** At most 26 columns, because each cell needs an address with a single letter. */
function rowXml(cells: readonly Cell[], row: number, links: Link[]): string {
  const inline = cells.map((cell, at) => cellXml(cell, `${String.fromCharCode(65 + at)}${row}`, links));
  return `<row r="${row}">${inline.join("")}</row>`;
}

function cellXml(cell: Cell, reference: string, links: Link[]): string {
  if (cell === null) return "";
  if (typeof cell === "number") return `<c r="${reference}"><v>${cell}</v></c>`;
  if (typeof cell === "string") return textXml(cell, reference);
  if ("day" in cell) return `<c r="${reference}" s="${DAY}"><v>${dayNumber(cell.day)}</v></c>`;
  // Only web addresses: others could start a program.
  const address = URL.parse(cell.link);
  if (links.length >= LINKS_MAX || !address || !/^https?:$/.test(address.protocol))
    return textXml(cell.text, reference);
  links.push({ cell: reference, address: address.href });
  return textXml(cell.text, reference, ` s="${LINK}"`);
}

function textXml(text: string, reference: string, style = ""): string {
  return `<c r="${reference}"${style} t="inlineStr"><is><t xml:space="preserve">${cellText(text)}</t></is></c>`;
}

/** Days since Excel's epoch. */
const dayNumber = (day: string): number => Date.parse(day) / 86_400_000 + 25_569;

function linksXml(links: readonly Link[]): string {
  if (links.length === 0) return "";
  const each = links.map(({ cell }, at) => `<hyperlink ref="${cell}" r:id="rId${at + 1}"/>`);
  return `<hyperlinks>${each.join("")}</hyperlinks>`;
}

function targetsXml(links: readonly Link[]): string {
  const each = links.map(
    ({ address }, at) =>
      `<Relationship Id="rId${at + 1}" Type="${OFFICE}/hyperlink" Target="${xmlText(address)}" TargetMode="External"/>`,
  );
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${each.join("")}</Relationships>`;
}

/** Spreadsheets read "_x0041_" in a cell as "A", so this escapes the underscore in such a text. */
function cellText(cell: string): string {
  return xmlText(cell.replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_"));
}
