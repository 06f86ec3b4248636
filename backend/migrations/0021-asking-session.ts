import type { QueryRunner } from "typeorm";

/**
 * The session that requested a change of address: it stays when the change ends the others. Not a foreign key, because an ended
 * session needs no protection.
 */
export class AskingSession1700000000021 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query("ALTER TABLE email_tokens ADD COLUMN session_id uuid");
  }
}
