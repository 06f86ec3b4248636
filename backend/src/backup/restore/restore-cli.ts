import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "../../shared/config/config.js";
import { runCommand, WrongArguments } from "../../shared/process/run-command.js";
import { forgetBefore, restoreBackup } from "./restore-backup.js";
import { ExchangeUnknown } from "./swap-databases.js";

const USAGE = `Usage: npm run restore -- FILE
npm run restore -- --forget
Restores a backup into a new database, which replaces the current one after every row has been checked. Sign-ins, lists and
everything else written after the backup is then only in the previous database. It stays on the server until --forget.
The service can keep running; it answers 503 for a moment while the databases are exchanged.
`;

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { forget: { type: "boolean" } },
  });
  const [file, ...more] = positionals;
  if (more.length > 0 || (file === undefined) !== (values.forget ?? false))
    throw new WrongArguments("Give one file, or just --forget.");
  await (file === undefined ? forget() : restore(resolve(file)));
  return 0;
}

async function forget(): Promise<void> {
  const names = await forgetBefore(readConfig(process.env).directUrl, (name) => {
    process.stdout.write(`Deleted: ${name}\n`);
  });
  if (names.length === 0) process.stdout.write("There is no database from before a restore.\n");
}

async function restore(file: string): Promise<void> {
  const config = readConfig(process.env);
  const started = performance.now();
  const say = (line: string) => process.stderr.write(`${line}\n`);
  const restored = await restoreBackup(config.directUrl, file, say, config.databaseUrl).catch((error: Error) => {
    if (error instanceof ExchangeUnknown) throw error;
    throw new Error(`${error.message}\nThe database is unchanged.`, { cause: error });
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `${restored.rows} rows of ${restored.tables} tables, as of ${restored.createdAt}, in ${seconds} s.\n`,
  );
  if (restored.catalogue !== undefined) process.stdout.write(`${restored.catalogue}\n`);
  if (restored.before !== undefined) {
    process.stdout.write(
      `The previous data is kept in the database ${restored.before}. To delete it, run this command with --forget.\n`,
    );
  }
}

await runCommand(main, USAGE);
