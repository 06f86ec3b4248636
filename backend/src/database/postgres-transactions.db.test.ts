import { testDatabase, type TestDatabase } from "../testing/database/test-database.js";
import { PostgresTransactions } from "./postgres-transactions.js";

let database: TestDatabase;
let transactions: PostgresTransactions;
beforeAll(async () => {
  database = await testDatabase();
  transactions = new PostgresTransactions(database.dataSource);
  await database.dataSource.query("CREATE TABLE notes (text text PRIMARY KEY)");
});
afterEach(() => database.dataSource.query("DELETE FROM notes"));
afterAll(() => database.drop());

const write = (text: string) => transactions.write("INSERT INTO notes VALUES ($1) RETURNING text", [text]);
const notes = async (): Promise<string[]> =>
  (await transactions.read<{ text: string }>("SELECT text FROM notes ORDER BY text")).map(({ text }) => text);

test("a transaction stores everything if it succeeds, and nothing if it throws", async () => {
  await transactions.run(async () => {
    await write("a");
    await write("b");
  });
  const failing = transactions.run(async () => {
    await write("c");
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await notes()).toEqual(["a", "b"]);
});

test("others do not see uncommitted writes", async () => {
  await transactions.run(async () => {
    await write("a");
    expect(await notes()).toEqual(["a"]);
    expect(await database.dataSource.query("SELECT text FROM notes")).toEqual([]);
  });
  expect(await notes()).toEqual(["a"]);
});

test("a nested transaction belongs to the outer one", async () => {
  const failing = transactions.run(async () => {
    await transactions.run(() => write("inner"));
    throw new Error("outer");
  });
  await expect(failing).rejects.toThrow("outer");
  expect(await notes()).toEqual([]);
});

test("a turn needs a transaction", async () => {
  await expect(transactions.takeTurn("a")).rejects.toThrow("transaction");
});

test("keeps the transaction usable after a duplicate, and reports other errors", async () => {
  await write("taken");
  await transactions.run(async () => {
    await write("before");
    expect(await transactions.unlessDuplicate(() => write("taken"))).toBe("duplicate");
    await write("after");
  });
  expect(await notes()).toEqual(["after", "before", "taken"]);
  await expect(
    transactions.unlessDuplicate(() => transactions.write("INSERT INTO nowhere VALUES (1)")),
  ).rejects.toThrow("nowhere");
});

test("two simultaneous transactions are independent", async () => {
  let begun = (): void => undefined;
  const second = new Promise<void>((resolve) => (begun = resolve)).then(() => transactions.run(() => write("second")));
  const first = transactions.run(async () => {
    await write("first");
    begun();
    await second;
    throw new Error("first fails");
  });
  await expect(first).rejects.toThrow("first fails");
  expect(await notes()).toEqual(["second"]);
});

test("holds no connection before the first write", async () => {
  let go = (): void => undefined;
  const slowWork = new Promise<void>((resolve) => (go = resolve));
  const many = Array.from({ length: 30 }, (_, n) =>
    transactions.run(async () => {
      await slowWork;
      await write(`n${n}`);
    }),
  );
  // If all connections were held, this would wait for the slow work, which in turn waits for this.
  expect(await database.dataSource.query("SELECT 1 AS one")).toEqual([{ one: 1 }]);
  go();
  await Promise.all(many);
  expect(await notes()).toHaveLength(30);
});

test("a forgotten await is an error, never a write outside the transaction", async () => {
  let late: Promise<unknown> = Promise.resolve();
  let over = (): void => undefined;
  await transactions.run(async () => {
    late = new Promise<void>((resolve) => (over = resolve)).then(() => write("late"));
  });
  over();
  await expect(late).rejects.toThrow("not awaited");
});

test("UPDATE and DELETE return the rows they change", async () => {
  await write("a");
  expect(await transactions.write("UPDATE notes SET text = 'b' RETURNING text")).toEqual([{ text: "b" }]);
  expect(await transactions.write("DELETE FROM notes RETURNING text")).toEqual([{ text: "b" }]);
  expect(await transactions.write("DELETE FROM notes RETURNING text")).toEqual([]);
});
