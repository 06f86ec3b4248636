import { databaseCommand } from "./database-command.ts";

// npm run import -- <path>…: runs the importer on the product's database.
await databaseCommand("catalogue/import-cli.js", process.argv.slice(2));
