import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { openDatabase } from "../../database.ts";
import { run } from "../../run.ts";
import { HEAP } from "../../server-process.ts";

const GENERATOR = fileURLToPath(new URL("../catalogue.ts", import.meta.url));
const IMPORTER = fileURLToPath(new URL("../../../backend/dist/src/catalogue/import-cli.js", import.meta.url));

export type Made = {
  readonly dump: string;
  readonly dataDir: string;
  /** How long the import took, if this run did it. */
  readonly seconds?: number;
  /** The size of the data folder on disk. */
  readonly megabytes: number;
};

/** A catalogue of generated shows inside the folder: creates its dump and data folder if they are missing. */
export async function harshCatalogue(folder: string, shows: number, seed: number): Promise<Made> {
  const dump = join(folder, "dump.db");
  const dataDir = join(folder, "data");
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(dump)) {
    succeed(await run(process.execPath, [GENERATOR, "--shows", String(shows), "--seed", String(seed), "--out", dump])); // prettier-ignore
  }
  process.env.DATA_DIR = dataDir;
  const database = await openDatabase();
  let seconds: number | undefined;
  try {
    if ((await storedShows(database.url)) !== shows) {
      const began = performance.now();
      const environment = { DATABASE_URL: database.url, DATA_DIR: dataDir, NODE_OPTIONS: HEAP };
      succeed(await run(process.execPath, [IMPORTER, "--replace", dump], environment));
      seconds = (performance.now() - began) / 1000;
    }
  } finally {
    await database.stop();
  }
  const megabytes = Number(/^\d+/.exec(String(spawnSync("du", ["-sm", dataDir]).stdout))?.[0] ?? 0);
  return { dump, dataDir, ...(seconds === undefined ? {} : { seconds }), megabytes };
}

/** Throws if a command that builds the catalogue has failed. */
function succeed(code: number): void {
  if (code !== 0) throw new Error(`The catalogue could not be made: exit code ${code}.`);
}

/** The number of shows in the catalogue; 0 if there is no catalogue. */
async function storedShows(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<{ podcasts: number }>("SELECT podcasts FROM catalogue.info")).rows[0]?.podcasts ?? 0;
  } catch {
    return 0;
  } finally {
    await client.end();
  }
}
