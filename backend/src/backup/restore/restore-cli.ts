import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "../../shared/config/config.js";
import { giveRoleSettings } from "../../database/role-settings.js";
import { forgetBefore, restoreBackup } from "./restore-backup.js";

const USAGE = `Usage: npm run restore -- FILE
npm run restore -- --forget
Restores a backup into a new database, which replaces the current one after every row has been checked. Sign-ins, lists and
everything else written after the backup is then only in the previous database. It stays on the server until --forget.
The service can keep running; it answers 503 for a moment while the databases are exchanged.
`;

type Options = { readonly file: string } | "forget" | "help";

function optionsOf(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { forget: { type: "boolean" }, help: { type: "boolean" } },
  });
  if (values.help) return "help";
  const [file, ...more] = positionals;
  if (values.forget && file === undefined) return "forget";
  if (values.forget || file === undefined || more.length > 0) throw new Error("Give one file, or just --forget.");
  return { file: resolve(file) };
}

async function main(args: readonly string[]): Promise<number> {
  let options: Options;
  try {
    options = optionsOf(args);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return 2;
  }
  if (options === "help") {
    process.stdout.write(USAGE);
    return 0;
  }
  const config = readConfig(process.env);
  const { directUrl } = config;
  if (options === "forget") {
    const names = await forgetBefore(directUrl);
    process.stdout.write(
      names.length === 0 ? "There is no database from before a restore.\n" : `Deleted: ${names.join(", ")}\n`,
    );
    return 0;
  }
  const started = performance.now();
  const restored = await restoreBackup(directUrl, options.file, (line) => process.stderr.write(`${line}\n`));
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
  return 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\nThe database is unchanged.\n`);
  process.exitCode = 1;
}
