import type { ClientBase } from "pg";
import type { CopyValue } from "./copy-text.js";
import { CONTACT_COLUMNS, contactValues, type HashedContact } from "../../../contacts/contact-rows.js";

/** The columns of the table in which an import collects contacts. */
export const STAGED_CONTACT_COLUMNS: readonly string[] = [...CONTACT_COLUMNS, "import_sequence"];

/** `statedAt`: the day of the show's facts in epoch seconds, 0 if unknown. A feed from a file is older than its import. */
export function stagedContacts(
  contacts: readonly HashedContact[],
  of: { readonly podcastId: string; readonly isDemo: boolean; readonly statedAt: number; readonly sequence: number },
): CopyValue[][] {
  const { statedAt } = of;
  const source = of.isDemo ? "demo" : "feed";
  return contacts.map((contact, rank) => [
    ...contactValues(contact, { podcastId: of.podcastId, place: rank, source, statedAt }),
    of.sequence,
  ]);
}

/**
 * Replaces the contacts of imported shows with the staged ones from the last row for each show, and drops those of removed shows.
 * Contacts that were deleted during the import are left out. Call it in the transaction of the switch, after `listed` is complete.
 */
export async function replaceContacts(
  client: ClientBase,
  { next, schema }: { readonly next: string; readonly schema: string },
): Promise<void> {
  const columns = CONTACT_COLUMNS.join(", ");
  // The same lock order as everywhere: first against removals of addresses, then against other writers of contacts. Both locks last
  // until this transaction ends.
  await client.query("LOCK TABLE forgotten_contacts IN SHARE MODE");
  await client.query("LOCK TABLE show_contacts IN SHARE ROW EXCLUSIVE MODE");
  await client.query(`DELETE FROM show_contacts c USING ${next}.listed WHERE c.podcast_id = listed.id`);
  await client.query(
    `INSERT INTO show_contacts (${columns})
     SELECT ${CONTACT_COLUMNS.map((column) => `c.${column}`).join(", ")}
     FROM ${next}.staged_contacts c JOIN ${next}.listed ON listed.id = c.podcast_id AND listed.sequence = c.import_sequence
     WHERE NOT EXISTS (SELECT 1 FROM forgotten_contacts f WHERE f.address_hash = c.address_hash)`,
  );
  await client.query(
    `DELETE FROM show_contacts c WHERE NOT EXISTS (SELECT 1 FROM ${schema}.podcasts p WHERE p.id = c.podcast_id)`,
  );
}
