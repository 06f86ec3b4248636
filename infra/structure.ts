import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileCycles, folderCycles } from "./lint/import-cycles.ts";
import { rawSqlSites } from "./lint/raw-sql.ts";

/** The size budget: lines per source file (without tests and generated files). */
const BUDGET = { median: [40, 80], p95: 200, max: 400, shortShare: 0.2, short: 15 } as const;

/**
 * The catalogue, the demo that fills it, backups (they copy entire tables and create databases; decisions 29 and 46), and connections:
 * roles, sessions and locks are not our rows.
 */
const SQL_ALONE = ["backend/src/catalogue/", "backend/src/demo/", "backend/src/backup/", "backend/src/database/"];

/**
 * The maximum number of other places with raw SQL, each of which needs a reason. Three are spare, so that changes that are
 * merged at the same time stay within the budget.
 */
const RAW_SQL_MAX = 44;

/** The maximum number of files in a folder, without tests. Each migration is one file and stays where it is. */
const ROOM_MAX = 30;
const ANY_SIZE = "backend/migrations";

/** Prints how the code compares with the size budget; returns false if a hard limit is exceeded. */
export function structureReport(root: string): boolean {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: root, encoding: "utf8" });
  const files = listed
    .split("\n")
    .filter((file) => /^(domain|backend|frontend|desktop|infra)\/.*\.(tsx?|m?js)$/.test(file));
  const present = files.filter((file) => existsSync(join(root, file)));
  const isTest = (file: string) => /\.(test|contract|fake|e2e)\.tsx?$|\/testing\/|\/e2e\//.test(file);
  const lines = (file: string) => readFileSync(join(root, file), "utf8").split("\n").length - 1;
  const sizes = new Map(present.filter((file) => !isTest(file)).map((file) => [file, lines(file)]));
  const sorted = [...sizes.values()].sort((a, b) => a - b);
  const quantile = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const short = sorted.filter((size) => size < BUDGET.short).length / Math.max(1, sorted.length);
  const domain = [...sizes].filter(([file]) => file.startsWith("domain/")).reduce((sum, [, size]) => sum + size, 0);
  const domainTests = present
    .filter((file) => file.startsWith("domain/") && isTest(file))
    .reduce((sum, file) => sum + lines(file), 0);
  const tooLong = [...sizes].filter(([, size]) => size > BUDGET.max);
  const rooms = new Map<string, number>();
  for (const file of present.filter((file) => !/\.(test|contract|fake|e2e)\.tsx?$/.test(file))) {
    rooms.set(dirname(file), (rooms.get(dirname(file)) ?? 0) + 1);
  }
  const full = [...rooms].filter(([folder, count]) => count > ROOM_MAX && folder !== ANY_SIZE);
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const sources = [...sizes.keys()];
  const folders = folderCycles(
    sources.filter((file) => file.includes("/src/")),
    read,
  );
  const cycles = [...fileCycles(sources, read), ...folders];

  const rawSql = sources
    .filter((file) => file.startsWith("backend/src/") && !SQL_ALONE.some((folder) => file.startsWith(folder)))
    .flatMap((file) => rawSqlSites(file, read(file)));

  console.log(`  ${sorted.length} source files, ${sorted.reduce((a, b) => a + b, 0)} lines`);
  console.log(
    `  median ${quantile(0.5)} (aim ${BUDGET.median.join("-")}), 95th percentile ${quantile(0.95)} (at most ${BUDGET.p95})`,
  );
  console.log(`  under ${BUDGET.short} lines: ${(short * 100).toFixed(0)} % (at most ${BUDGET.shortShare * 100} %)`);
  console.log(
    `  domain: ${domain} lines of code, ${domainTests} lines of test (${(domainTests / Math.max(1, domain)).toFixed(2)})`,
  );
  for (const [file, size] of tooLong) console.log(`  too long: ${file} (${size} lines, at most ${BUDGET.max})`);
  for (const [folder, count] of full) console.log(`  too full: ${folder} (${count} files, at most ${ROOM_MAX})`);
  console.log(`  ${cycles.length} cycles of imports among files and folders`);
  for (const cycle of cycles) console.log(`  cycle: ${cycle.join(" → ")}`);
  console.log(`  ${rawSql.length} raw SQL sites outside the catalogue and backups (at most ${RAW_SQL_MAX})`);
  if (rawSql.length > RAW_SQL_MAX) for (const site of rawSql) console.log(`  raw SQL: ${site}`);
  return (
    rawSql.length <= RAW_SQL_MAX &&
    tooLong.length === 0 &&
    full.length === 0 &&
    quantile(0.95) <= BUDGET.p95 &&
    short <= BUDGET.shortShare &&
    cycles.length === 0
  );
}
