import { join, resolve } from "node:path";
import { DataSource } from "typeorm";
import { readConfig } from "../shared/config.js";
import { dataSourceOptions } from "../shared/data-source.js";
import { migrate } from "../shared/migrate.js";
import { CatalogueBuild } from "./local/build/catalogue-build.js";
import { indexFolderIn } from "./local/build/index-folder.js";
import { FeedFetcher } from "../feeds/feed-fetcher.js";
import { downloadAddress, Downloads } from "./download/downloads.js";
import { type ImportInput, importInputs } from "./import/import-inputs.js";
import { ImportProgress } from "./import/import-progress.js";
import { ImportReport } from "./import/import-report.js";
import { ImportStopped, runImport, type ImportOutcome } from "./import/import-run.js";
import { importSummary } from "./import/import-summary.js";

const USAGE = `Usage: npm run import -- [--replace] <path or address>…

A path is a Podcast Index dump (.db), an RSS or Atom file, an OPML list of subscriptions (its feeds are fetched),
a list of shows in CSV or JSON, or a folder that holds any of these. Shows that are in the catalogue already are brought up to date.

Instead of a path: podcast-index (all shows of the Podcast Index, some 1.5 GB), or an address such as https://a.example/feed.
What is there is downloaded, unpacked while it comes (.gz, .tgz) and imported. A download that was interrupted goes on where it
ended. A checksum may follow the address: https://a.example/dump.tgz#sha256=…

  --replace   drop the shows that are not in these files
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
  await migrate(config.databaseUrl);
  const dataSource = await new DataSource(dataSourceOptions(config.databaseUrl, { poolSize: 2 })).initialize();
  const report = new ImportReport(join(config.dataDir, "import-report.jsonl"));
  const progress = new ImportProgress(
    inputs.reduce((sum, { size }) => sum + size, 0),
    process.stderr,
  );
  const now = new Date();
  let outcome: ImportOutcome;
  try {
    const mode = args.includes("--replace") ? "replace" : "merge";
    const indexFolder = indexFolderIn(config.dataDir);
    const begin = () => CatalogueBuild.begin(dataSource, { mode, now, indexFolder });
    const work = {
      begin,
      fetcher: new FeedFetcher({}, config.fetchAllow),
      report,
      watcher: progress,
      now,
      signal: interruption,
    };
    outcome = await runImport(inputs, work);
  } finally {
    progress.end();
    report.close();
    await dataSource.destroy();
  }
  downloads.forget();
  const seconds = (performance.now() - started) / 1000;
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  process.stdout.write(importSummary(outcome, { seconds, megabytes, report }));
  return 0;
}

/** The files behind paths and addresses. */
async function inputsOf(places: readonly string[], downloads: Downloads): Promise<ImportInput[]> {
  const inputs: ImportInput[] = [];
  for (const place of places) {
    const address = downloadAddress(place);
    if (address === undefined) inputs.push(...(await importInputs([resolve(place)])));
    else inputs.push(...(await downloads.inputs(address)));
  }
  return inputs;
}

// A terminal sends the interruption to every process of the group, and the one that started us passes it on: the
// second one is the same.
function interruptions(): AbortSignal {
  const controller = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) process.on(name, () => controller.abort());
  return controller.signal;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const stopped = error instanceof ImportStopped || (error instanceof Error && error.name === "AbortError");
  process.stderr.write(stopped ? "Import stopped. The catalogue is as it was.\n" : `${reasonOf(error)}\n`);
  process.exitCode = stopped ? 130 : 1;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path } = error as NodeJS.ErrnoException;
  return code === "ENOENT" && path !== undefined ? `There is no ${path}.` : error.message;
}
