import { formatCount } from "@earshot/domain/shared/text/format-count";
import type { BuildPhase } from "../local/write/catalogue-build.js";
import type { ImportCounts, ImportWatcher } from "./import-run.js";

/** Milliseconds between two redraws on a terminal, and between two lines elsewhere. */
const DRAW_EVERY = 100;
const LINE_EVERY = 5_000;

const BAR_CELLS = 24;

const PHASES: Readonly<Record<BuildPhase, string>> = {
  merging: "Merging the sources of each show",
  ordering: "Ordering shows by audience",
  writing: "Writing the new catalogue",
  indexing: "Indexing the new catalogue",
  counting: "Counting words and categories",
  filing: "Writing the search index",
  switching: "Switching to the new catalogue",
};

/** Where progress is shown. */
export type Terminal = { readonly isTTY?: boolean; readonly columns?: number; write(text: string): unknown };

/** Shows the progress of an import: a bar on a terminal, a line every few seconds elsewhere. */
export class ImportProgress implements ImportWatcher {
  private readonly started: number;
  private drawn: number;
  private phaseStarted: number | undefined;
  private phaseName = "";

  constructor(
    private readonly totalBytes: number,
    private readonly terminal: Terminal,
    private readonly clock: () => number = () => performance.now(),
  ) {
    this.started = clock();
    // A log needs no line before anything has happened.
    this.drawn = terminal.isTTY ? -Infinity : this.started;
  }

  reading(position: number, counts: Readonly<ImportCounts>): void {
    const now = this.clock();
    if (now - this.drawn < (this.terminal.isTTY ? DRAW_EVERY : LINE_EVERY)) return;
    this.drawn = now;
    const share = this.totalBytes === 0 ? 1 : Math.min(1, position / this.totalBytes);
    drawLine(
      this.terminal,
      readingLine({ share, seconds: (now - this.started) / 1000, counts, withBar: this.terminal.isTTY === true }),
    );
  }

  phase(phase: BuildPhase): void {
    this.endPhase();
    this.phaseStarted = this.clock();
    this.phaseName = PHASES[phase];
    if (this.terminal.isTTY) drawLine(this.terminal, `${this.phaseName} …`);
  }

  /** Call once, at the end: leaves the terminal on a fresh line. */
  end(): void {
    this.endPhase();
    if (this.terminal.isTTY) this.terminal.write("\r\u001b[K");
  }

  private endPhase(): void {
    if (this.phaseStarted === undefined) return;
    const seconds = (this.clock() - this.phaseStarted) / 1000;
    this.terminal.write(`${this.terminal.isTTY ? "\r\u001b[K" : ""}${this.phaseName}: ${seconds.toFixed(1)} s\n`);
    this.phaseStarted = undefined;
  }
}

/** Replaces the current line on a terminal; elsewhere writes another one. */
export function drawLine(terminal: Terminal, line: string): void {
  const width = Math.max(20, (terminal.columns || 80) - 1);
  terminal.write(terminal.isTTY ? `\r${line.slice(0, width)}\u001b[K` : `${line}\n`);
}

/** One line about the progress of reading: share, rows, rows per second and the estimated remaining time. */
export function readingLine(at: {
  readonly share: number;
  readonly seconds: number;
  readonly counts: Readonly<ImportCounts>;
  readonly withBar: boolean;
}): string {
  const { share, seconds, counts, withBar } = at;
  const full = Math.round(share * BAR_CELLS);
  const bar = withBar ? `${"█".repeat(full)}${"░".repeat(BAR_CELLS - full)} ` : "";
  const rate = seconds > 0 ? Math.round(counts.read / seconds) : 0;
  const left = share > 0 && share < 1 && seconds >= 1 ? `, ${timeLeft((seconds / share) * (1 - share))} left` : "";
  const aside = counts.bad + counts.skipped === 0 ? "" : `, ${counts.bad} bad, ${counts.skipped} skipped`;
  return `Reading ${bar}${Math.floor(share * 100)}%  ${formatCount(counts.read)} rows, ${formatCount(rate)}/s${left}${aside}`;
}

/** A duration as people say it: "40 s", "3 min", "1 h 5 min". */
export function timeLeft(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.ceil(whole / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
