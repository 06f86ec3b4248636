import { databaseCommand } from "./database-command.ts";

// npm run analytics -- report: what was looked at and searched for.
await databaseCommand("analytics/report-cli.js", process.argv.slice(2));
