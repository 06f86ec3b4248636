import { rawSqlSites } from "./raw-sql.ts";

test("finds SQL in calls of any form", () => {
  const source = `
    await this.transactions.read<Row>("SELECT 1");
    transactions
      .write(INSERT, [id]);
    const rows = (await runner.query(SQL)) as Row[];
    await this.dataSource.query<{ id: string }[]>(SQL);`;
  expect(rawSqlSites("a.ts", source)).toEqual(["a.ts:2", "a.ts:3", "a.ts:5", "a.ts:6"]);
});

test("finds nothing in repositories, streams and requests", () => {
  const source = `
    await this.transactions.reading(SavedRow);
    await rows.createQueryBuilder().delete().execute();
    process.stdout.write("text");
    const { query } = request;
    this.tokens.read(token);`;
  expect(rawSqlSites("a.ts", source)).toEqual([]);
});
