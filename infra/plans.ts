import { databaseCommand } from "./database-command.ts";

// npm run plans -- set <email> <plan>: sets an account's API plan.
await databaseCommand("keys/quotas/plans-cli.js", process.argv.slice(2));
