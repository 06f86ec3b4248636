import { hostname } from "node:os";
import { join, resolve } from "node:path";
import { DataSource } from "typeorm";
import { readConfig } from "../shared/config/config.js";
import { dataSourceOptions } from "../database/data-source.js";
import { migrate } from "../database/migrate.js";
import { CatalogueBuild } from "./local/write/catalogue-build.js";
import { indexFolderIn } from "./local/write/index/index-folder.js";
import { FeedFetcher } from "../feeds/feed-fetcher.js";
import { downloadAddress, Downloads } from "./download/downloads.js";
import { type ImportInput, importInputs } from "./import/import-inputs.js";
import { ImportProgress } from "./import/import-progress.js";
import { ImportReport } from "./import/import-report.js";
import { ImportStopped, runImport, type ImportOutcome, type ImportWatcher } from "./import/import-run.js";
import { importSummary } from "./import/import-summary.js";
import { RecordedRun } from "./import/runs/recorded-run.js";

const USAGE = `Usage: npm run import -- [--replace] <path or address>…

A path is a Podcast Index dump (.db), an RSS or Atom file, an OPML list of subscriptions (its feeds are fetched),
a list of shows in CSV or JSON, or a folder with any of these. Shows that are already in the catalogue are updated.

Instead of a path: podcast-index (all shows of the Podcast Index, about 1.5 GB), or an address such as https://a.example/feed.
The file is downloaded, unpacked (.gz, .tgz) and imported. An interrupted download continues where it stopped.
The address may end with a checksum: https://a.example/dump.tgz#sha256=…

  --replace   remove the shows that are not in these files
`;

async function main(args: readonly string[]): Promise<number> {
  const paths = args.filter((arg) => !arg.startsWith("--"));
  const unknown = args.find((arg) => arg.startsWith("--") && arg !== "--replace");
  if (paths.length === 0 || unknown !== undefined) {
    process.stderr.write(
      unknown === undefined || unknown === "--help" ? USAGE : `Unknown option ${unknown}.\n\n${USAGE}`,
    );
    return unknown === "--help" ? 0 : 2;
  }
  const config = readConfig(process.env);
  const started = performance.now();
  const interruption = interruptions();
  const downloads = new Downloads(join(config.dataDir, "downloads"), config.fetchAllow, process.stderr, interruption);
  const inputs = await inputsOf(paths, downloads);
  await migrate(config.directUrl);
  const dataSource = await new DataSource(dataSourceOptions(config.directUrl, { poolSize: 2 })).initialize();
  const report = new ImportReport(join(config.dataDir, "import-report.jsonl"));
  const totalBytes = inputs.reduce((sum, { size }) => sum + size, 0);
  const progress = new ImportProgress(totalBytes, process.stderr);
  const now = new Date();
  const ofRecord = await new DataSource(dataSourceOptions(config.directUrl, { poolSize: 1 })).initialize();
  const record = new RecordedRun(ofRecord, totalBytes, { machine: hostname(), startedAt: now });
  let outcome: ImportOutcome;
  try {
    const mode = args.includes("--replace") ? "replace" : "merge";
    const indexFolder = indexFolderIn(config.dataDir);
    const begin = () => CatalogueBuild.begin(dataSource, { mode, now, indexFolder });
    const work = {
      begin,
      fetcher: new FeedFetcher({}, config.fetchAllow),
      report,
      watcher: bothWatch(progress, record),
      now,
      signal: interruption,
    };
    outcome = await runImport(inputs, work);
    await record.end("done", report.first, outcome.counts);
  } catch (error) {
    await record.end(isStop(error) ? "stopped" : "failed", report.first);
    throw error;
  } finally {
    progress.end();
    report.close();
    await Promise.all([dataSource.destroy(), ofRecord.destroy()]);
  }
  downloads.forget();
  const seconds = (performance.now() - started) / 1000;
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  process.stdout.write(importSummary(outcome, { seconds, megabytes, report }));
  return 0;
}

async function inputsOf(paths: readonly string[], downloads: Downloads): Promise<ImportInput[]> {
  const inputs: ImportInput[] = [];
  for (const path of paths) {
    const address = downloadAddress(path);
    if (address === undefined) inputs.push(...(await importInputs([resolve(path)])));
    else inputs.push(...(await downloads.inputs(address)));
  }
  return inputs;
}

// A terminal sends the signal to every process in the group, and our parent forwards it too, so it can arrive twice.
function interruptions(): AbortSignal {
  const controller = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) process.on(name, () => controller.abort());
  return controller.signal;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const stopped = isStop(error);
  process.stderr.write(stopped ? "Import stopped. The catalogue is unchanged.\n" : `${reasonOf(error)}\n`);
  process.exitCode = stopped ? 130 : 1;
}

/** Whether the import was stopped, for example by Ctrl+C. */
function isStop(error: unknown): boolean {
  return error instanceof ImportStopped || (error instanceof Error && error.name === "AbortError");
}

function bothWatch(one: ImportWatcher, other: ImportWatcher): ImportWatcher {
  return {
    reading: (position, counts) => [one, other].forEach((watcher) => watcher.reading(position, counts)),
    phase: (phase) => [one, other].forEach((watcher) => watcher.phase(phase)),
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path } = error as NodeJS.ErrnoException;
  return code === "ENOENT" && path !== undefined ? `There is no ${path}.` : error.message;
}
