import { PostgresTransactions } from "../database/postgres-transactions.js";
import { testDatabase, type TestDatabase } from "../testing/database/test-database.js";
import { LIMIT_RULES, type LimitRules } from "./limit-rules.js";
import { Limits } from "./limits.js";
import { TransactionalLimits } from "./transactional-limits.js";

let database: TestDatabase;
let transactions: PostgresTransactions;
let limits: TransactionalLimits;
const rules: LimitRules = { ...LIMIT_RULES, resetMailsByAddress: { points: 3, seconds: 60 } };
const take = (key: string) => limits.take("resetMailsByAddress", key);

beforeAll(async () => {
  database = await testDatabase();
  transactions = new PostgresTransactions(database.dataSource);
  limits = new TransactionalLimits(transactions, rules);
});
afterAll(() => database.drop());

test("allows N and no more, without affecting other keys and limits", async () => {
  expect([await take("a"), await take("a"), await take("a"), await take("a")]).toEqual([true, true, true, false]);
  expect(await take("b")).toBe(true);
  expect(await limits.take("signUpMailsByAddress", "a")).toBe(true);
});

test("returns the count when the surrounding transaction rolls back", async () => {
  for (let n = 0; n < 5; n += 1) {
    const failing = transactions.run(async () => {
      expect(await take("undone")).toBe(true);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
  }
  expect(await transactions.run(() => take("undone"))).toBe(true);
});

test("counts 50 simultaneous transactions one by one", async () => {
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => transactions.run(() => take("burst"))));
  expect(outcomes.filter((given) => given)).toHaveLength(3);
});

test("does not count refusals, and starts again after the period", async () => {
  for (let n = 0; n < 9; n += 1) await take("patient");
  const counted = new Limits(database.dataSource, rules);
  expect(await counted.spent("resetMailsByAddress", "patient")).toBe(3);
  await database.dataSource.query("UPDATE rate_limits SET expire = expire - 60000");
  expect([await take("patient"), await take("patient"), await take("patient"), await take("patient")]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test("the table contains no address", async () => {
  await take("someone@example.org");
  const rows: { key: string }[] = await database.dataSource.query("SELECT key FROM rate_limits");
  expect(rows.some(({ key }) => key.includes("example.org"))).toBe(false);
});
