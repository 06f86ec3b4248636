import { Transactions } from "@earshot/domain/shared/transactions.port";
import { Global, Module } from "@nestjs/common";
import { TypeOrmModule } from "@nestjs/typeorm";
import { DataSource } from "typeorm";
import { CONFIG } from "./config.module.js";
import type { Config } from "./config.js";
import { dataSourceOptions } from "./data-source.js";
import { migrate } from "./migrate.js";
import { OwnedData } from "./owned-data.js";
import { PostgresTransactions } from "./postgres-transactions.js";
import { plain } from "./plain.js";

/** The connection to PostgreSQL, with the schema brought up to date before anything asks it, and what it holds of people. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [CONFIG],
      useFactory: async (config: Config) => {
        await migrate(config.databaseUrl);
        return { ...dataSourceOptions(config.databaseUrl), retryAttempts: 0 };
      },
      dataSourceFactory: async (options) => {
        if (!options) throw new Error("The database has no settings.");
        return new DataSource(options).initialize();
      },
    }),
  ],
  providers: [
    plain(PostgresTransactions, DataSource),
    { provide: Transactions, useExisting: PostgresTransactions },
    OwnedData,
  ],
  exports: [PostgresTransactions, Transactions, OwnedData],
})
export class DatabaseModule {}
