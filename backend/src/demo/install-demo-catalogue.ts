import type { DataSource } from "typeorm";
import { type BuildOptions, CatalogueBuild } from "../catalogue/local/write/catalogue-build.js";
import { writeDemoHistory } from "./history/write-demo-history.js";
import { DEMO_SEED, DEMO_SHOWS, demoShows } from "./shows/demo-shows.js";

/** Attempts to build while another process is building; each attempt waits about two seconds. */
const TRIES = 15;

/**
 * Fills an empty catalogue with the demo shows. Returns false if it was not empty, or if another process filled it first. The
 * demo's dates are relative to `now`.
 */
export async function installDemoCatalogue(
  dataSource: DataSource,
  indexFolder: string,
  now = new Date(),
): Promise<boolean> {
  if (!(await isEmpty(dataSource))) return false;
  const build = await beginOrYield(dataSource, { mode: "replace", now, indexFolder });
  if (!build) return false;
  if (!(await isEmpty(dataSource))) {
    await build.abort();
    return false;
  }
  for (const show of demoShows(DEMO_SEED, DEMO_SHOWS, now)) await build.add(show);
  await build.finish();
  await writeDemoHistory(dataSource, now);
  return true;
}

/**
 * Several processes may start with the same empty database: one builds, and the others wait. Returns undefined if another process
 * has finished the build.
 */
async function beginOrYield(dataSource: DataSource, options: BuildOptions): Promise<CatalogueBuild | undefined> {
  for (let tries = 1; ; tries++) {
    try {
      return await CatalogueBuild.begin(dataSource, options);
    } catch (error) {
      if (!(await isEmpty(dataSource))) return undefined;
      if (tries === TRIES) throw error;
    }
  }
}

async function isEmpty(dataSource: DataSource): Promise<boolean> {
  const [info] = await dataSource.query<{ podcasts: number }[]>("SELECT podcasts FROM catalogue.info");
  return (info?.podcasts ?? 0) === 0;
}
