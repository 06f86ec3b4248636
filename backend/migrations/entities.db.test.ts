import { schemaDrift, tablesWithoutEntity } from "../src/testing/database/schema-drift.js";
import { testDatabase, type TestDatabase } from "../src/testing/database/test-database.js";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test("every entity matches the migrated schema: columns, defaults, keys", async () => {
  expect(await schemaDrift(database.dataSource)).toEqual([]);
});

/** Tables that are read and written only by SQL (decision 29). */
const CATALOGUE = [
  "catalogue_changes",
  "catalogue_log",
  "catalogue_updates",
  "contact_key",
  "demand_history",
  "episodes",
  "feed_arrivals",
  "feed_hosts",
  "feed_reads",
  "feed_rounds",
  "forgotten_contacts",
  "moved_shows",
  "show_contacts",
  "show_history",
];
const LIBRARIES = ["migrations", "rate_limits"];

test("every table has an entity, except the catalogue's and those that libraries write", async () => {
  expect(await tablesWithoutEntity(database.dataSource)).toEqual([...CATALOGUE, ...LIBRARIES].sort());
});

test.each([
  ["another type", "ALTER COLUMN author TYPE varchar(10)", "author character varying(10) NULL"],
  ["another nullability", "ALTER COLUMN author SET NOT NULL", "author text NOT NULL"],
  ["another default", "ALTER COLUMN author SET DEFAULT 'x'", "author text NULL DEFAULT 'x'"],
  ["another collation", 'ALTER COLUMN author TYPE text COLLATE "C"', "author text NULL COLLATE C"],
  ["a new column", "ADD COLUMN note text", "note text NULL"],
  ["another name", "RENAME COLUMN author TO writer", "writer text NULL"],
  ["a new unique rule", "ADD UNIQUE (title)", "UNIQUE (title)"],
  [
    "a new foreign key",
    "ADD FOREIGN KEY (id) REFERENCES users ON DELETE CASCADE",
    "FOREIGN KEY (id) REFERENCES users(id) ON DELETE CASCADE",
  ],
])("finds the drift: %s", async (_case, change, found) => {
  const apart = await testDatabase();
  try {
    await apart.dataSource.query(`ALTER TABLE saved_podcasts ${change}`);
    expect(await schemaDrift(apart.dataSource)).toContain(`saved_podcasts: only the database has ${found}`);
  } finally {
    await apart.drop();
  }
});

test("a missing key or column is found", async () => {
  const apart = await testDatabase();
  try {
    await apart.dataSource.query("ALTER TABLE saved_podcasts DROP COLUMN user_id");
    expect(await schemaDrift(apart.dataSource)).toEqual([
      "saved_podcasts: only the entity has user_id uuid NOT NULL",
      "saved_podcasts: only the entity has UNIQUE (podcast_id, user_id)",
      "saved_podcasts: only the entity has FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE",
    ]);
  } finally {
    await apart.drop();
  }
});
