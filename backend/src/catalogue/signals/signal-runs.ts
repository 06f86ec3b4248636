import type { MeasuredDownloads } from "@earshot/domain/audience/signals/measured-downloads.port";
import type { Clock } from "@earshot/domain/shared/clock.port";
import type { DataSource } from "typeorm";
import { signalSubjects } from "../local/record/stored-signals.js";
import { chartName, readAppleChart, type ShowsOfChart, withAbsences } from "./apple-charts.js";
import { readGenreCharts } from "./apple-genre-charts.js";
import { readReviews, reviewsName } from "./apple-reviews.js";
import { applySignals } from "./apply-signals.js";
import { withNamedShows } from "./named-shows.js";
import type { JsonSource } from "./json-source.js";
import { type SignalSet, SignalStore, type SubjectSignal } from "./signal-store.js";
import { signalsInFile } from "./signals-file.js";
import { statementsInFile } from "./statements-file.js";

/** The result of a run: signals read, catalogue shows changed, and failures. */
export type SignalOutcome = {
  readonly signals: number;
  readonly changed: number;
  readonly failures: readonly string[];
};

export type SignalRunsOptions = {
  readonly indexFolder: string;
  readonly clock: Clock;
  readonly source: JsonSource;
  /** The address for charts; without it, Apple's own. */
  readonly chartsUrl?: string;
  /** The address for charts of categories and for reviews; without it, Apple's own. */
  readonly feedsUrl?: string;
  readonly downloads?: MeasuredDownloads;
};

/** The stored set of counted downloads. */
const OP3_NAME = "OP3 downloads";
const NOTHING: SignalOutcome = { signals: 0, changed: 0, failures: [] };
const DAY_SECONDS = 86_400;
/** Seconds after which a chart that could not be read again no longer counts. */
const CHART_COUNTS_FOR = 14 * DAY_SECONDS;
/** Maximum shows whose reviews are read in one run: one request per second, and up to ten per show. */
const MOST_REVIEWED = 200;
/** Maximum shows in one run of requests to a counting service. */
const MOST_COUNTED = 5_000;

/** Imports signs of demand: stores them with source and date, and estimates their shows again. */
export class SignalRuns {
  private readonly store: SignalStore;
  /** When this process last requested sets that may turn out to be empty, in epoch seconds. */
  private readonly lastRequests = new Map<string, number>();
  /** Subjects of stored signals whose shows have not been estimated again yet, because an import was running. */
  private readonly unapplied = new Set<string>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly options: SignalRunsOptions,
  ) {
    this.store = new SignalStore(dataSource);
  }

  /** Reads Apple's charts. A country that fails is named in the outcome, and its older chart stays for two weeks. */
  async appleCharts(countries: readonly string[]): Promise<SignalOutcome> {
    const { source, clock, chartsUrl: base } = this.options;
    return this.putEach(
      countries,
      async (country) => ({
        sets: [await readAppleChart(source, { country, now: clock.now(), ...(base ? { base } : {}) })],
      }),
      (sets) => this.withAbsences(sets),
    );
  }

  private async withAbsences(sets: readonly SignalSet[]): Promise<readonly SignalSet[]> {
    const charts = await this.showsOfCharts(sets);
    return sets.map((set) => withAbsences(set, charts));
  }

  /** The charts of all shows that were just read, and the stored ones of other countries. */
  private async showsOfCharts(read: readonly SignalSet[]): Promise<readonly ShowsOfChart[]> {
    const stored = await this.store.subjectsBelow(chartName(""));
    const now = this.options.clock.now().getTime() / 1000;
    const all = new Map(
      [...stored].filter(([, { at }]) => at >= now - CHART_COUNTS_FOR).map(([name, { subjects }]) => [name, subjects]),
    );
    for (const { name, signals } of read)
      all.set(
        name,
        signals.map(({ subject }) => subject),
      );
    const prefix = chartName("");
    // The charts of categories have longer names.
    return [...all].flatMap(([name, subjects]) => {
      const country = name.slice(prefix.length);
      if (!/^[a-z]{2}$/.test(country)) return [];
      return [{ country, subjects: new Set(subjects.filter((subject) => subject.startsWith("itunes:"))) }];
    });
  }

  /** Reads Apple's charts of its categories. A chart that fails is named in the outcome, and the older one stays. */
  async appleGenreCharts(countries: readonly string[]): Promise<SignalOutcome> {
    const { source, clock, feedsUrl: base } = this.options;
    return this.putEach(
      countries,
      (country) => readGenreCharts(source, { country, now: clock.now(), ...(base ? { base } : {}) }),
      (sets) => this.withAbsences(sets),
    );
  }

  /** Counts one month's reviews, in one country, of shows that are saved, tracked, or were recently viewed. */
  async appleReviews(country: string): Promise<SignalOutcome> {
    const { source, clock, feedsUrl: base } = this.options;
    const shows: { itunes_id: string }[] = await this.dataSource.query(
      `SELECT itunes_id FROM catalogue.podcasts p WHERE itunes_id IS NOT NULL AND source <> 'demo' AND id IN (
         SELECT podcast_id FROM checked_shows UNION SELECT podcast_id FROM listed_shows UNION
         SELECT podcast_id FROM saved_shows UNION
         SELECT podcast_id FROM feed_reads WHERE viewed_at > $1::timestamptz - interval '30 days'
       ) ORDER BY position LIMIT ${MOST_REVIEWED}`,
      [clock.now()],
    );
    const ids = shows.map(({ itunes_id }) => itunes_id);
    return this.putEach(ids, async (itunesId) => {
      const set = await readReviews(source, { itunesId, country, now: clock.now(), ...(base ? { base } : {}) });
      return { sets: set ? [set] : [] };
    });
  }

  /**
   * Like `appleCharts`, for the countries whose chart is older than a day. Requests nothing while the catalogue contains only the
   * demo.
   */
  async dueAppleCharts(countries: readonly string[]): Promise<SignalOutcome> {
    if (!(await this.hasRealShows())) return NOTHING;
    const now = this.options.clock.now().getTime() / 1000;
    const due: string[] = [];
    for (const country of countries) {
      const seen = await this.store.lastSeen(chartName(country));
      if (seen === undefined || now - seen >= DAY_SECONDS) due.push(country);
    }
    return due.length === 0 ? this.applied() : this.appleCharts(due);
  }

  /**
   * Like `appleGenreCharts`, for countries whose category charts are older than a day. A process requests each at most once a
   * day, whatever the result: there are twenty charts.
   */
  async dueGenreCharts(countries: readonly string[]): Promise<SignalOutcome> {
    if (!(await this.hasRealShows())) return NOTHING;
    const due: string[] = [];
    for (const country of countries) if (await this.isDue(chartName(country))) due.push(country);
    return due.length === 0 ? this.applied() : this.once(due.map(chartName), () => this.appleGenreCharts(due));
  }

  /** Like `appleReviews`, once a day: the stored reviews do not tell when the last request was. */
  async dueReviews(country: string): Promise<SignalOutcome> {
    const name = reviewsName(country);
    return (await this.isDue(name)) ? this.once([name], () => this.appleReviews(country)) : this.applied();
  }

  /** Like `measuredDownloads`, once a day; does nothing if no counting service is set up. */
  async dueDownloads(): Promise<SignalOutcome> {
    if (this.options.downloads === undefined) return NOTHING;
    const now = this.options.clock.now().getTime() / 1000;
    const last = Math.max(this.lastRequests.get(OP3_NAME) ?? 0, (await this.store.lastSeen(OP3_NAME)) ?? 0);
    return now - last >= DAY_SECONDS ? this.once([OP3_NAME], () => this.measuredDownloads()) : this.applied();
  }

  private async hasRealShows(): Promise<boolean> {
    const found: unknown[] = await this.dataSource.query(
      "SELECT 1 FROM catalogue.podcasts WHERE source <> 'demo' LIMIT 1",
    );
    return found.length > 0;
  }

  /** Runs the request and, if it succeeds, records that these sets were requested. */
  private async once(names: readonly string[], request: () => Promise<SignalOutcome>): Promise<SignalOutcome> {
    const now = this.options.clock.now().getTime() / 1000;
    const outcome = await request();
    for (const name of names) this.lastRequests.set(name, now);
    return outcome;
  }

  /** Applies signals that an earlier run stored but could not apply. */
  private async applied(): Promise<SignalOutcome> {
    return { ...NOTHING, ...(await this.put([])) };
  }

  private async isDue(name: string): Promise<boolean> {
    const now = this.options.clock.now().getTime() / 1000;
    const last = Math.max(this.lastRequests.get(name) ?? 0, (await this.store.lastSeen(name, { below: true })) ?? 0);
    return now - last >= DAY_SECONDS;
  }

  /** Requests the downloads of shows whose audio URLs go through the counting service. */
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
    return { ...(await this.put([{ name: OP3_NAME, at, signals }])), failures: [] };
  }

  /** Imports an operator's file. Throws with the reason if it does not have the format of `signalsInFile`. */
  async file(text: string): Promise<SignalOutcome> {
    return this.putFile(signalsInFile(text, this.options.clock.now()));
  }

  /**
   * Imports figures that makers or rankings published. A row that `statementsInFile` refuses is named in the outcome; throws if it
   * refuses all of them.
   */
  async statements(text: string): Promise<SignalOutcome> {
    const { sets, refused } = statementsInFile(text, this.options.clock.now());
    return { ...(await this.putFile(sets)), failures: refused };
  }

  /** Estimates all shows in a file, changed or not: an earlier run may have ended between storing and estimating. */
  private async putFile(sets: readonly SignalSet[]): Promise<SignalOutcome> {
    for (const { signals } of sets) for (const { subject } of signals) this.unapplied.add(subject);
    return { ...(await this.put(sets)), failures: [] };
  }

  /** Stores what `read` returns for each name, after `complete` has seen all of it. A name that fails is in the outcome. */
  private async putEach(
    names: readonly string[],
    read: (name: string) => Promise<{ readonly sets: readonly SignalSet[]; readonly failures?: readonly string[] }>,
    complete = async (sets: readonly SignalSet[]) => sets,
  ): Promise<SignalOutcome> {
    const sets: SignalSet[] = [];
    const failures: string[] = [];
    for (const name of names) {
      try {
        const found = await read(name);
        sets.push(...found.sets);
        failures.push(...(found.failures ?? []));
      } catch (error) {
        failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    return { ...(await this.put(await complete(sets))), failures };
  }

  private async put(sets: readonly SignalSet[]): Promise<Pick<SignalOutcome, "signals" | "changed">> {
    let signals = 0;
    for (const set of sets) {
      signals += set.signals.length;
      const known = await withNamedShows(this.dataSource, set.signals);
      for (const subject of await this.store.replace({ ...set, signals: known })) this.unapplied.add(subject);
    }
    const now = Math.floor(this.options.clock.now().getTime() / 1000);
    for (const subject of await this.store.dropOlder(chartName(""), now - CHART_COUNTS_FOR))
      this.unapplied.add(subject);
    const subjects = [...this.unapplied];
    if (subjects.length === 0) return { signals, changed: 0 };
    const { indexFolder, clock } = this.options;
    const changed = await applySignals(this.dataSource, subjects, { indexFolder, now: clock.now() });
    for (const subject of subjects) this.unapplied.delete(subject);
    return { signals, changed };
  }
}
