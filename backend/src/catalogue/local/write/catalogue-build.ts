import { setTimeout } from "node:timers/promises";
import type { Client, ClientBase } from "pg";
import type { DataSource } from "typeorm";
import { CopyWriter, openConnection } from "./staging/build-connection.js";
import {
  createNextGeneration,
  indexNext,
  indexPositions,
  keepShows,
  LIVE,
  NEXT,
  removeLeftovers,
  swap,
} from "./staging/generation.js";
import { directUrlOf } from "../../../database/data-source.js";
import type { ImportedPodcast } from "../record/imported-podcast.js";
import { hashOfShow } from "./staging/facts-hash.js";
import { loadLanguages } from "./staging/detected-language.js";
import { KnownShows } from "./staging/known-shows.js";
import { joinEntries } from "./merging/join-entries.js";
import { mergeSources } from "./merging/merge-sources.js";
import { applyChanges, gatherChanges } from "./apply-changes.js";
import { chooseChanges } from "./staging/few-changes.js";
import { putChangedIndex, putIndex } from "./index/put-index.js";
import type { ChangedCatalogue } from "./index/change-index.js";
import { catalogueOf } from "./index/index-source.js";
import type { IndexTask } from "./index/write-index.js";
import { gatherLog, putLog } from "./staging/change-log.js";
import { gatherHistory, putHistory } from "./staging/note-history.js";
import { placeShows } from "./staging/place-shows.js";
import { chooseMentions, chooseShows, markDemoted, type OrderCounts, writeShows } from "./staging/order-shows.js";
import { STAGED_COLUMNS } from "../record/show-table.js";
import { ContactBook } from "../../contacts/contact-book.js";
import { STAGED_CONTACT_COLUMNS, stagedContacts } from "./staging/put-contacts.js";
import { podcastId } from "../record/podcast-id.js";
import { EPISODE_COLUMNS, factsFromEpisodes, stagedEpisodes } from "./staging/staged-episodes.js";
import { SignalBook } from "./staging/signal-book.js";
import { stagedPodcast } from "./staging/staged-podcast.js";
import { dropSuperseded, noteUnseen } from "./merging/repeated-shows.js";
import { addCategories, describeCatalogue } from "./staging/statistics.js";

/** "merge" keeps stored shows that the import does not mention, "replace" drops them. */
export type BuildOptions = {
  readonly mode: "merge" | "replace";
  readonly now?: Date;
  /** The folder of the search index: one file per generation. */
  readonly indexFolder: string;
  /** False for refreshed feeds: the date of the last import does not change. */
  readonly isImport?: boolean;
};

export type BuildPhase = "merging" | "ordering" | "writing" | "indexing" | "counting" | "filing" | "switching";

export type BuildResult = OrderCounts & {
  /** Shows and episodes in the catalogue after the build. */
  readonly podcasts: number;
  readonly episodes: number;
  readonly removed: number;
  /** False when the import contained nothing new and the catalogue did not change. */
  readonly switched: boolean;
  readonly checksum: string;
};

/** Key of the advisory lock that allows one build at a time in a database. The number is arbitrary. */
export const BUILD_LOCK = 720_002;

/**
 * Builds the next catalogue beside the live one and swaps them in one transaction. Readers never see an incomplete one. An
 * interrupted build leaves the old catalogue unchanged, and the next build cleans up what is left of it.
 */
export class CatalogueBuild {
  private sequence = 1;
  private readonly sources = new Set<ImportedPodcast["source"]>();
  private readonly podcasts: CopyWriter;
  private readonly episodes: CopyWriter;
  private readonly contacts: CopyWriter;
  private readonly stopped = new AbortController();

  private constructor(
    private readonly dataSource: DataSource,
    private readonly main: Client,
    private readonly second: Client,
    private readonly third: Client,
    private readonly known: KnownShows,
    private readonly signals: SignalBook,
    private readonly contactBook: ContactBook,
    private readonly options: Required<BuildOptions>,
  ) {
    this.podcasts = new CopyWriter(main, `${NEXT}.staged`, ["sequence", "lists_episodes", ...STAGED_COLUMNS]);
    this.episodes = new CopyWriter(second, `${NEXT}.staged_episodes`, ["import_sequence", ...EPISODE_COLUMNS]);
    this.contacts = new CopyWriter(third, `${NEXT}.staged_contacts`, STAGED_CONTACT_COLUMNS);
  }

  /** Throws when another build is running in the same database. */
  static async begin(dataSource: DataSource, options: BuildOptions): Promise<CatalogueBuild> {
    await loadLanguages();
    const main = await openConnection(dataSource);
    let second: Client | undefined;
    let third: Client | undefined;
    try {
      await takeTurn(main);
      await removeLeftovers(main);
      await createNextGeneration(main);
      second = await openConnection(dataSource);
      third = await openConnection(dataSource);
      const known = await KnownShows.load(second);
      const signals = await SignalBook.load(second);
      const contacts = await ContactBook.load(third);
      return new CatalogueBuild(dataSource, main, second, third, known, signals, contacts, {
        now: new Date(),
        isImport: true,
        ...options,
      });
    } catch (error) {
      await Promise.allSettled([main.end(), second?.end(), third?.end()]);
      throw error;
    }
  }

  /** Stages one show. Waits when the database is slower than the caller, so that memory use does not grow. */
  async add(podcast: ImportedPodcast): Promise<void> {
    const sequence = this.sequence++;
    this.sources.add(podcast.source);
    const { episodes, sourceHash, contacts, ...given } = { ...podcast, ...factsFromEpisodes(podcast) };
    const allowed = contacts && this.contactBook.allowed(contacts);
    const facts = this.signals.withSignals(allowed ? { ...given, hasContact: allowed.hasContact } : given);
    const { known } = this;
    // Rows of a dump were looked up by their own hash before they were read.
    const lookedUp = sourceHash !== undefined || episodes !== undefined || !known.any;
    if (!lookedUp && known.see(hashOfShow(facts, this.options.now), sequence)) return;
    const row = stagedPodcast(facts, this.options.now, sourceHash);
    await this.podcasts.write([sequence, episodes !== undefined, ...STAGED_COLUMNS.map((column) => row[column])]);
    for (const episode of stagedEpisodes(podcast.key, episodes ?? []))
      await this.episodes.write([sequence, ...episode]);
    const of = {
      podcastId: podcastId(podcast.key),
      isDemo: podcast.source === "demo",
      statedAt: facts.newestEpisode ?? facts.lastUpdate ?? 0,
      sequence,
    };
    for (const contact of stagedContacts(allowed?.allowed ?? [], of)) await this.contacts.write(contact);
  }

  /**
   * Returns whether a dump row with this hash is already stored; if so, also records that the import mentions it. undefined in an
   * empty catalogue.
   */
  get repeats(): ((sourceHash: string) => boolean) | undefined {
    if (!this.known.any) return undefined;
    return (sourceHash) => {
      if (!this.known.see(sourceHash, this.sequence)) return false;
      this.sequence += 1;
      this.sources.add("dump");
      return true;
    };
  }

  /** Completes the build and switches readers over. Afterwards, also after an error, the build is closed. */
  async finish(onPhase: (phase: BuildPhase) => void = () => undefined): Promise<BuildResult> {
    try {
      const result = await this.complete(onPhase);
      await removeLeftovers(this.main);
      return result;
    } catch (error) {
      await this.abort();
      throw error;
    } finally {
      await this.close();
    }
  }

  /** Cancels the build: nothing is left of it, and the catalogue does not change. */
  async abort(): Promise<void> {
    this.stopped.abort();
    // Copies that are still running end with their connections.
    await this.close();
    const client = await openConnection(this.dataSource);
    try {
      await takeTurn(client);
      await removeLeftovers(client);
    } finally {
      await client.end();
    }
  }

  private async complete(onPhase: (phase: BuildPhase) => void): Promise<BuildResult> {
    const { main, options } = this;
    await this.podcasts.end();
    await this.episodes.end();
    await this.contacts.end();
    onPhase("merging");
    await main.query(`ANALYZE ${NEXT}.staged (key, id, sequence, source, facts_hash)`);
    await dropSuperseded(main, this.known);
    if (options.mode === "replace") await noteUnseen(main, { known: this.known, reader: this.second });
    const [mixed, stored] = [this.sources.size > 1, this.known.any];
    const sequence = await mergeSources(main, { now: options.now, sequence: this.sequence, mixed, stored });
    await joinEntries(main, options.now, sequence);
    await chooseMentions(main);
    const changes = await chooseChanges(main);
    if (changes) {
      const result = await this.change(changes, onPhase);
      if (result) return result;
    }
    const counts = await chooseShows(main);
    const removed = (await catalogueOf(main, LIVE)).podcasts - counts.kept - counts.updated;
    if (counts.added + counts.updated + removed === 0) {
      await keepShows(main);
      return { ...counts, removed, switched: false, ...(await catalogueOf(main, LIVE)) };
    }
    onPhase("ordering");
    await markDemoted(main);
    onPhase("writing");
    await writeShows(main, options.now);
    onPhase("indexing");
    await indexPositions(main);
    onPhase("counting");
    await addCategories(main, { schema: NEXT, shows: `${NEXT}.podcasts` });
    await describeCatalogue(main, options.isImport ? options.now : null);
    await indexNext(main, ["category_stats", "info"]);
    onPhase("filing");
    const [before, after] = [`${LIVE}.podcasts`, `${NEXT}.podcasts`];
    const alongside = async () => {
      await indexNext(main, ["podcasts"]);
      await gatherHistory(main, { before, after, all: after }, options.now);
      await gatherLog(main, { before, after });
    };
    const commit = () => {
      onPhase("switching");
      return swap(main, async () => {
        await putHistory(main);
        await putLog(main, options.now);
      });
    };
    await putIndex(this.indexTask(NEXT), { alongside, commit }, this.stopped.signal);
    return { ...counts, removed, switched: true, ...(await catalogueOf(main, LIVE)) };
  }

  /** Changes only the shows in the live catalogue that the import changes; undefined if their new positions do not fit. */
  private async change(
    counts: OrderCounts & { removed: number },
    onPhase: (phase: BuildPhase) => void,
  ): Promise<BuildResult | undefined> {
    const { main, options } = this;
    const switched = counts.added + counts.updated + counts.removed > 0;
    if (switched) {
      onPhase("ordering");
      if (!(await placeShows(main, options.now))) {
        await main.query(`DROP TABLE ${NEXT}.placed, ${NEXT}.chosen, ${NEXT}.leaving`);
        return undefined;
      }
      onPhase("counting");
      await gatherChanges(main);
      onPhase("writing");
      const live = await catalogueOf(main, LIVE);
      const commit = (beforeEnd: (catalogue: ChangedCatalogue) => Promise<void>) =>
        applyChanges(main, options, beforeEnd);
      await putChangedIndex({ ...this.indexTask(LIVE), live }, commit, this.stopped.signal);
    } else {
      await keepShows(main);
    }
    return { ...counts, switched, ...(await catalogueOf(main, LIVE)) };
  }

  private indexTask(schema: string): IndexTask {
    return { url: directUrlOf(this.dataSource), schema, folder: this.options.indexFolder };
  }

  private async close(): Promise<void> {
    await Promise.allSettled([this.main.end(), this.second.end(), this.third.end()]);
  }
}

/** Waits up to two seconds for a build that is about to end. Throws if one is still running. */
async function takeTurn(client: ClientBase): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { rows } = await client.query<{ mine: boolean }>("SELECT pg_try_advisory_lock($1) AS mine", [BUILD_LOCK]);
    if (rows[0]?.mine) return;
    await setTimeout(100);
  }
  throw new Error("Another import is running. Wait until it has ended, then start again.");
}
