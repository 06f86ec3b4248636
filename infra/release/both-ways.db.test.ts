import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { drill } from "../testing/drill.ts";
import { until } from "../testing/until.ts";
import { type FaultDatabase, faultDatabase } from "../faults/fault-database.ts";
import { isBuilt } from "../faults/when-built.ts";
import { ROOT } from "../server-process.ts";
import { runVersion } from "./running-version.ts";
import { buildTagged, lastRelease, schemaNames, type TaggedVersion } from "./tagged-version.ts";

// Run this before a release: RELEASE_TEST=on npm test -- both-ways. It compiles the previous version, which takes too long for
// a short form, so npm test leaves it out and npm run test:faults includes it.
// RELEASE_TEST=<commit> uses that commit instead of the last release.
const wanted = process.env.RELEASE_TEST ?? drill({ short: "", long: "on" });
const release = wanted === "on" ? lastRelease() : wanted;
const reason = !wanted
  ? "it is a step of a release (RELEASE_TEST=on) and of npm run test:faults"
  : !isBuilt
    ? "the product is not built"
    : release === undefined
      ? "git knows no history here"
      : undefined;
if (reason !== undefined) console.warn(`The version before is not tried on this schema: ${reason}.`);
const whenReleased = reason === undefined ? test : test.skip;

const NEW = join(ROOT, "backend/dist/src/main.js");

let before: TaggedVersion;
let database: FaultDatabase;
beforeAll(() => {
  if (reason === undefined) before = buildTagged(release ?? "");
}, 300_000);
afterAll(() => before?.remove());
beforeEach(async () => (database = await faultDatabase()));
afterEach(() => database.drop());

/** `npm run migrate` of this version. */
function migrate(): void {
  const cli = join(ROOT, "backend/dist/src/database/migrate-cli.js");
  const env = { ...process.env, NODE_OPTIONS: "", DATABASE_URL: database.url, DATA_DIR: database.folder };
  const done = spawnSync(process.execPath, [cli], { env, encoding: "utf8" });
  expect([done.status, done.stderr]).toEqual([0, ""]);
}

const newest = async () => {
  const { rows } = await database.client.query<{ name: string }>(
    "SELECT name FROM migrations ORDER BY id DESC LIMIT 1",
  );
  return rows[0]?.name;
};

whenReleased(
  "the version before works on the new schema, beside the new version",
  async () => {
    migrate();
    const schema = await newest();
    const old = await runVersion(before.main, database, { MIGRATE: "off" });
    try {
      await old.ask("/readyz");
      const ada = await old.newPerson("ada@example.org");
      const now = await runVersion(NEW, database, { MIGRATE: "off" });
      try {
        const bob = await now.newPerson("bob@example.org");
        for (const version of [old, now]) {
          expect(await version.lists(ada)).toEqual(["List of ada@example.org: 1"]);
          expect(await version.lists(bob)).toEqual(["List of bob@example.org: 1"]);
        }
      } finally {
        expect(await now.stop()).toBe(0);
      }
    } finally {
      expect(await old.stop()).toBe(0);
    }
    expect(await newest()).toBe(schema);
  },
  180_000,
);

whenReleased(
  "the new version works on the old schema, beside the version before, until it is migrated under both of them",
  async () => {
    const old = await runVersion(before.main, database);
    try {
      const ada = await old.newPerson("ada@example.org");
      const schema = await newest();
      expect([release, schema]).toEqual([release, schemaNames().released]);
      const now = await runVersion(NEW, database, { MIGRATE: "off" });
      try {
        await now.ask("/readyz");
        const bob = await now.newPerson("bob@example.org");
        const both = async () => {
          for (const version of [old, now]) {
            expect(await version.lists(ada)).toEqual(["List of ada@example.org: 1"]);
            expect(await version.lists(bob)).toEqual(["List of bob@example.org: 1"]);
          }
        };
        await both();
        expect(await newest()).toBe(schema);
        migrate();
        await both();
        await until(async () => !("migrations" in ((await now.ask("/readyz")) as object)));
        expect(await now.lists(await old.newPerson("cy@example.org"))).toEqual(["List of cy@example.org: 1"]);
      } finally {
        expect(await now.stop()).toBe(0);
      }
    } finally {
      expect(await old.stop()).toBe(0);
    }
  },
  180_000,
);
