import type { QueryRunner } from "typeorm";

/**
 * An episode's data besides its audio: its page, chapters, transcript and people. `folded` contains title and notes in the form in
 * which searches compare words. All of it is NULL until the show's feed is read again.
 */
const COLUMNS = {
  link: "text",
  chapters_url: "text",
  chapters: "jsonb",
  transcript_url: "text",
  transcript_type: "text",
  people: "jsonb",
  folded: "text",
};

export class EpisodeExtras1700000000051 {
  async up(runner: QueryRunner): Promise<void> {
    const added = Object.entries(COLUMNS).map(([column, type]) => `ADD COLUMN ${column} ${type}`);
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query(`ALTER TABLE episodes ${added.join(", ")}`);
  }
}
