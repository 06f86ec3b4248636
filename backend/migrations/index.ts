import type { MigrationInterface } from "typeorm";

/** Every migration, oldest first. A change of the schema is a new file here, never an edit of an old one. */
export const migrations: (new () => MigrationInterface)[] = [];
