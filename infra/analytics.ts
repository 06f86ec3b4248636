import { databaseCommand } from "./database-command.ts";

// npm run operate -- analytics report: how many page views and searches there were.
await databaseCommand("analytics/report-cli.js", process.argv.slice(2));
