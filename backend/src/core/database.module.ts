import { Announcements } from "@earshot/domain/shared/announcements.port";
import { Transactions } from "@earshot/domain/shared/transactions.port";
import { Global, Module } from "@nestjs/common";
import { TypeOrmModule } from "@nestjs/typeorm";
import { DataSource } from "typeorm";
import { CONFIG } from "./config.module.js";
import type { Config } from "../shared/config/config.js";
import { dataSourceOptions } from "../database/data-source.js";
import { migrate, requireSchema } from "../database/migrate.js";
import { giveRoleSettings, requireRoleSettings } from "../database/role-settings.js";
import { PendingMigrations } from "../database/pending-migrations.js";
import { OwnedData } from "../database/owned-data.js";
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { AnnouncementDispatcher } from "../database/announcement-dispatcher.js";
import { Metrics, type PoolCounts } from "../shared/process/metrics.js";
import { plain } from "../shared/process/plain.js";

/** The connection to PostgreSQL, migrated before its first use, and the registry of personal data in it. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [CONFIG],
      useFactory: async (config: Config) => {
        const { databaseUrl, directUrl } = config;
        if (config.migrate) await migrate(directUrl).then(() => giveRoleSettings(config));
        else await requireSchema(directUrl);
        return { ...dataSourceOptions(databaseUrl, { directUrl }), retryAttempts: 0 };
      },
      dataSourceFactory: async (options) => {
        if (!options) throw new Error("The database has no settings.");
        const dataSource = await new DataSource(options).initialize();
        await requireRoleSettings(dataSource).catch(async (error: unknown) => {
          // Open connections would keep an idle process alive.
          await dataSource.destroy();
          throw error;
        });
        return dataSource;
      },
    }),
  ],
  providers: [
    plain(PostgresTransactions, DataSource),
    { provide: Transactions, useExisting: PostgresTransactions },
    OwnedData,
    AnnouncementDispatcher,
    { provide: Announcements, useExisting: AnnouncementDispatcher },
    {
      provide: PendingMigrations,
      inject: [DataSource],
      useFactory: (database: DataSource) => PendingMigrations.in(database),
    },
  ],
  exports: [PostgresTransactions, Transactions, OwnedData, PendingMigrations, AnnouncementDispatcher, Announcements],
})
export class DatabaseModule {
  constructor(metrics: Metrics, database: DataSource) {
    const { master } = database.driver as unknown as { readonly master?: PoolCounts };
    metrics.watchPool("main", () => master);
  }
}
