import type { Client } from "pg";
import type { ContactPoint } from "@earshot/domain/contacts/contact-point";
import { allowedContacts, hashedContacts } from "./contact-rows.js";

/** What a build needs to store contacts: the key for hashing addresses, and the hashes of removed ones. */
export class ContactBook {
  private constructor(
    private readonly key: string,
    private readonly forgotten: ReadonlySet<string>,
  ) {}

  static async load(client: Client): Promise<ContactBook> {
    const keys = await client.query<{ key: string }>("SELECT key FROM contact_key");
    const { rows } = await client.query<{ address_hash: string }>("SELECT address_hash FROM forgotten_contacts");
    const key = keys.rows[0]?.key;
    if (key === undefined) throw new Error("The key of the contacts is missing.");
    return new ContactBook(key, new Set(rows.map(({ address_hash }) => address_hash)));
  }

  allowed(points: readonly ContactPoint[]) {
    return allowedContacts(hashedContacts(this.key, points), this.forgotten);
  }
}
