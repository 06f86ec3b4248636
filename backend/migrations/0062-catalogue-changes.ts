import type { QueryRunner } from "typeorm";

/**
 * Changes from imports and feed reads, numbered in the order of their transactions, for programs that follow the
 * catalogue. `fields` has the value before and after of each changed field. `catalogue_log` has one row: `epoch`
 * identifies this sequence of numbers, `last` is the newest number, `floor` the newest one that is no longer kept,
 * and `generation` the catalogue that results from the changes.
 */
const CHANGES = `
CREATE TABLE catalogue_changes (
  number bigint PRIMARY KEY,
  kind smallint NOT NULL CHECK (kind BETWEEN 1 AND 3),
  at timestamptz NOT NULL,
  show text NOT NULL,
  fields jsonb
) WITH (fillfactor = 100);
CREATE INDEX catalogue_changes_kind ON catalogue_changes (kind, number);
CREATE INDEX catalogue_changes_at ON catalogue_changes USING brin (at);
CREATE TABLE catalogue_log (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  epoch uuid NOT NULL DEFAULT gen_random_uuid(),
  last bigint NOT NULL DEFAULT 0,
  floor bigint NOT NULL DEFAULT 0,
  generation bigint NOT NULL
);
INSERT INTO catalogue_log (generation) SELECT coalesce(max(generation), 0) FROM catalogue.info;
`;

export class CatalogueChanges1700000000062 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CHANGES);
  }
}
