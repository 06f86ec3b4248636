import type { DemandSignal } from "@earshot/domain/audience/signals/demand-signal";
import type { DataSource } from "typeorm";

/** A signal with its show's identifier: one of `signalSubjects`. A source may also name the show by title and artist. */
export type SubjectSignal = {
  readonly subject: string;
  readonly signal: DemandSignal;
  readonly named?: { readonly title: string; readonly artist: string };
};

/** What one source states at one time, such as "Apple Podcasts chart us". The next set with this name replaces it. */
export type SignalSet = { readonly name: string; readonly at: number; readonly signals: readonly SubjectSignal[] };

/** Stored signs of demand. */
export class SignalStore {
  constructor(private readonly dataSource: DataSource) {}

  /** Replaces the older set with this name. Returns the subjects whose signals changed. */
  async replace({ name, at, signals }: SignalSet): Promise<readonly string[]> {
    const rows = JSON.stringify(signals.map(({ subject, signal }) => ({ subject, signal })));
    return this.dataSource.transaction(async (manager) => {
      const changed: { subject: string }[] = await manager.query(
        `WITH given AS (
           SELECT DISTINCT ON (subject) subject, signal FROM jsonb_to_recordset($3) AS s (subject text, signal jsonb)
           ORDER BY subject
         ), stored AS (SELECT subject, signal FROM demand_signals WHERE name = $1)
         , put AS (
           INSERT INTO demand_signals (subject, name, at, signal) SELECT subject, $1, $2, signal FROM given
           ON CONFLICT (subject, name) DO UPDATE SET at = EXCLUDED.at, signal = EXCLUDED.signal
         ), gone AS (
           DELETE FROM demand_signals WHERE name = $1 AND subject NOT IN (SELECT subject FROM given)
         )
         SELECT coalesce(g.subject, s.subject) AS subject FROM given g FULL JOIN stored s ON s.subject = g.subject
         WHERE g.signal IS DISTINCT FROM s.signal`,
        [name, at, rows],
      );
      return changed.map(({ subject }) => subject);
    });
  }

  /** Drops statements from before `before` (epoch seconds) in all sets whose names begin with `names`. Returns their subjects. */
  async dropOlder(names: string, before: number): Promise<readonly string[]> {
    const [rows] = await this.dataSource.query<[{ subject: string }[], number]>(
      "DELETE FROM demand_signals WHERE starts_with(name, $1) AND at < $2 RETURNING subject",
      [names, before],
    );
    return rows.map(({ subject }) => subject);
  }

  /** The subjects of each set whose name begins with `names`, and when it was last seen, in epoch seconds. */
  async subjectsBelow(
    names: string,
  ): Promise<ReadonlyMap<string, { readonly at: number; readonly subjects: readonly string[] }>> {
    const rows: { name: string; at: string; subjects: string[] }[] = await this.dataSource.query(
      "SELECT name, max(at) AS at, array_agg(subject) AS subjects FROM demand_signals WHERE starts_with(name, $1) GROUP BY name",
      [names],
    );
    return new Map(rows.map(({ name, at, subjects }) => [name, { at: Number(at), subjects }]));
  }

  /** When a set with this name (with `below`: any set whose name begins with it) was last seen, in epoch seconds. */
  async lastSeen(name: string, { below = false } = {}): Promise<number | undefined> {
    const rows: { at: string | null }[] = await this.dataSource.query(
      `SELECT max(at) AS at FROM demand_signals WHERE ${below ? "starts_with(name, $1 || ' ')" : "name = $1"}`,
      [name],
    );
    const at = rows[0]?.at;
    return at === null || at === undefined ? undefined : Number(at);
  }
}
