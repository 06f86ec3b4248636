import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "../../shared/config/config.js";
import { runCommand, WrongArguments } from "../../shared/process/run-command.js";
import { giveRoleSettings } from "../../database/role-settings.js";
import { forgetBefore, restoreBackup } from "./restore-backup.js";

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
  try {
    await (file === undefined ? forget() : restore(resolve(file)));
    return 0;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\nThe database is unchanged.`, {
      cause: error,
    });
  }
}

async function forget(): Promise<void> {
  const names = await forgetBefore(readConfig(process.env).directUrl);
  process.stdout.write(
    names.length === 0 ? "There is no database from before a restore.\n" : `Deleted: ${names.join(", ")}\n`,
  );
}

async function restore(file: string): Promise<void> {
  const config = readConfig(process.env);
  const started = performance.now();
  const restored = await restoreBackup(config.directUrl, file, (line) => process.stderr.write(`${line}\n`));
  // The settings were for the previous database, which has been set aside.
  await giveRoleSettings(config);
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
