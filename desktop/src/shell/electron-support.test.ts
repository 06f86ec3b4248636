import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { drill } from "../../../infra/testing/drill.js";

/** The release date of the pinned major version, according to the npm registry: `npm view electron time`. */
const RELEASED: Readonly<Record<string, string>> = { "45": "2026-10-21" };
/** Electron supports its last three major versions, and releases a new one every eight weeks. */
const SUPPORTED_WEEKS = 24;
const WEEK_MS = 7 * 24 * 3_600_000;
/** Only the long drills, which run every night and before a release, check the date, because no code change causes this failure. */
const NOW = drill({ short: undefined, long: Date.now() });

test("the pinned Electron is one of the three majors that get security fixes", () => {
  const manifest = createRequire(import.meta.url).resolve("electron/package.json");
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
  const [major = ""] = version.split(".");
  // A new major version needs its release date here.
  expect(Object.keys(RELEASED)).toEqual([major]);
  const until = Date.parse(RELEASED[major]!) + SUPPORTED_WEEKS * WEEK_MS;
  if (NOW !== undefined) expect(new Date(NOW).toISOString() < new Date(until).toISOString()).toBe(true);
});
