import { withCommandDatabase } from "../../database/command-database.js";
import { runCommand } from "../../shared/process/run-command.js";
import { forgetAddress, forgetOptions } from "./forget-address.js";

const USAGE = `Usage: npm run operate -- inbox forget <address> [--yes]
Removes everything that visitors sent from an address: briefs, messages, and the address on the waitlist.
Without --yes it only shows what it would remove.
`;

async function main(args: readonly string[]): Promise<number> {
  const options = forgetOptions(args);
  if (!options) {
    process.stderr.write(USAGE);
    return 2;
  }
  const { address, really } = options;
  const { campaign, contact, waitlist } = await withCommandDatabase((dataSource) =>
    forgetAddress(dataSource, address, really),
  );
  const counts = `${campaign} campaign, ${contact} contact, ${waitlist} waitlist`;
  process.stdout.write(really ? `Deleted: ${counts}.\n` : `Would delete: ${counts}. Repeat the command with --yes.\n`);
  return 0;
}

await runCommand(main, USAGE);
