import { Module } from "@nestjs/common";
import { LoggerModule } from "nestjs-pino";
import { CONFIG, ConfigModule } from "./shared/config.module.js";
import type { Config } from "./shared/config.js";
import { DatabaseModule } from "./shared/database.module.js";
import { loggerOptions } from "./shared/logger.js";
import { TrackingModule } from "./tracking/tracking.module.js";

/** What works without being asked over HTTP: checks of tracked shows, and mail on its way out. */
@Module({
  imports: [
    ConfigModule,
    LoggerModule.forRootAsync({ inject: [CONFIG], useFactory: (config: Config) => loggerOptions(config) }),
    DatabaseModule,
    TrackingModule,
  ],
})
export class WorkerModule {}
