import type { ContactKind, ContactPoint, ContactRole, ContactSource } from "@earshot/domain/contacts/contact-point";
import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import type { PostgresTransactions } from "../../database/postgres-transactions.js";
import { makersOf } from "../local/shows/makers.js";
import { addressHash, allowedContacts, CONTACT_COLUMNS, contactValues, hashedContacts } from "./contact-rows.js";

/** A stored contact. `hash`: the keyed hash of an email address. `statedAt` is in epoch seconds. */
export type StoredContact = ContactPoint & {
  readonly source: ContactSource;
  readonly statedAt: number;
  readonly hash?: string;
};

/** What the catalogue itself knows about a show's makers. */
type ShowFacts = { owner: string | null; source: "dump" | "feed" | "demo" | "both"; fetched_at: string };

type Row = {
  kind: ContactKind;
  roles: ContactRole[];
  name: string | null;
  value: string | null;
  image_url: string | null;
  of_hosting_company: boolean;
  address_hash: string | null;
  source: ContactSource;
  stated_at: string;
};

/** Visible contacts: all but those that were removed while a feed was being stored. */
const STORED = `FROM show_contacts c WHERE c.podcast_id = $1
  AND NOT EXISTS (SELECT 1 FROM forgotten_contacts f WHERE f.address_hash = c.address_hash)`;

export class ShowContacts {
  constructor(private readonly transactions: PostgresTransactions) {}

  /**
   * Replaces a show's stored contacts with those in its feed, except removed addresses. Returns whether the show can be contacted.
   * Must be called in a transaction.
   */
  async put(podcastId: PodcastId, points: readonly ContactPoint[], now: Date): Promise<boolean> {
    const contacts = hashedContacts(await this.key(), points);
    // Two processes may have read the same feed, so they take turns.
    await this.transactions.takeTurn(`show contacts ${podcastId}`);
    // No address can be removed between this check and the end of the transaction.
    await this.transactions.write("LOCK TABLE forgotten_contacts IN SHARE MODE");
    const forgotten = await this.transactions.write<{ address_hash: string }>(
      "SELECT address_hash FROM forgotten_contacts WHERE address_hash = ANY($1)",
      [contacts.flatMap(({ hash }) => hash ?? [])],
    );
    const { allowed, hasContact } = allowedContacts(contacts, new Set(forgotten.map((row) => row.address_hash)));
    await this.transactions.write("DELETE FROM show_contacts WHERE podcast_id = $1", [podcastId]);
    const statedAt = Math.floor(now.getTime() / 1_000);
    for (const [rank, contact] of allowed.entries()) {
      const values = contactValues(contact, { podcastId, place: rank, source: "feed", statedAt });
      await this.transactions.write(
        `INSERT INTO show_contacts (${CONTACT_COLUMNS.join(", ")}) VALUES (${values.map((_, at) => `$${at + 1}`).join(", ")})`,
        values.map((value) => (typeof value === "string" ? value.replaceAll("\0", "") : value)),
      );
    }
    return hasContact;
  }

  /** A show's contacts, best first, and the owner's name from the catalogue. */
  async of(podcastId: PodcastId): Promise<{ readonly contacts: readonly StoredContact[]; readonly facts?: ShowFacts }> {
    const rows = await this.transactions.read<Row>(
      `SELECT kind, roles, name, value, image_url, of_hosting_company, address_hash, source, stated_at ${STORED} ORDER BY place`,
      [podcastId],
    );
    const [facts] = await this.transactions.read<ShowFacts>(
      "SELECT owner, source, fetched_at FROM catalogue.podcasts WHERE id = $1 ORDER BY position LIMIT 1",
      [podcastId],
    );
    return { contacts: rows.map(contactOf), ...(facts && { facts }) };
  }

  /** The email address that a show's verified makers state, unless its owner had it removed. */
  async ofMakers(podcastId: PodcastId): Promise<StoredContact | undefined> {
    const makers = await makersOf((sql, parameters) => this.transactions.read(sql, parameters), podcastId);
    if (makers === undefined || makers.contact === null) return undefined;
    const hash = await this.hashOf(makers.contact);
    if (await this.isForgotten(hash)) return undefined;
    const statedAt = makers.correctedAt ?? 0;
    return { kind: "email", roles: ["owner"], value: makers.contact, hash, source: "makers", statedAt };
  }

  /** Whether the owner of an address had it removed. */
  async isForgotten(hash: string): Promise<boolean> {
    const found = await this.transactions.read("SELECT 1 FROM forgotten_contacts WHERE address_hash = $1", [hash]);
    return found.length > 0;
  }

  /** The keyed hash that is stored in place of an address. */
  async hashOf(address: string): Promise<string> {
    return addressHash(await this.key(), address);
  }

  private async key(): Promise<string> {
    const [row] = await this.transactions.read<{ key: string }>("SELECT key FROM contact_key");
    if (!row) throw new Error("The key of the contacts is missing.");
    return row.key;
  }
}

function contactOf(row: Row): StoredContact {
  return {
    ...{ kind: row.kind, roles: row.roles, source: row.source, statedAt: Number(row.stated_at) },
    ...(row.name !== null && { name: row.name }),
    ...(row.value !== null && { value: row.value }),
    ...(row.image_url !== null && { imageUrl: row.image_url }),
    ...(row.of_hosting_company && { ofHostingCompany: true }),
    ...(row.address_hash !== null && { hash: row.address_hash }),
  };
}
