import type { PostgresTransactions } from "../../database/postgres-transactions.js";
import { factsOfRow } from "../local/record/podcast-facts.js";
import { FACT_COLUMNS, type FactsRow } from "../local/record/show-table.js";

/** The number of shows that lost an address, and whether it had been removed before. */
export type Forgotten = { readonly shows: number; readonly known: boolean };

/**
 * Removes an address from all shows permanently: only its hash is stored, and every later import and feed refresh leaves it out.
 * Shows without any other address are queued for a merge, which records that they cannot be contacted.
 */
export function forgetContact(transactions: PostgresTransactions, hash: string): Promise<Forgotten> {
  return transactions.run(async () => {
    // Waits for running writers of contacts, and makes later ones wait (`ShowContacts.put`).
    const added = await transactions.write(
      "INSERT INTO forgotten_contacts (address_hash) VALUES ($1) ON CONFLICT DO NOTHING RETURNING 1",
      [hash],
    );
    const removed = await transactions.write<{ podcast_id: string }>(
      "DELETE FROM show_contacts WHERE address_hash = $1 RETURNING podcast_id",
      [hash],
    );
    const shows = removed.map(({ podcast_id }) => podcast_id);
    await withoutContact(transactions, shows);
    return { shows: new Set(shows).size, known: added.length === 0 };
  });
}

type Unreachable = FactsRow & { id: string };

async function withoutContact(transactions: PostgresTransactions, shows: readonly string[]): Promise<void> {
  if (shows.length === 0) return;
  const rows = await transactions.write<Unreachable>(
    `SELECT id, ${FACT_COLUMNS.join(", ")} FROM catalogue.podcasts p WHERE id = ANY($1) AND has_contact
       AND NOT EXISTS (SELECT 1 FROM show_contacts c WHERE c.podcast_id = p.id
                       AND (c.kind = 'social' OR (c.kind = 'email' AND NOT c.of_hosting_company)))`,
    [shows],
  );
  for (const row of rows) {
    const facts = factsOfRow(row);
    const arrival = { ...facts, source: facts.source === "demo" ? "demo" : "feed", hasContact: false };
    await transactions.write(
      `INSERT INTO feed_arrivals AS a (podcast_id, facts, arrived_at) VALUES ($1, $2, clock_timestamp())
       ON CONFLICT (podcast_id) DO UPDATE SET facts = a.facts || '{"hasContact": false}', arrived_at = excluded.arrived_at`,
      [row.id, JSON.stringify(arrival)],
    );
  }
}
