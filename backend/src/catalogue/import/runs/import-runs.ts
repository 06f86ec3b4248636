import type { DataSource } from "typeorm";
import { ImportRunRow } from "./import-run.row.js";

const SHOWN = 10;
/** Seconds without an update after which the process of an import is considered dead. */
const SILENCE = 60;

type ShownRun = Omit<ImportRunRow, "ended"> & { readonly ended: ImportRunRow["ended"] | "broken-off" };

/** The last imports of all machines, newest first. */
export async function lastImports(database: DataSource): Promise<readonly ShownRun[]> {
  const { entities, raw } = await database
    .getRepository(ImportRunRow)
    .createQueryBuilder("run")
    // Uses the database's clock, because that also set the time.
    .addSelect(`run.changed_at < now() - interval '${SILENCE} seconds'`, "silent")
    .orderBy("run.startedAt", "DESC")
    .addOrderBy("run.id")
    .limit(SHOWN)
    .getRawAndEntities<{ silent: boolean }>();
  return entities.map((run, at) => ({
    ...run,
    ended: run.ended ?? (raw[at]?.silent ? "broken-off" : null),
  }));
}
