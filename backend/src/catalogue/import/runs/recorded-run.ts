import { type DataSource, LessThan, type Repository } from "typeorm";
import type { BuildPhase } from "../../local/write/catalogue-build.js";
import type { ReportLine } from "../import-report.js";
import type { ImportCounts, ImportWatcher } from "../import-run.js";
import { ImportRunRow } from "./import-run.row.js";

/** Milliseconds between two writes. Also writes if nothing changed, so an outdated row means that its process has ended. */
const WRITE_EVERY = 5_000;
const STORED_DAYS = 90;

type State = Partial<Pick<ImportRunRow, "share" | "read" | "bad" | "skipped" | "phase" | "ended" | "report">>;

export class RecordedRun implements ImportWatcher {
  private readonly rows: Repository<ImportRunRow>;
  private readonly timer: NodeJS.Timeout;
  private state: State = {};
  private id: string | undefined;
  /** The write under way, or the last one. */
  private written: Promise<void>;

  constructor(
    /** On a separate connection, because the import holds its own for minutes. */
    database: DataSource,
    private readonly totalBytes: number,
    private readonly run: { readonly machine: string; readonly startedAt: Date },
    every = WRITE_EVERY,
  ) {
    this.rows = database.getRepository(ImportRunRow);
    this.written = this.begin().catch(() => undefined);
    this.timer = setInterval(() => this.write(), every).unref();
  }

  reading(position: number, { read, bad, skipped }: Readonly<ImportCounts>): void {
    const share = this.totalBytes === 0 ? 1 : Math.min(1, position / this.totalBytes);
    this.state = { ...this.state, share, read, bad, skipped };
  }

  phase(phase: BuildPhase): void {
    this.state = { ...this.state, share: 1, phase };
    this.write();
  }

  async end(
    ended: NonNullable<ImportRunRow["ended"]>,
    report: readonly ReportLine[],
    counts?: Readonly<ImportCounts>,
  ): Promise<void> {
    clearInterval(this.timer);
    const known = counts ? { read: counts.read, bad: counts.bad, skipped: counts.skipped } : {};
    this.state = { ...this.state, ...known, ended, report };
    this.write();
    await this.written;
  }

  private async begin(): Promise<void> {
    const { machine, startedAt } = this.run;
    const old = new Date(startedAt.getTime() - STORED_DAYS * 86_400_000);
    await this.rows.delete({ startedAt: LessThan(old) });
    const { id } = await this.rows.save({ machine, startedAt });
    this.id = id;
  }

  /** Writes after all earlier writes have finished. */
  private write(): void {
    this.written = this.written
      .then(async () => {
        if (this.id !== undefined) await this.rows.update({ id: this.id }, { ...this.state, changedAt: () => "now()" });
      })
      .catch(() => undefined);
  }
}
