import { join } from "node:path";
import { dataDir } from "../database.ts";
import { databaseCommand } from "../database-command.ts";
import { forgetOldData } from "../postgres/forget-old-data.ts";

// npm run restore -- FILE: restores a backup into a new database. --forget also deletes the data of an earlier PostgreSQL.
const args = process.argv.slice(2);
await databaseCommand("backup/restore/restore-cli.js", args);
if (args.join() === "--forget" && process.exitCode === 0 && !process.env.DATABASE_URL) {
  for (const folder of forgetOldData(join(dataDir(), "postgres"))) console.log(`Deleted: ${folder}`);
}
