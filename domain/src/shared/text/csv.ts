/**
 * Spreadsheets run a cell that begins like this as a formula, even if it is quoted (product decision 12). Some also accept the full-width
 * characters of East Asian keyboards.
 */
const FORMULA_START = /^[=+\-@＝＋－＠\t\r\n]/;

/** A CSV cell: quoted, with quotes doubled, NUL removed, and `'` before formulas. null becomes an empty cell. */
export function csvCell(value: string | number | null | undefined): string {
  const text = String(value ?? "").replaceAll("\u0000", "");
  const harmless = FORMULA_START.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** The text of a cell without the `'` that `csvCell` adds before a formula. */
export function withoutFormulaGuard(cell: string): string {
  return cell.startsWith("'") && FORMULA_START.test(cell.slice(1)) ? cell.slice(1) : cell;
}

/** A CSV record with its line ending (CR LF, RFC 4180). */
export function csvRow(values: readonly (string | number | null | undefined)[]): string {
  return `${values.map(csvCell).join(",")}\r\n`;
}
