import { databaseCommand } from "../database-command.ts";

// npm run backup: all data about people in one file, while the service runs.
await databaseCommand("backup/write/backup-cli.js", process.argv.slice(2));
