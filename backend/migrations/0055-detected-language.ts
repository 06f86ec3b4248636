import type { QueryRunner } from "typeorm";

/** The language that a show's texts are in, if no source names one. */
export class DetectedLanguage1700000000055 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE catalogue.podcasts ADD COLUMN detected_language text");
  }
}
