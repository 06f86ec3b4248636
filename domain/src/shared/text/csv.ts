/**
 * Spreadsheets run a cell that begins like this as a formula, quoted or not (decision 12 of the product). Some also accept the
 * full-width signs of East Asian keyboards.
 */
const FORMULA_START = /^[=+\-@＝＋－＠\t\r\n]/;

/** One CSV cell: quoted, quotes doubled, NUL removed, `'` before formulas. null becomes an empty cell. */
export function csvCell(value: string | number | null | undefined): string {
  const text = String(value ?? "").replaceAll("\u0000", "");
  const harmless = FORMULA_START.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** The text of a cell without the `'` that `csvCell` puts before a formula. */
export function withoutFormulaGuard(cell: string): string {
  return cell.startsWith("'") && FORMULA_START.test(cell.slice(1)) ? cell.slice(1) : cell;
}

/** One CSV record with its line end (CR LF, RFC 4180). */
export function csvRow(values: readonly (string | number | null | undefined)[]): string {
  return `${values.map(csvCell).join(",")}\r\n`;
}
