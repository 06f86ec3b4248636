import type { DataSource } from "typeorm";

type Plan = { readonly "Shared Hit Blocks": number; readonly "Shared Read Blocks": number };
type Explained = { readonly "QUERY PLAN": readonly { readonly Plan: Plan }[] };

/**
 * The number of blocks (8 kB each) of tables and indexes that the queries of some work read. Each query runs a second time to be
 * counted. Unlike the time, the number of blocks does not depend on what else the machine is doing.
 */
export async function blocksRead(dataSource: DataSource, work: () => Promise<unknown>): Promise<number> {
  const queries: Parameters<DataSource["logger"]["logQuery"]>[] = [];
  const watch = import.meta.jest
    .spyOn(dataSource.logger, "logQuery")
    .mockImplementation((...query) => void queries.push(query));
  try {
    await work();
  } finally {
    watch.mockRestore();
  }
  let blocks = 0;
  for (const [sql, parameters] of queries.filter(([text]) => /^\s*(SELECT|WITH)\b/i.test(text))) {
    const explain = `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${sql}`;
    const [explained] = await dataSource.query<Explained[]>(explain, parameters);
    const plan = explained?.["QUERY PLAN"][0]?.Plan;
    if (!plan) throw new Error(`There is no plan for ${sql}`);
    blocks += plan["Shared Hit Blocks"] + plan["Shared Read Blocks"];
  }
  if (blocks === 0) throw new Error("Nothing was read.");
  return blocks;
}
