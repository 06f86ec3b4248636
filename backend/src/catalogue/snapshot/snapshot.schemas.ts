import { z } from "zod";
import { plainText } from "../../http/body/plain-text.js";
import type { AnyColumnKind } from "../local/record/column-kinds.js";
import { columnOf } from "../local/record/show-table.js";
import { SNAPSHOT_COLUMNS, type SnapshotShow } from "./snapshot-show.js";

/** Maximum number of single shows in one request. */
export const MOST_OWN_SHOWS = 50;

export const snapshotQuery = z.object({
  shows: z.enum(["usual", "all"]).default("usual").describe("The size; usual has the 100,000 most popular shows"),
});

const id = plainText(40);
export const ownShowsQuery = z.object({
  id: z
    .union([id, z.array(id).max(MOST_OWN_SHOWS)])
    .transform((value) => [value].flat())
    .describe("The ids of at most 50 shows; repeatable"),
});

/** A column's value as PostgreSQL returns it. */
const VALUES: Readonly<Record<AnyColumnKind["type"], z.ZodType>> = {
  text: z.string(),
  "text[]": z.array(z.string()),
  boolean: z.boolean(),
  smallint: z.number(),
  integer: z.number(),
  bigint: z.string(),
  real: z.number(),
  "double precision": z.number(),
};

/** A show with all data for searching and estimating. Large numbers are texts. */
const columns = Object.fromEntries(
  SNAPSHOT_COLUMNS.map((column) => {
    const { type, values, nullable } = columnOf(column);
    const value = values ? z.enum(values) : VALUES[type];
    return [column, nullable ? value.nullable() : value];
  }),
) as { [Column in keyof SnapshotShow]: z.ZodType<SnapshotShow[Column]> };

export const ownShowsAnswer = z.object({ shows: z.array(z.object(columns)) });
