import { databaseCommand } from "./database-command.ts";

// npm run contacts -- forget <address>: permanently removes an address from all shows.
await databaseCommand("contacts/contacts-cli.js", process.argv.slice(2));
