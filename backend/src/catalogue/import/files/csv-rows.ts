import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";

/** Maximum UTF-16 units in a row. A longer row contains a cell whose closing quote is missing. */
const ROW_MAX = 1_000_000;

/** Limits for a table: UTF-16 units per cell, and cells per row. Anything beyond is cut off. */
export type TableLimits = { readonly cellLength: number; readonly cells: number };

/**
 * The rows of a CSV text that arrives in pieces, as lists of cells. The separator is the most frequent of comma, semicolon and tab
 * in the first line. Skips empty lines. Throws if a quoted cell does not end, or if a row exceeds a million characters.
 */
export async function* csvRows(pieces: AsyncIterable<string>, limits?: TableLimits): AsyncGenerator<string[]> {
  const { cellLength, cells } = limits ?? { cellLength: Infinity, cells: Infinity };
  const rest = pieces[Symbol.asyncIterator]();
  const first = await rest.next();
  if (first.done) return;
  const source = Readable.from(beginningWith(first.value, rest));
  const parser = parse({
    delimiter: separatorOf(first.value),
    record_delimiter: ["\r\n", "\n"],
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: ROW_MAX,
  });
  source.on("error", (error) => parser.destroy(error)).pipe(parser);
  try {
    for await (const row of parser as AsyncIterable<string[]>) {
      yield limits ? row.slice(0, cells).map((cell) => cell.slice(0, cellLength)) : row;
    }
  } catch (error) {
    throw error instanceof CsvError ? new Error("a quoted cell has no end", { cause: error }) : error;
  } finally {
    source.destroy();
    await rest.return?.();
  }
}

async function* beginningWith(first: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

function separatorOf(piece: string): string {
  const line = piece.split("\n", 1)[0] ?? "";
  const counted = [",", ";", "\t"].map((sign) => [sign, line.split(sign).length] as const);
  return counted.reduce((most, next) => (next[1] > most[1] ? next : most))[0];
}
