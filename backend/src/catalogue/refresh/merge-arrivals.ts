import { Logger } from "@nestjs/common";
import type { DataSource } from "typeorm";
import type { Clock } from "@earshot/domain/shared/clock.port";
import type { PostgresTransactions } from "../../database/postgres-transactions.js";
import { CatalogueBuild } from "../local/write/catalogue-build.js";
import type { ImportedPodcast } from "../local/record/imported-podcast.js";

/** Maximum number of shows merged at a time. */
const MOST = 5_000;
/** Limits the time spent on merges: the pause before the next one is this many times as long as the last merge. */
const PAUSE = 20;
const LONGEST_PAUSE = 3_600_000;

type Arrival = { podcast_id: string; facts: ImportedPodcast; arrived_at: Date };

/** Merges facts from feeds into the catalogue, many shows at a time, just as an import of these feeds would. */
export class MergeArrivals {
  private readonly logger = new Logger(MergeArrivals.name);
  private notBefore = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: PostgresTransactions,
    private readonly indexFolder: string,
    private readonly clock: Clock,
  ) {}

  /** Merges what is pending, unless the last merge was a moment ago. Returns the number of merged shows. */
  async round(): Promise<number> {
    if (performance.now() < this.notBefore) return 0;
    const started = performance.now();
    try {
      return await this.merge();
    } catch (error) {
      // An import is running, or the database is unreachable: the next merge includes them.
      this.logger.warn(error instanceof Error ? error.message : error);
      return 0;
    } finally {
      const ended = performance.now();
      this.notBefore = ended + Math.min(LONGEST_PAUSE, (ended - started) * PAUSE);
    }
  }

  private async merge(): Promise<number> {
    const arrivals = await this.transactions.read<Arrival>(
      `SELECT podcast_id, facts, arrived_at FROM feed_arrivals ORDER BY arrived_at LIMIT ${MOST}`,
    );
    if (arrivals.length === 0) return 0;
    const build = await CatalogueBuild.begin(this.dataSource, {
      mode: "merge",
      now: this.clock.now(),
      indexFolder: this.indexFolder,
      isImport: false,
    });
    try {
      for (const { facts } of arrivals) await build.add(facts);
    } catch (error) {
      await build.abort();
      throw error;
    }
    await build.finish();
    await this.transactions.write(
      `DELETE FROM feed_arrivals a USING unnest($1::text[], $2::timestamptz[]) AS merged (podcast_id, arrived_at)
       WHERE a.podcast_id = merged.podcast_id AND a.arrived_at = merged.arrived_at`,
      [arrivals.map(({ podcast_id }) => podcast_id), arrivals.map(({ arrived_at }) => arrived_at)],
    );
    return arrivals.length;
  }
}
