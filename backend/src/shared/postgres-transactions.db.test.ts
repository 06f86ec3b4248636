import { testDatabase, type TestDatabase } from "../testing/test-database.js";
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

test("all is kept when it ends well, nothing when it throws", async () => {
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

test("what is written inside is seen inside, and by nobody outside before the end", async () => {
  await transactions.run(async () => {
    await write("a");
    expect(await notes()).toEqual(["a"]);
    expect(await database.dataSource.query("SELECT text FROM notes")).toEqual([]);
  });
  expect(await notes()).toEqual(["a"]);
});

test("a run inside a run belongs to the outer one", async () => {
  const failing = transactions.run(async () => {
    await transactions.run(() => write("inner"));
    throw new Error("outer");
  });
  await expect(failing).rejects.toThrow("outer");
  expect(await notes()).toEqual([]);
});

test("a duplicate inside leaves the transaction usable, another error does not pass for one", async () => {
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

test("two at the same time know nothing of each other", async () => {
  const first = transactions.run(async () => {
    await write("first");
    await new Promise((later) => setTimeout(later, 50));
    throw new Error("first fails");
  });
  const second = transactions.run(() => write("second"));
  await Promise.allSettled([first, second]);
  expect(await notes()).toEqual(["second"]);
});

test("slow work before the first write holds no connection: more may be under way than there are", async () => {
  let go = (): void => undefined;
  const slowWork = new Promise<void>((resolve) => (go = resolve));
  const many = Array.from({ length: 30 }, (_, n) =>
    transactions.run(async () => {
      await slowWork;
      await write(`n${n}`);
    }),
  );
  // Were all connections held, this would wait for the slow work, which waits for this.
  expect(await database.dataSource.query("SELECT 1 AS one")).toEqual([{ one: 1 }]);
  go();
  await Promise.all(many);
  expect(await notes()).toHaveLength(30);
});

test("something that was not awaited is an error, never a write on the side", async () => {
  let late: Promise<unknown> = Promise.resolve();
  await transactions.run(async () => {
    late = new Promise((later) => setTimeout(later, 30)).then(() => write("late"));
  });
  await expect(late).rejects.toThrow("not awaited");
});

test("UPDATE and DELETE answer the rows they name", async () => {
  await write("a");
  expect(await transactions.write("UPDATE notes SET text = 'b' RETURNING text")).toEqual([{ text: "b" }]);
  expect(await transactions.write("DELETE FROM notes RETURNING text")).toEqual([{ text: "b" }]);
  expect(await transactions.write("DELETE FROM notes RETURNING text")).toEqual([]);
});
