import { parseArgs } from "node:util";
import type { AnalyticsReport } from "@earshot/domain/analytics/analytics-sink.port";
import { withCommandDatabase } from "../database/command-database.js";
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { PostgresAnalyticsSink } from "./postgres-analytics-sink.js";
import { reportText } from "./report-text.js";

const USAGE = `Usage: npm run operate -- analytics report [--days 30] [--shows 20] [--json]
Views by route, searches by mode and the most viewed shows of the last days.
`;

const DAY_MS = 86_400_000;

async function main(args: readonly string[]): Promise<number> {
  const options = optionsOf(args);
  if (!options) {
    process.stderr.write(USAGE);
    return args.includes("--help") ? 0 : 2;
  }
  const to = new Date();
  const from = new Date(to.getTime() - options.days * DAY_MS);
  const report = await withCommandDatabase((dataSource): Promise<AnalyticsReport> => {
    const sink = new PostgresAnalyticsSink(new PostgresTransactions(dataSource));
    return sink.report({ from, to, shows: options.shows });
  }, 3);
  process.stdout.write(
    options.json ? `${JSON.stringify({ from, to, ...report }, null, 2)}\n` : reportText(report, options.days),
  );
  return 0;
}

function optionsOf(args: readonly string[]): { days: number; shows: number; json: boolean } | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        days: { type: "string", default: "30" },
        shows: { type: "string", default: "20" },
        json: { type: "boolean", default: false },
      },
    });
    const [days, shows] = [Number(values.days), Number(values.shows)];
    const usable = [days, shows].every((count) => Number.isInteger(count) && count > 0 && count <= 10_000);
    return positionals.join() === "report" && usable ? { days, shows, json: values.json } : undefined;
  } catch {
    return undefined;
  }
}

process.exitCode = await main(process.argv.slice(2));
