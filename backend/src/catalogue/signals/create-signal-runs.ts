import type { Clock } from "@earshot/domain/shared/clock.port";
import type { DataSource } from "typeorm";
import type { Config } from "../../shared/config/config.js";
import { indexFolderIn } from "../local/write/index/index-folder.js";
import { JsonSource } from "./json-source.js";
import { Op3Downloads } from "./op3-downloads.js";
import { SignalRuns } from "./signal-runs.js";

/** Creates the signal runs with the configured settings. */
export function createSignalRuns(
  dataSource: DataSource,
  {
    dataDir,
    publicUrl,
    signals: { chartsUrl, feedsUrl, op3Token, op3Url },
  }: Pick<Config, "dataDir" | "publicUrl" | "signals">,
  clock: Clock,
): SignalRuns {
  const source = new JsonSource({ userAgent: `Earshot (+${publicUrl})` });
  const op3 = op3Token && new Op3Downloads(source, { token: op3Token, now: () => clock.now(), ...(op3Url ? { base: op3Url } : {}) }); // prettier-ignore
  return new SignalRuns(dataSource, {
    indexFolder: indexFolderIn(dataDir),
    ...{
      clock,
      source,
      ...(chartsUrl ? { chartsUrl } : {}),
      ...(feedsUrl ? { feedsUrl } : {}),
      ...(op3 ? { downloads: op3 } : {}),
    },
  });
}
