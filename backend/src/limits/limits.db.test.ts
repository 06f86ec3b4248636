import { HttpException } from "@nestjs/common";
import { DataSource } from "typeorm";
import { dataSourceOptions } from "../database/data-source.js";
import { testDatabase, type TestDatabase } from "../testing/database/test-database.js";
import { LIMIT_RULES, type LimitRules } from "./limit-rules.js";
import { Limits } from "./limits.js";

let database: TestDatabase;
let limits: Limits;
const rules: LimitRules = { ...LIMIT_RULES, signUpByNetwork: { points: 3, seconds: 60 } };

beforeAll(async () => {
  database = await testDatabase();
  limits = new Limits(database.dataSource, rules);
});
afterAll(() => database.drop());

async function refusalOf(attempt: Promise<void>): Promise<{ status: number; retryAfter?: number }> {
  const thrown: unknown = await attempt.then(() => undefined).catch((error: unknown) => error);
  if (!(thrown instanceof HttpException)) throw new Error(`Not refused: ${String(thrown)}`);
  return { status: thrown.getStatus(), ...(thrown.getResponse() as { retryAfter?: number }) };
}

test("N pass, N+1 gets the time to wait, other keys are unaffected", async () => {
  for (let n = 0; n < 3; n += 1) await limits.spend("signUpByNetwork", "a");
  const refusal = await refusalOf(limits.spend("signUpByNetwork", "a"));
  expect(refusal.status).toBe(429);
  expect(refusal.retryAfter).toBeGreaterThan(0);
  expect(refusal.retryAfter).toBeLessThanOrEqual(60);
  await limits.spend("signUpByNetwork", "b");
  await limits.spend("resetByNetwork", "a");
});

test("continues the count in a second instance and after a restart", async () => {
  const other = await new DataSource(dataSourceOptions(database.url)).initialize();
  try {
    const elsewhere = new Limits(other, rules);
    await limits.spend("signUpByNetwork", "shared");
    await elsewhere.spend("signUpByNetwork", "shared");
    await new Limits(database.dataSource, rules).spend("signUpByNetwork", "shared");
    expect((await refusalOf(elsewhere.spend("signUpByNetwork", "shared"))).status).toBe(429);
  } finally {
    await other.destroy();
  }
});

test("counts 50 simultaneous requests one by one", async () => {
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => limits.trySpend("signUpByNetwork", "burst")));
  expect(outcomes.filter((wait) => wait === undefined)).toHaveLength(3);
});

test("starts counting again after the period", async () => {
  const strict = new Limits(database.dataSource, { ...rules, signUpByNetwork: { points: 1, seconds: 60 } });
  await strict.spend("signUpByNetwork", "patient");
  expect(await strict.trySpend("signUpByNetwork", "patient")).toBeGreaterThan(0);
  await database.dataSource.query("UPDATE rate_limits SET expire = expire - 60000");
  await strict.spend("signUpByNetwork", "patient");
  expect(await strict.trySpend("signUpByNetwork", "patient")).toBeGreaterThan(0);
});

test("resets the count on success", async () => {
  await limits.spend("signUpByNetwork", "wiped");
  expect(await limits.spent("signUpByNetwork", "wiped")).toBe(1);
  await limits.forget("signUpByNetwork", "wiped");
  expect(await limits.spent("signUpByNetwork", "wiped")).toBe(0);
});

test("the table contains no address", async () => {
  await limits.spend("resetMailsByAddress", "someone@example.org");
  const rows: { key: string }[] = await database.dataSource.query("SELECT key FROM rate_limits");
  expect(rows.some(({ key }) => key.includes("example.org"))).toBe(false);
});

test("without a database nothing is allowed", async () => {
  const gone = await new DataSource(dataSourceOptions(database.url)).initialize();
  const blind = new Limits(gone, rules);
  await gone.destroy();
  await expect(blind.spend("signUpByNetwork", "a")).rejects.toThrow();
});
