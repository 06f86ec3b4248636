import type { QueryRunner } from "typeorm";

/**
 * Views of accounts for other features. `mailable_users` contains the rule for unsolicited mail: a confirmed address, and an
 * account that is not about to be deleted. `account_ids` is for features that lock an account while they change what it owns.
 */
export class OpenViews1700000000023 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query("CREATE VIEW account_ids AS SELECT id FROM users");
    await runner.query(
      `CREATE VIEW mailable_users AS SELECT id, email FROM users
       WHERE email_verified_at IS NOT NULL AND delete_after IS NULL AND email <> ''`,
    );
  }
}
