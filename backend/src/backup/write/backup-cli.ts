import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "../../shared/config/config.js";
import { newBackupFile } from "../archive/backup-folder.js";
import { productVersion } from "../../shared/process/product-version.js";
import { writeBackup } from "./write-backup.js";
import { runCommand } from "../../shared/process/run-command.js";

const USAGE = `Usage: npm run backup [-- --output FILE]
Writes everything about people into one file, while the service keeps running. Without --output it is in DATA_DIR/backups.
The catalogue is not included: an import recreates it. Restore it with: npm run restore -- FILE
`;

async function main(args: readonly string[]): Promise<number> {
  const { output } = parseArgs({ args: [...args], options: { output: { type: "string" } } }).values;
  const { directUrl, dataDir } = readConfig(process.env);
  const file = output === undefined ? newBackupFile(dataDir, new Date()) : resolve(output);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const started = performance.now();
  const { tables, rows, bytes } = await writeBackup(directUrl, file, productVersion(), {
    progress: (step) =>
      void process.stderr.write(`  ${step.table}: ${step.rows} rows (${megabytes(step.bytes)} so far)\n`),
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${rows} rows of ${tables} tables, ${megabytes(bytes)} in ${seconds} s: ${file}\n`);
  return 0;
}

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

await runCommand(main, USAGE);
