import { databaseCommand } from "./database-command.ts";

// npm run plans -- set <email> <plan>: gives an account a plan of the API.
await databaseCommand("keys/quotas/plans-cli.js", process.argv.slice(2));
