/** A cell that goes on for longer is one whose closing quote is missing. */
const CELL_LIMIT = 1_000_000;

/** How much of a table is read: UTF-16 units of a cell, and cells of a row. What goes beyond is left out. */
export type TableLimits = { readonly cellLength: number; readonly cells: number };

/**
 * The rows of a CSV text that comes in pieces, as lists of cells: quoted cells with line breaks and doubled quotes,
 * any of comma, semicolon or tab between cells, whichever the first line has most of. Empty lines are left out.
 * Throws when a cell does not end within a million characters. With `limits`, throws when a quoted cell does not end at all.
 */
export async function* csvRows(pieces: AsyncIterable<string>, limits?: TableLimits): AsyncGenerator<string[]> {
  const longest = limits?.cellLength ?? Infinity;
  const widest = limits?.cells ?? Infinity;
  let row: string[] = [];
  let cell = "";
  let state: "plain" | "quoted" | "quote-in-quoted" = "plain";
  let separator: string | undefined;
  for await (const piece of pieces) {
    separator ??= separatorOf(piece);
    for (const sign of piece) {
      if (state === "quoted") {
        if (sign === '"') state = "quote-in-quoted";
        else if (cell.length < longest) cell += sign;
        if (cell.length > CELL_LIMIT) throw new Error("a quoted cell has no end");
        continue;
      }
      if (state === "quote-in-quoted" && sign === '"') {
        if (cell.length < longest) cell += sign;
        state = "quoted";
        continue;
      }
      state = "plain";
      if (sign === '"' && cell === "") state = "quoted";
      else if (sign === separator || sign === "\n") {
        if (row.length < widest) row.push(cell.replace(/\r$/, ""));
        cell = "";
        if (sign === separator) continue;
        if (row.length > 1 || row[0] !== "") yield row;
        row = [];
      } else if (cell.length < longest) cell += sign;
    }
  }
  if (limits && state === "quoted") throw new Error("a quoted cell has no end");
  if (cell !== "" || row.length > 0) yield [...row, cell.replace(/\r$/, "")];
}

function separatorOf(piece: string): string {
  const line = piece.split("\n", 1)[0] ?? "";
  const counted = [",", ";", "\t"].map((sign) => [sign, line.split(sign).length] as const);
  return counted.reduce((most, next) => (next[1] > most[1] ? next : most))[0];
}
