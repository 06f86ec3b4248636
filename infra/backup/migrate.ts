import { databaseCommand } from "../database-command.ts";

// npm run migrate: updates the schema, for services that run with MIGRATE=off.
await databaseCommand("database/migrate-cli.js", process.argv.slice(2));
