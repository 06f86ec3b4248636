import type { QueryRunner } from "typeorm";

/**
 * Claims that are proved by a code in an email to the owner's address in the feed: hashes of the code and of the
 * address.
 */
const MAILED = `
ALTER TABLE show_claims
  ADD COLUMN mail_code_hash text,
  ADD COLUMN mail_address_hash text,
  DROP CONSTRAINT show_claims_way_check,
  ADD CONSTRAINT show_claims_way_check CHECK (way IN ('txt', 'description', 'mail'))
`;

export class MailedClaims1700000000070 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query(MAILED);
  }
}
