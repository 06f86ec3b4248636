import { DataSource } from "typeorm";
import { readConfig } from "../shared/config/config.js";
import { dataSourceOptions } from "./data-source.js";
import { migrate } from "./migrate.js";

/** Runs a command's work on the configured database after migrating it. Its statements have no time limit. */
export async function withCommandDatabase<Result>(
  work: (dataSource: DataSource) => Promise<Result>,
  poolSize = 1,
): Promise<Result> {
  const { directUrl } = readConfig(process.env);
  await migrate(directUrl);
  const dataSource = await new DataSource(dataSourceOptions(directUrl, { poolSize, statementTimeout: 0 })).initialize();
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}
