import { jest } from "@jest/globals";
import { Logger } from "@nestjs/common";
import type { MigrationInterface, QueryRunner } from "typeorm";
import request from "supertest";
import { RELEASED } from "../../migrations/index.js";
import { migrations } from "../../migrations/migrations.js";
import { testDatabase, type TestDatabase } from "../testing/database/test-database.js";
import { testService } from "../testing/service/test-service.js";
import { until } from "../testing/until.js";
import { migrate, requireSchema } from "./migrate.js";

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.drop());

test("with MIGRATE=off a process starts on the newest schema and on an even newer one", async () => {
  await requireSchema(database.url);
  await database.dataSource.query(
    "INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Later9999999999999')",
  );
  const service = await testService({ database, env: { MIGRATE: "off" } });
  expect((await request(service.server).get("/readyz").expect(200)).body).toEqual({ status: "ok" });
  await service.close();
});

test("names the command to run on a schema older than the previous version's", async () => {
  const names = migrations.map(({ name }) => name);
  for (let newer = names.length; newer > names.indexOf(RELEASED); newer -= 1)
    await database.dataSource.undoLastMigration();
  await expect(testService({ database, env: { MIGRATE: "off" } })).rejects.toThrow(
    `it lacks ${RELEASED}): run "npm run migrate" first`,
  );
  expect(await database.dataSource.showMigrations()).toBe(true);
  await migrate(database.url);
  await requireSchema(database.url);
});

test("a new database is refused as well", async () => {
  await database.dataSource.query("ALTER TABLE migrations RENAME TO gone");
  await expect(requireSchema(database.url)).rejects.toThrow(/^The database is empty: run "npm run migrate" first\.$/);
});

test("of many missing migrations, only the first three are named", async () => {
  await database.dataSource.query("DELETE FROM migrations WHERE id > 5");
  await expect(requireSchema(database.url)).rejects.toThrow(/it lacks \w+, \w+, \w+ and \d+ more\): run/);
});

/** A table that this version adds; it is renamed to simulate the previous schema. */
class Waitlist9999999999999 implements MigrationInterface {
  name = "Waitlist9999999999999";
  up(runner: QueryRunner): Promise<void> {
    return runner.query("ALTER TABLE later RENAME TO waitlist");
  }
  down(runner: QueryRunner): Promise<void> {
    return runner.query("ALTER TABLE waitlist RENAME TO later");
  }
}

describe("on the previous version's schema", () => {
  beforeEach(() => void migrations.push(Waitlist9999999999999));
  afterEach(() => void migrations.pop());

  test("everything but new features works, and those start by themselves once the schema is migrated", async () => {
    await database.dataSource.query("ALTER TABLE waitlist RENAME TO later");
    const said = jest.spyOn(Logger.prototype, "warn");
    const service = await testService({ database, env: { MIGRATE: "off" } });
    const join = (email: string) =>
      request(service.server).post("/api/v1/waitlist").set("Idempotency-Key", crypto.randomUUID()).send({ email });
    try {
      const ready = () => request(service.server).get("/readyz").expect(200);
      expect((await ready()).body).toEqual({ status: "ok", migrations: "pending" });
      await request(service.server).get("/api/v1/auth/session").expect(200);
      const early = await join("ann@example.org").expect(503);
      expect(early.body).toMatchObject({ code: "schema.pending", detail: expect.stringContaining("being updated") });
      expect(early.headers["retry-after"]).toBe("60");
      expect(said).toHaveBeenCalledWith(expect.stringContaining("The schema lacks Waitlist9999999999999."));
      await migrate(database.url);
      await until(async () => (await ready()).body.migrations === undefined);
      await join("ann@example.org").expect(201);
    } finally {
      said.mockRestore();
      await service.close();
    }
  });
});

test("reports a missing table as pending only if a migration is pending", async () => {
  const service = await testService({ database });
  try {
    await database.dataSource.query("ALTER TABLE waitlist RENAME TO gone");
    const answer = request(service.server).post("/api/v1/waitlist").set("Idempotency-Key", crypto.randomUUID());
    expect((await answer.send({ email: "ann@example.org" })).status).toBe(500);
  } finally {
    await service.close();
  }
});
