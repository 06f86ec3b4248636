import type { QueryRunner } from "typeorm";
import * as index from "./index.js";

/**
 * TypeORM names a migration by its class. Without `down`: the previous version runs on the new schema, so nothing undoes a released
 * migration. Only tests undo some.
 */
type Migration = { up(runner: QueryRunner): Promise<void> };

const numberOf = ({ name }: { readonly name: string }) => Number(name.slice(-13));

/** All migrations, oldest first. */
export const migrations: (new () => Migration)[] = Object.values(index)
  .filter((one) => typeof one === "function")
  .sort((one, other) => numberOf(one) - numberOf(other));
