import type { QueryRunner } from "typeorm";

/** The stems of a word in each language that uses its script, as "en:jog". */
const FUNCTION = `
CREATE FUNCTION word_stems(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
SET search_path = pg_catalog
RETURN CASE
  WHEN length(word) NOT BETWEEN 3 AND 30 THEN NULL
  WHEN word ~ '^[a-z]+$' THEN array_remove(ARRAY[
    'en:' || (ts_lexize('english_stem', word))[1],
    'es:' || (ts_lexize('spanish_stem', word))[1],
    'fr:' || (ts_lexize('french_stem', word))[1],
    'de:' || (ts_lexize('german_stem', word))[1],
    'it:' || (ts_lexize('italian_stem', word))[1],
    'pt:' || (ts_lexize('portuguese_stem', word))[1]], NULL)
  WHEN word ~ '^[а-я]+$' THEN array_remove(ARRAY['ru:' || (ts_lexize('russian_stem', word))[1]], NULL)
  WHEN word ~ '^[ء-ي]+$' THEN array_remove(ARRAY['ar:' || (ts_lexize('arabic_stem', word))[1]], NULL)
  WHEN word ~ '^[ऀ-ॿ]+$' THEN array_remove(ARRAY['hi:' || (ts_lexize('hindi_stem', word))[1]], NULL)
END
`;

/** Words of the vocabulary by their stem: topic searches for "jog" find "jogging". Words that occur once are left out. */
export class WordStems1700000000007 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query(FUNCTION);
    await runner.query(
      `ALTER TABLE catalogue.vocabulary ADD COLUMN stems text[]
       GENERATED ALWAYS AS (CASE WHEN topics > 1 THEN public.word_stems(word) END) STORED`,
    );
    await runner.query(
      "CREATE INDEX vocabulary_stems ON catalogue.vocabulary USING gin (stems) WITH (fastupdate = off)",
    );
  }
}
