import { databaseCommand } from "./database-command.ts";

// npm run operate -- inbox list|export: what visitors have sent.
await databaseCommand("outreach/inbox/inbox-cli.js", process.argv.slice(2));
