import { counted, formatCount } from "@earshot/domain/shared/text/format-count";
import type { ImportReport } from "./import-report.js";
import type { ImportOutcome } from "./import-run.js";
import { UNRESOLVED_MAX } from "./text/unresolved-names.js";

/** Summarizes an import for people: duration, memory, counts of rows by outcome, and the path of the full report. */
export function importSummary(
  { counts, gaveUpFetching, result }: ImportOutcome,
  about: {
    readonly seconds: number;
    readonly megabytes: number;
    readonly report: Pick<ImportReport, "lines" | "path">;
  },
): string {
  const { added, updated, removed } = result ?? { added: 0, updated: 0, removed: 0 };
  // Several entries for one feed make one show.
  const unchanged = Math.max(0, counts.podcasts - added - updated);
  const figures = [
    ["read", counts.read],
    ["added", added],
    ["updated", updated],
    ["unchanged or repeated", unchanged],
    ...(removed > 0 ? [["removed", removed] as const] : []),
    ["skipped", counts.skipped],
    ["bad", counts.bad],
  ] as const;
  const lines = [
    `Import finished in ${about.seconds.toFixed(1)} s with at most ${formatCount(about.megabytes)} MB of memory: ${figures.map(([name, value]) => `${formatCount(value)} ${name}`).join(", ")}.`,
    result === undefined
      ? "Nothing could be imported, so the catalogue is unchanged."
      : `The catalogue contains ${counted(result.podcasts, "show")} and ${counted(result.episodes, "episode")}.`,
    ...(gaveUpFetching
      ? [
          `${UNRESOLVED_MAX} names in a row could not be resolved, so fetching stopped. Shows that were read before are kept. Is this machine connected?`,
        ]
      : []),
    ...(about.report.lines > 0 ? [`The rows that were not imported, with reasons: ${about.report.path}`] : []),
  ];
  return `${lines.join("\n")}\n`;
}
