import { type DynamicModule, Module } from "@nestjs/common";
import { ScheduleModule } from "@nestjs/schedule";
import { LoggerModule } from "nestjs-pino";
import { ConfigModule } from "./config.module.js";
import type { Config } from "./config.js";
import { DatabaseModule } from "./database.module.js";
import { HousekeepingModule } from "./housekeeping.module.js";
import { loggerOptions } from "./logger.js";

/** What every process of ours has, whatever it does: settings, log, database, and what is done later. */
@Module({})
export class RootModule {
  static with(config: Config): DynamicModule {
    return {
      module: RootModule,
      imports: [
        ConfigModule.with(config),
        LoggerModule.forRoot(loggerOptions(config)),
        DatabaseModule,
        // Cron jobs are for processes that work; intervals and housekeeping are for all.
        ScheduleModule.forRoot({ cronJobs: config.worker }),
        HousekeepingModule,
      ],
    };
  }
}
