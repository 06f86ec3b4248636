import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { runCommand } from "../../shared/process/run-command.js";
import { moveDatabase } from "./move-database.js";

// Started by the upgrade of the embedded PostgreSQL (infra/postgres/upgrade.ts). The URLs of the old and the new server come from
// the environment, because they contain passwords. The only argument is the backup file.
await runCommand(async ([file]) => {
  const { MOVE_FROM, MOVE_TO } = process.env;
  if (!MOVE_FROM || !MOVE_TO || file === undefined) throw new Error("MOVE_FROM, MOVE_TO and a file are needed.");
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  await moveDatabase(MOVE_FROM, MOVE_TO, file, (line) => process.stdout.write(`${line}\n`));
  return 0;
});
