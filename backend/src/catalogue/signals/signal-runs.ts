import type { MeasuredDownloads } from "@earshot/domain/audience/measured-downloads.port";
import type { Clock } from "@earshot/domain/shared/clock.port";
import type { DataSource } from "typeorm";
import { signalSubjects } from "../local/record/signal-subjects.js";
import { chartName, readAppleChart } from "./apple-charts.js";
import { applySignals } from "./apply-signals.js";
import type { JsonSource } from "./json-source.js";
import { type SignalSet, SignalStore, type SubjectSignal } from "./signal-store.js";
import { signalsInFile } from "./signals-file.js";

/** What a run brought: signals that were read, shows of the catalogue that changed, and what could not be read. */
export type SignalOutcome = {
  readonly signals: number;
  readonly changed: number;
  readonly failures: readonly string[];
};

export type SignalRunsOptions = {
  readonly indexFolder: string;
  readonly clock: Clock;
  readonly source: JsonSource;
  /** Where charts are read; Apple's own address without it. */
  readonly chartsUrl?: string;
  readonly downloads?: MeasuredDownloads;
};

const DAY_SECONDS = 86_400;
/** Shows that a counting service is asked about in one run. */
const MOST_COUNTED = 5_000;

/** Brings signs of demand in: stores them with source and date, and estimates the shows that they are about again. */
export class SignalRuns {
  private readonly store: SignalStore;

  constructor(
    private readonly dataSource: DataSource,
    private readonly options: SignalRunsOptions,
  ) {
    this.store = new SignalStore(dataSource);
  }

  /** Reads Apple's charts. A country that fails is named in the outcome, and its older chart stays. */
  async appleCharts(countries: readonly string[]): Promise<SignalOutcome> {
    const { source, clock, chartsUrl: base } = this.options;
    const sets: SignalSet[] = [];
    const failures: string[] = [];
    for (const country of countries) {
      try {
        sets.push(await readAppleChart(source, { country, now: clock.now(), ...(base ? { base } : {}) }));
      } catch (error) {
        failures.push(`${country}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    return { ...(await this.put(sets)), failures };
  }

  /** The same for the countries whose chart is older than a day. */
  async dueAppleCharts(countries: readonly string[]): Promise<SignalOutcome> {
    const now = this.options.clock.now().getTime() / 1000;
    const due: string[] = [];
    for (const country of countries) {
      const seen = await this.store.lastSeen(chartName(country));
      if (seen === undefined || now - seen >= DAY_SECONDS) due.push(country);
    }
    return due.length === 0 ? { signals: 0, changed: 0, failures: [] } : this.appleCharts(due);
  }

  /** Asks for the downloads of the shows whose audio goes through the counting service. */
  async measuredDownloads(): Promise<SignalOutcome> {
    const { downloads, clock } = this.options;
    if (downloads === undefined) throw new Error("OP3_TOKEN is not set.");
    const rows: { itunes_id: string | null; podcast_guid: string | null; feed_url: string | null }[] =
      await this.dataSource.query(
        `SELECT itunes_id, podcast_guid, feed_url FROM catalogue.podcasts p WHERE source <> 'demo' AND EXISTS (
           SELECT FROM episodes e WHERE e.podcast_id = p.id AND e.audio_url ~ '^https?://op3[.]dev/e'
         ) ORDER BY position LIMIT ${MOST_COUNTED}`,
      );
    const shows = rows.map((row) => ({
      podcastGuid: row.podcast_guid ?? undefined,
      feedUrl: row.feed_url ?? undefined,
    }));
    const counted = await downloads.of(shows);
    const signals = shows.flatMap((show, at): SubjectSignal[] => {
      const [signal, [subject]] = [counted[at], signalSubjects(show)];
      return signal === undefined || subject === undefined ? [] : [{ subject, signal }];
    });
    const at = Math.floor(clock.now().getTime() / 1000);
    return { ...(await this.put([{ name: "OP3 downloads", at, signals }])), failures: [] };
  }

  /** Takes an operator's file in. Throws, with the reason, when it is not of the form of `signalsInFile`. */
  async file(text: string): Promise<SignalOutcome> {
    return { ...(await this.put(signalsInFile(text, this.options.clock.now()))), failures: [] };
  }

  private async put(sets: readonly SignalSet[]): Promise<Pick<SignalOutcome, "signals" | "changed">> {
    const subjects = new Set<string>();
    let signals = 0;
    for (const set of sets) {
      signals += set.signals.length;
      for (const subject of await this.store.replace(set)) subjects.add(subject);
    }
    if (subjects.size === 0) return { signals, changed: 0 };
    const { indexFolder, clock } = this.options;
    return { signals, changed: await applySignals(this.dataSource, [...subjects], { indexFolder, now: clock.now() }) };
  }
}
