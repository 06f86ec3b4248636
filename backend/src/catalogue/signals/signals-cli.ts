import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { DataSource } from "typeorm";
import { readConfig } from "../../shared/config.js";
import { dataSourceOptions } from "../../shared/data-source.js";
import { migrate } from "../../shared/migrate.js";
import { SystemClock } from "../../shared/system-clock.js";
import { createSignalRuns } from "./create-signal-runs.js";
import type { SignalOutcome, SignalRuns } from "./signal-runs.js";

const USAGE = `Usage: npm run signals -- apple-charts [--countries us,gb,de] | op3 | <file.json>

Brings signs of demand in: shows that they are about get an estimate with their source and date.

  apple-charts   the places of Apple's charts; without --countries those of SIGNALS_COUNTRIES, or us
  op3            downloads that OP3 counted, of shows whose audio goes through it; needs OP3_TOKEN
  <file.json>    signals of your own; docs/operations.md describes the form
`;

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { countries: { type: "string" }, help: { type: "boolean", default: false } },
  });
  const [what] = positionals;
  if (what === undefined || values.help) {
    process.stderr.write(USAGE);
    return values.help ? 0 : 2;
  }
  const config = readConfig(process.env);
  await migrate(config.databaseUrl);
  const dataSource = await new DataSource(dataSourceOptions(config.databaseUrl, { poolSize: 2 })).initialize();
  try {
    const runs = createSignalRuns(dataSource, config, new SystemClock());
    const outcome = await run(runs, what, countriesOf(values.countries) ?? config.signals.countries);
    for (const failure of outcome.failures) process.stderr.write(`${failure}\n`);
    process.stdout.write(`${outcome.signals} signals read, ${outcome.changed} shows of the catalogue changed.\n`);
    return outcome.failures.length > 0 ? 1 : 0;
  } finally {
    await dataSource.destroy();
  }
}

async function run(runs: SignalRuns, what: string, countries: readonly string[]): Promise<SignalOutcome> {
  if (what === "apple-charts") return runs.appleCharts(countries.length > 0 ? countries : ["us"]);
  if (what === "op3") return runs.measuredDownloads();
  return runs.file(await readFile(resolve(what), "utf8"));
}

function countriesOf(text: string | undefined): readonly string[] | undefined {
  return text?.toLowerCase().split(",").map((code) => code.trim()).filter((code) => /^[a-z]{2}$/.test(code)); // prettier-ignore
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
