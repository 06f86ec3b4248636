import { type DynamicModule, Module } from "@nestjs/common";
import { ScheduleModule } from "@nestjs/schedule";
import { LoggerModule } from "nestjs-pino";
import { ConfigModule } from "./config.module.js";
import type { Config } from "../shared/config/config.js";
import { DatabaseModule } from "./database.module.js";
import { HousekeepingModule } from "../shared/process/housekeeping.module.js";
import { loggerOptions, type Role } from "./logger.js";

/** The modules of every process: settings, log, database, and housekeeping. */
@Module({})
export class CoreModule {
  static with(config: Config, role: Role): DynamicModule {
    return {
      module: CoreModule,
      imports: [
        ConfigModule.with(config),
        LoggerModule.forRoot(loggerOptions(config, role)),
        DatabaseModule,
        // Cron jobs run only in workers; intervals and housekeeping run in all processes.
        ScheduleModule.forRoot({ cronJobs: config.worker }),
        HousekeepingModule,
      ],
    };
  }
}
