import { readConfig } from "../shared/config/config.js";
import { runCommand } from "../shared/process/run-command.js";
import { migrate } from "./migrate.js";
import { giveRoleSettings } from "./role-settings.js";

// npm run migrate: migrates the schema before the first process of a new version starts (MIGRATE=off).
await runCommand(async () => {
  const config = readConfig(process.env);
  await migrate(config.directUrl);
  await giveRoleSettings(config);
  process.stdout.write("The schema is up to date.\n");
  return 0;
});
