import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { dataDir, openDatabase, type Database } from "../../database.ts";
import { run } from "../../run.ts";
import { HEAP } from "../../server-process.ts";
import { storedShows, succeed } from "./stored-shows.ts";

const GENERATOR = fileURLToPath(new URL("../catalogue.ts", import.meta.url));
const IMPORTER = fileURLToPath(new URL("../../../backend/dist/src/catalogue/import-cli.js", import.meta.url));

/**
 * A separate database in the data folder with this many generated shows. Generated and imported if it does not exist yet, which takes
 * minutes for millions of shows.
 */
export async function madeUpCatalogue(shows: number, seed: number): Promise<Database> {
  const folder = join(dataDir(), "bench", `${shows}-${seed}`);
  process.env.DATA_DIR = folder;
  const dump = join(folder, "dump.db");
  const database = await openDatabase();
  if ((await storedShows(database.url)) !== shows) {
    const node = process.execPath;
    const size = ["--shows", String(shows), "--seed", String(seed), "--out", dump];
    if (!existsSync(`${dump}.needles.json`)) succeed(await run(node, [GENERATOR, ...size]));
    succeed(
      await run(node, [IMPORTER, "--replace", dump], {
        DATABASE_URL: database.url,
        DATA_DIR: folder,
        NODE_OPTIONS: HEAP,
      }),
    );
  }
  return database;
}
