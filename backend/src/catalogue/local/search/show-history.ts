import { methodVersionOf } from "@earshot/domain/audience/method-number";
import type { DataSource } from "typeorm";
import { HISTORY_FIELDS, HISTORY_START, LARGEST_LISTENERS } from "../record/history-fields.js";

/** Listeners from `low` to `high`; `high` null: without an end. */
type Bounds = { readonly low: number; readonly high: number | null };

/** One change of one number of a show. null: nobody knew. */
export type ShowChange =
  | {
      readonly at: string;
      readonly field: "listeners";
      readonly from: Bounds | null;
      readonly to: Bounds | null;
      /** Versions of the method that made both estimates; where they differ, the method changed, not the show. null: not noted. */
      readonly method: { readonly from: string | null; readonly to: string | null };
    }
  | {
      readonly at: string;
      readonly field: Exclude<(typeof HISTORY_FIELDS)[number]["name"], "listeners">;
      readonly from: number | null;
      readonly to: number | null;
    };

/** Changes that are returned at most: five numbers, every day for a year and a half. */
const MOST = 3_000;

type Row = Readonly<Record<string, number | null>> & { readonly at: number; readonly changed: number };

/** The changes of a show's numbers, newest first. Empty for a show that nobody knows. */
export async function showHistory(database: DataSource, id: string): Promise<readonly ShowChange[]> {
  if (!/^[0-9a-z]{13}$/.test(id)) return [];
  const rows = await database.query<Row[]>(
    `SELECT * FROM show_history WHERE show = show_number($1) ORDER BY at DESC, ctid DESC LIMIT ${MOST}`,
    [id],
  );
  return rows.flatMap((row) => HISTORY_FIELDS.flatMap((field) => changeOf(row, field) ?? []));
}

function changeOf(row: Row, { name, bit, columns: [column] }: (typeof HISTORY_FIELDS)[number]): ShowChange | undefined {
  if ((row.changed & bit) === 0) return undefined;
  const at = new Date((row.at + HISTORY_START) * 1_000).toISOString();
  if (name !== "listeners") {
    const { [`${column.stored}_from`]: from = null, [`${column.stored}_to`]: to = null } = row;
    return { at, field: name, from, to };
  }
  const method = { from: version(row.method_from), to: version(row.method_to) };
  return { at, field: name, from: bounds(row.low_from, row.high_from), to: bounds(row.low_to, row.high_to), method };
}

function bounds(low: number | null | undefined, high: number | null | undefined): Bounds | null {
  if (low === null || low === undefined) return null;
  return { low, high: high === undefined || high === LARGEST_LISTENERS ? null : high };
}

const version = (number: number | null | undefined): string | null =>
  number === null || number === undefined ? null : methodVersionOf(number);
