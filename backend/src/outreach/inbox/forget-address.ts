import { emailKey } from "@earshot/domain/shared/text/email";
import type { DataSource } from "typeorm";

/** The number of entries from an address, by kind. */
export type Forgotten = Readonly<Record<"campaign" | "contact" | "waitlist", number>>;

/** One statement, so that the result counts what this transaction removed. */
const FORGET = `
WITH campaign AS (DELETE FROM campaign_requests WHERE lower(normalize(business_email)) = $1 RETURNING id),
     contact AS (DELETE FROM contact_messages WHERE lower(normalize(email)) = $1 RETURNING id),
     waiting AS (DELETE FROM waitlist WHERE email_key = $1 RETURNING id),
     unsent AS (DELETE FROM outbox WHERE key IN (SELECT 'campaign-request:' || id FROM campaign
                                                 UNION ALL SELECT 'contact-message:' || id FROM contact))
SELECT (SELECT count(*) FROM campaign)::int AS campaign, (SELECT count(*) FROM contact)::int AS contact,
       (SELECT count(*) FROM waiting)::int AS waitlist`;

/** Reads "forget <address> [--yes]". The forms store anything with an "@", so the command takes it, too. */
export function forgetOptions(args: readonly string[]): { address: string; really: boolean } | undefined {
  const [command, address, ...more] = args.filter((arg) => arg !== "--yes");
  if (command !== "forget" || !address?.includes("@") || more.length > 0) return undefined;
  return { address, really: args.includes("--yes") };
}

/** Removes all messages from an address, however it is spelled, and unsent emails about them. Without `really`, it only counts them. */
export async function forgetAddress(dataSource: DataSource, address: string, really: boolean): Promise<Forgotten> {
  const runner = dataSource.createQueryRunner();
  await runner.startTransaction();
  try {
    const [gone] = (await runner.query(FORGET, [emailKey(address)])) as Forgotten[];
    if (!gone) throw new Error("The database returned no counts.");
    await (really ? runner.commitTransaction() : runner.rollbackTransaction());
    return gone;
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    await runner.release();
  }
}
