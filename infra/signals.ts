import { databaseCommand } from "./database-command.ts";

// npm run signals -- apple-charts|op3|<file>: loads signs of demand into the product's database.
await databaseCommand("catalogue/signals/signals-cli.js", process.argv.slice(2));
