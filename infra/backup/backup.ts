import { databaseCommand } from "../database-command.ts";

// npm run backup: writes all data about people to one file, while the service keeps running.
await databaseCommand("backup/write/backup-cli.js", process.argv.slice(2));
