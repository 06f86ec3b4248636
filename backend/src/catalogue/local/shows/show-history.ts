import { methodVersionOf } from "@earshot/domain/audience/estimate/method-number";
import type { StoredCatalogue } from "../record/stored-catalogue.js";
import { type Bounds, type ShowChange, ShowHistory } from "@earshot/domain/catalogue/show-history.port";
import { HISTORY_FIELDS, HISTORY_START, LARGEST_LISTENERS, NEW_SIGNS, REVIEWS } from "../record/history-fields.js";

/** Maximum number of returned changes: enough for five figures that change every day for a year and a half. */
const MOST = 3_000;

type Row = Readonly<Record<string, number | null>> & { readonly at: number; readonly changed: number };

/** The history that imports and feed reads wrote. */
export class LocalShowHistory extends ShowHistory {
  constructor(private readonly database: StoredCatalogue) {
    super();
  }

  async changes(id: string): Promise<readonly ShowChange[]> {
    if (!/^[0-9a-z]{13}$/.test(id)) return [];
    const rows = await this.database.query<Row[]>(
      `SELECT * FROM show_history WHERE show >> 48 = show_number($1) >> 48 AND show = show_number($1) ORDER BY at DESC, ctid DESC LIMIT ${MOST}`,
      [id],
    );
    const figures = rows.flatMap((row, index) => [
      ...HISTORY_FIELDS.flatMap((field) => changeOf(row, field) ?? []),
      ...rankOf(row, rows[index + 1]),
    ]);
    const signs = signChanges(
      await this.database.query<SignPoint[]>(
        `SELECT * FROM demand_history WHERE show = show_number($1) ORDER BY at DESC, ctid DESC LIMIT ${MOST}`,
        [id],
      ),
    );
    return [...figures, ...signs].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  }
}

type SignPoint = {
  readonly at: number;
  readonly value: number | null;
  readonly source: string;
  readonly country: string;
  readonly genre: string;
};

/** The points of all charts, ratings and reviews, newest first, as changes from the previous point of the same chart or source. */
function signChanges(points: readonly SignPoint[]): ShowChange[] {
  const before = new Map<string, number | null>();
  return points
    .toReversed()
    .flatMap(({ at, value: to, source, country, genre }): ShowChange[] => {
      const sign = JSON.stringify([source, country, genre]);
      const from = before.get(sign) ?? null;
      before.set(sign, to);
      if (from === to) return [];
      const change = { at: timeOf({ at }), source, from, to };
      if (country === "") return [{ ...change, field: genre === REVIEWS ? "reviews" : "ratings" }];
      return [{ ...change, field: "chartPlace", country, ...(genre !== "" && { genre }) }];
    })
    .toReversed();
}

/** The rank after a change, if it differs from the rank after the previous change. */
function rankOf(row: Row, before: Row | undefined): ShowChange[] {
  const [from, to] = [before?.rank ?? null, row.rank ?? null];
  return from === to ? [] : [{ at: timeOf(row), field: "rank", from, to }];
}

const timeOf = ({ at }: Pick<Row, "at">): string => new Date((at + HISTORY_START) * 1_000).toISOString();

function changeOf(row: Row, { name, bit, columns: [column] }: (typeof HISTORY_FIELDS)[number]): ShowChange | undefined {
  if ((row.changed & bit) === 0) return undefined;
  const at = timeOf(row);
  if (name !== "listeners") {
    const { [`${column.stored}_from`]: from = null, [`${column.stored}_to`]: to = null } = row;
    return { at, field: name, from, to };
  }
  const method = { from: version(row.method_from), to: version(row.method_to) };
  const [from, to] = [bounds(row.low_from, row.high_from), bounds(row.low_to, row.high_to)];
  return { at, field: name, from, to, method, ...((row.changed & NEW_SIGNS) > 0 && { newSigns: true }) };
}

/** The largest number as the lower bound is an unknown range: rows written before December 2026 have it. */
function bounds(low: number | null | undefined, high: number | null | undefined): Bounds | null {
  if (low === null || low === undefined || low === LARGEST_LISTENERS) return null;
  return { low, high: high === undefined || high === LARGEST_LISTENERS ? null : high };
}

const version = (number: number | null | undefined): string | null =>
  number === null || number === undefined ? null : methodVersionOf(number);
