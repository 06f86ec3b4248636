import { jest } from "@jest/globals";
import type { DataSource } from "typeorm";
import { migrations } from "../../migrations/migrations.js";
import { PendingMigrations } from "./pending-migrations.js";

/** A database whose answers are set by the test. */
function database() {
  const answers: ((rows: { name: string }[]) => void)[] = [];
  const query = {
    select: () => query,
    from: () => query,
    getRawMany: () => new Promise((answer) => answers.push(answer)),
  };
  return { answers, dataSource: { createQueryBuilder: () => query } as unknown as DataSource };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test("it checks every second until the schema is up to date", async () => {
  const { answers, dataSource } = database();
  const opened = PendingMigrations.in(dataSource);
  answers[0]?.([]);
  const pending = await opened;
  expect(pending.names).toHaveLength(migrations.length);
  await jest.advanceTimersByTimeAsync(1_000);
  answers[1]?.([]);
  await jest.advanceTimersByTimeAsync(1_000);
  answers[2]?.(migrations.map(({ name }) => ({ name })));
  await jest.advanceTimersByTimeAsync(0);
  expect([pending.names, jest.getTimerCount()]).toEqual([[], 0]);
});

test("a check that ends after the process began to stop starts no further one", async () => {
  const { answers, dataSource } = database();
  const opened = PendingMigrations.in(dataSource);
  answers[0]?.([]);
  const pending = await opened;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(answers).toHaveLength(2);
  pending.onModuleDestroy();
  answers[1]?.([]);
  await jest.advanceTimersByTimeAsync(0);
  expect(jest.getTimerCount()).toBe(0);
});
