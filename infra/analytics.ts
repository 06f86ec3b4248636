import { databaseCommand } from "./database-command.ts";

// npm run operate -- analytics report: which pages people viewed and what they searched for.
await databaseCommand("analytics/report-cli.js", process.argv.slice(2));
