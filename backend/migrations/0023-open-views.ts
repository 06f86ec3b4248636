import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * What accounts offer of their rows to other features. `mailable_users` has the rule of who may get mail that nobody asked for
 * at this moment: the address is known to be the owner's, and the account is to stay. `account_ids` is for features that lock
 * an account while they change what it owns.
 */
export class OpenViews1700000000023 implements MigrationInterface {
  name = "OpenViews1700000000023";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query("CREATE VIEW account_ids AS SELECT id FROM users");
    await runner.query(
      `CREATE VIEW mailable_users AS SELECT id, email FROM users
       WHERE email_verified_at IS NOT NULL AND delete_after IS NULL AND email <> ''`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query("DROP VIEW mailable_users, account_ids");
  }
}
