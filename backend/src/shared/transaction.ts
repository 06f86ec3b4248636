import { AsyncLocalStorage } from "node:async_hooks";
import type { DataSource, QueryRunner } from "typeorm";

type Running = { runner?: QueryRunner; beginning?: Promise<QueryRunner>; closed: boolean };

/**
 * All or nothing over several stores, without any of them handing the others a connection. The connection is taken at the
 * first write, so that slow work before it (hashing a password) keeps nobody waiting for one.
 */
export class Transaction {
  private readonly current = new AsyncLocalStorage<Running>();

  constructor(private readonly dataSource: DataSource) {}

  /** Runs `work`; what it wrote is kept when it ends well and undone when it throws. Inside another one it joins that. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.current.getStore()) return work();
    const running: Running = { closed: false };
    try {
      const result = await this.current.run(running, work);
      running.closed = true;
      await running.runner?.commitTransaction();
      return result;
    } catch (error) {
      running.closed = true;
      await running.runner?.rollbackTransaction().catch(() => undefined);
      throw error;
    } finally {
      await running.runner?.release();
    }
  }

  /** Reads; sees what the transaction around it has written. */
  async read<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    const running = this.current.getStore();
    const source = running?.beginning ? await running.beginning : this.dataSource;
    return source.query<Row[]>(sql, [...parameters]);
  }

  /** Writes, and answers the rows that RETURNING names. */
  async write<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    const running = this.current.getStore();
    if (running?.closed) throw new Error("The transaction is over: something was not awaited.");
    const source = running ? await (running.beginning ??= this.begin(running)) : this.dataSource;
    const answer = await source.query<unknown>(sql, [...parameters]);
    // The driver answers INSERT with rows, UPDATE and DELETE with rows and their number.
    return (Array.isArray(answer) && Array.isArray(answer[0]) ? answer[0] : answer) as Row[];
  }

  private async begin(running: Running): Promise<QueryRunner> {
    const runner = this.dataSource.createQueryRunner();
    running.runner = runner;
    await runner.startTransaction();
    return runner;
  }
}
