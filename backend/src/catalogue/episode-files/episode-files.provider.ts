import { EpisodeFiles } from "@earshot/domain/catalogue/episode-files.port";
import { FeedFetcher } from "../../feeds/feed-fetcher.js";
import { CONFIG } from "../../core/config.module.js";
import type { Config } from "../../shared/config/config.js";
import { PostgresTransactions } from "../../database/postgres-transactions.js";
import { SharedHosts } from "../refresh/shared-hosts.js";
import { ServedFiles } from "./served-files.js";
import { StoredEpisodeFiles } from "./stored-episode-files.js";

/** A person is waiting for the file. The transcript of a ten-hour episode is about one megabyte. */
const EPISODE_FILE = { totalMs: 8_000, maxBytes: 3 * 1024 * 1024 };

/** Requests for files and for feeds share one queue per host: a host that asks for fewer requests means both kinds. */
export const episodeFilesProvider = {
  provide: EpisodeFiles,
  inject: [CONFIG, PostgresTransactions, SharedHosts, { token: ServedFiles, optional: true }],
  useFactory: (
    { fetchAllow }: Pick<Config, "fetchAllow">,
    transactions: PostgresTransactions,
    hosts: SharedHosts,
    served?: ServedFiles,
  ): EpisodeFiles => new StoredEpisodeFiles(transactions, new FeedFetcher(EPISODE_FILE, fetchAllow, hosts), served),
};
