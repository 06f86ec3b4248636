import { databaseCommand } from "./database-command.ts";

// npm run operate -- analytics report: which pages were viewed and how many searches were made.
await databaseCommand("analytics/report-cli.js", process.argv.slice(2));
