import { Logger } from "@nestjs/common";
import { PostgresTransactions } from "../../database/postgres-transactions.js";
import { TestClock } from "../../testing/test-clock.js";
import { testDatabase, type TestDatabase } from "../../testing/database/test-database.js";
import { CatalogueUpdate } from "./catalogue-update.js";

// Failures are logged.
Logger.overrideLogger(false);

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const DAY = 86_400_000;

test("runs once a week in one of all processes, or a day after a failure, unless off", async () => {
  const clock = new TestClock();
  let [runs, code] = [0, 0];
  const run = async () => {
    runs += 1;
    return code;
  };
  const transactions = new PostgresTransactions(database.dataSource);
  const update = (isOn = true) => new CatalogueUpdate(transactions, clock, isOn, run);
  expect(await update(false).round()).toBe(false);
  const several = await Promise.all([update().round(), update().round(), update().round()]);
  expect([several.filter(Boolean).length, runs]).toEqual([1, 1]);
  clock.advance(6.9 * DAY);
  expect(await update().round()).toBe(false);
  clock.advance(0.2 * DAY);
  code = 1;
  expect([await update().round(), runs]).toEqual([true, 2]);
  expect(await update().round()).toBe(false);
  clock.advance(1.1 * DAY);
  expect([await update().round(), runs]).toEqual([true, 3]);
});
