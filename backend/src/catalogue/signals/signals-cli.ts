import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "../../shared/config/config.js";
import { withCommandDatabase } from "../../database/command-database.js";
import { SystemClock } from "../../shared/process/system-clock.js";
import { createSignalRuns } from "./create-signal-runs.js";
import type { SignalOutcome, SignalRuns } from "./signal-runs.js";
import { runCommand } from "../../shared/process/run-command.js";

const USAGE = `Usage: npm run signals -- apple-charts | apple-genres | apple-reviews [--countries us,gb,de] | op3
                          | statements <file.csv> | <file.json>

Imports signs of demand. Their shows get an estimate that names the source and the date.

  apple-charts   positions in Apple's charts; countries: --countries, else SIGNALS_COUNTRIES, else us
  apple-genres   positions in Apple's charts of its categories
  apple-reviews  reviews of the last 30 days, for saved, tracked or viewed shows; first country only
  op3            downloads counted by OP3, for shows whose audio uses its links; needs OP3_TOKEN
  statements     figures that makers or rankers published; docs/catalogue.md describes the columns
  <file.json>    signals of your own; docs/catalogue.md describes the form
`;

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { countries: { type: "string" }, help: { type: "boolean", default: false } },
  });
  const [what, file] = positionals;
  if (what === undefined || values.help || (what === "statements" && file === undefined)) {
    process.stderr.write(USAGE);
    return values.help ? 0 : 2;
  }
  const config = readConfig(process.env);
  return withCommandDatabase(async (dataSource) => {
    const runs = createSignalRuns(dataSource, config, new SystemClock());
    const outcome =
      what === "statements" && file !== undefined
        ? await runs.statements(await readFile(resolve(file), "utf8"))
        : await run(runs, what, countriesOf(values.countries) ?? config.signals.countries);
    for (const failure of outcome.failures) process.stderr.write(`${failure}\n`);
    process.stdout.write(`${outcome.signals} signals read, ${outcome.changed} shows in the catalogue changed.\n`);
    return outcome.failures.length > 0 ? 1 : 0;
  }, 2);
}

async function run(runs: SignalRuns, what: string, countries: readonly string[]): Promise<SignalOutcome> {
  const chosen = countries.length > 0 ? countries : ["us"];
  if (what === "apple-charts") return runs.appleCharts(chosen);
  if (what === "apple-genres") return runs.appleGenreCharts(chosen);
  if (what === "apple-reviews") return runs.appleReviews(chosen[0] ?? "us");
  if (what === "op3") return runs.measuredDownloads();
  return runs.file(await readFile(resolve(what), "utf8"));
}

function countriesOf(text: string | undefined): readonly string[] | undefined {
  return text?.toLowerCase().split(",").map((code) => code.trim()).filter((code) => /^[a-z]{2}$/.test(code)); // prettier-ignore
}

await runCommand(main);
