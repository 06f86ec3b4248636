import type { QueryRunner } from "typeorm";

/**
 * Contacts of a show's makers, from its feed. They are personal data, so they are in a separate table outside the catalogue: no
 * copy of the catalogue contains them. `address_hash` is a keyed hash of an email address.
 */
const SHOW_CONTACTS = `
CREATE TABLE show_contacts (
  podcast_id text COLLATE "C" NOT NULL,
  place smallint NOT NULL,
  kind text NOT NULL,
  roles text[] NOT NULL,
  name text,
  value text,
  image_url text,
  of_hosting_company boolean NOT NULL,
  address_hash text COLLATE "C",
  source text NOT NULL,
  stated_at bigint NOT NULL,
  PRIMARY KEY (podcast_id, place),
  CHECK ((kind = 'email') = (address_hash IS NOT NULL))
);
CREATE INDEX show_contacts_address ON show_contacts (address_hash) WHERE address_hash IS NOT NULL;
`;

/** Removed addresses, which must not come back: only a keyed hash of each. */
const FORGOTTEN = `
CREATE TABLE forgotten_contacts (
  address_hash text COLLATE "C" PRIMARY KEY,
  forgotten_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE TABLE contact_key (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  key text NOT NULL
);
INSERT INTO contact_key (key) VALUES (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
`;

/** The number of addresses that an account viewed on a day, and emailed removal links. */
const SHOWN = `
CREATE TABLE contact_days (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  day date NOT NULL,
  addresses text[] NOT NULL,
  PRIMARY KEY (user_id, day)
);
CREATE TABLE contact_removals (
  token_hash text COLLATE "C" PRIMARY KEY,
  address_hash text COLLATE "C" NOT NULL,
  expires_at timestamptz NOT NULL
);
`;

/** Feeds that were already read are read completely once more, because an unchanged copy would never yield its contacts. */
const READ_AGAIN = "UPDATE feed_reads SET etag = NULL, last_modified = NULL, content_hash = NULL";

export class Contacts1700000000032 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query("ALTER TABLE catalogue.podcasts ADD COLUMN has_contact boolean");
    for (const statements of [SHOW_CONTACTS, FORGOTTEN, SHOWN, READ_AGAIN]) await runner.query(statements);
  }
}
