import { counted } from "@earshot/domain/shared/text/format-count";
import { parseEmail } from "@earshot/domain/shared/text/email";
import { forgetContact } from "../catalogue/contacts/forget-contact.js";
import { ShowContacts } from "../catalogue/contacts/show-contacts.js";
import { withCommandDatabase } from "../database/command-database.js";
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { runCommand, WrongArguments } from "../shared/process/run-command.js";

const USAGE = `Usage: npm run contacts -- forget <address>
Removes an email address from the contacts of all shows, at once and permanently: later imports and feed
refreshes leave it out. Only a keyed hash of the address is kept.
`;

async function main(args: readonly string[]): Promise<number> {
  const [command, given, ...more] = args;
  const address = parseEmail(given);
  if (command !== "forget" || address === undefined || more.length > 0)
    throw new WrongArguments(command === "forget" ? "forget takes one address." : "Give a command: forget.");
  const { shows, known } = await withCommandDatabase(async (dataSource) => {
    const transactions = new PostgresTransactions(dataSource);
    return forgetContact(transactions, await new ShowContacts(transactions).hashOf(address));
  });
  const again = known ? " It had already been forgotten." : "";
  process.stdout.write(`Forgotten: removed from ${counted(shows, "show")}.${again}\n`);
  return 0;
}

await runCommand(main, USAGE);
