import { EpisodeFiles } from "@earshot/domain/catalogue/episode-files.port";
import { FeedFetcher } from "../../feeds/feed-fetcher.js";
import { CONFIG } from "../../shared/config.module.js";
import type { Config } from "../../shared/config/config.js";
import { PostgresTransactions } from "../../shared/database/postgres-transactions.js";
import { SharedHosts } from "../refresh/shared-hosts.js";
import { ServedFiles } from "./served-files.js";
import { StoredEpisodeFiles } from "./stored-episode-files.js";

/** Somebody waits for the file, and a transcript of ten hours has one megabyte. */
const EPISODE_FILE = { totalMs: 8_000, maxBytes: 3 * 1024 * 1024 };

/** Requests for files take turns at a host with those for feeds: a host that asks to be left alone means both. */
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
