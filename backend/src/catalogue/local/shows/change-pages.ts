import {
  CatalogueChanges,
  type CatalogueChange,
  CHANGE_KINDS,
  type ChangedValue,
  type ChangeKind,
  type ChangesPage,
  type ChangesRequest,
} from "@earshot/domain/catalogue/catalogue-changes.port";
import type { Clock } from "@earshot/domain/shared/clock.port";
import { KIND_NUMBERS, LONG_FIELD } from "../record/change-fields.js";
import type { StoredCatalogue } from "../record/stored-catalogue.js";
import { type ChangeCount, ChangeCursors } from "./change-cursors.js";

/** Days for which changes are stored (judgment: four weekly imports, and longer than the usual pause of a program). */
const CHANGES_KEPT_DAYS = 30;

type Row = {
  readonly number: string;
  readonly kind: number;
  readonly at: Date;
  readonly show: string;
  readonly moved_to: string | null;
  readonly fields: Readonly<Record<string, unknown>> | null;
};

/** The changes that builds of the local catalogue recorded. */
export class LocalChanges extends CatalogueChanges {
  private readonly cursors: ChangeCursors;

  constructor(
    private readonly database: StoredCatalogue,
    private readonly clock: Clock,
    /** The installation's secret, which signs cursors. */
    secret: string,
  ) {
    super();
    this.cursors = new ChangeCursors(secret);
  }

  async page({ since, kinds, limit }: ChangesRequest): Promise<ChangesPage | undefined> {
    const log = await this.log();
    if (!log) return undefined;
    if (since === undefined) return { changes: [], nextSince: this.cursors.write(log.epoch, log.last), more: false };
    const after = this.cursors.read(since, log);
    const rows = await this.rows(after, kinds, limit + 1);
    const sent = rows.slice(0, limit);
    const more = rows.length > limit;
    // Changes that were added after the log was read are not skipped: the cursor never passes an unsent row.
    const end = more ? (sent.at(-1)?.number ?? log.last) : largest(sent.at(-1)?.number, log.last);
    return { changes: sent.map(changeOf), nextSince: this.cursors.write(log.epoch, end), more };
  }

  async sweep(): Promise<void> {
    const oldest = new Date(this.clock.now().getTime() - CHANGES_KEPT_DAYS * 86_400_000);
    // The floor is raised first: a concurrent reader may be refused although its changes still exist, but it never misses any.
    await this.database.query(
      `UPDATE catalogue_log SET floor = gone.number
       FROM (SELECT max(number) AS number FROM catalogue_changes WHERE at < $1) gone WHERE gone.number > floor`,
      [oldest],
    );
    await this.database.query("DELETE FROM catalogue_changes WHERE number <= (SELECT floor FROM catalogue_log)");
  }

  private async log(): Promise<ChangeCount | undefined> {
    const [log] = await this.database.query<ChangeCount[]>("SELECT epoch, last, floor FROM catalogue_log");
    return log;
  }

  /** Each kind is read from its own index range, so that a rare kind is found at once among a million others. */
  private rows(after: bigint, kinds: readonly ChangeKind[], limit: number): Promise<Row[]> {
    const numbers = [...new Set(kinds)].map((kind) => KIND_NUMBERS[kind]);
    const ranges = numbers.map(
      (kind) => `(SELECT * FROM catalogue_changes WHERE kind = ${kind} AND number > $1 ORDER BY number LIMIT $2)`,
    );
    return this.database.query<Row[]>(
      `SELECT c.number, c.kind, c.at, c.show, m.moved_to, c.fields FROM (${ranges.join(" UNION ALL ")}) c
         LEFT JOIN moved_shows m ON m.id = c.show AND c.kind = ${KIND_NUMBERS.removed}
       ORDER BY c.number LIMIT $2`,
      [String(after), limit],
    );
  }
}

const largest = (one: string | undefined, other: string): string =>
  one !== undefined && BigInt(one) > BigInt(other) ? one : other;

function changeOf({ kind, at, show, moved_to, fields }: Row): CatalogueChange {
  const all = Object.entries(fields ?? {});
  return {
    id: show,
    kind: CHANGE_KINDS.find((name) => KIND_NUMBERS[name] === kind) ?? "updated",
    at: at.toISOString(),
    movedTo: moved_to,
    fields: Object.fromEntries(
      all.flatMap(([name, pair]) =>
        Array.isArray(pair) ? [[name, { from: valueOf(name, pair[0]), to: valueOf(name, pair[1]) }]] : [],
      ),
    ),
    longFields: all.some(([name]) => name === LONG_FIELD) ? [LONG_FIELD] : [],
  };
}

function valueOf(name: string, stored: unknown): ChangedValue {
  if (name !== "listeners" || !Array.isArray(stored)) return stored as ChangedValue;
  const [low, high] = stored as [number, number | null];
  return { low, high };
}
