import { Clock } from "@earshot/domain/shared/clock.port";
import { Global, Module } from "@nestjs/common";
import { readConfig } from "./config.js";
import { SystemClock } from "./system-clock.js";

/** Token of the settings (a type has none of its own). */
export const CONFIG = Symbol("config");

/** What every feature needs: the settings and the time. */
@Global()
@Module({
  providers: [
    { provide: CONFIG, useFactory: () => readConfig(process.env) },
    { provide: Clock, useClass: SystemClock },
  ],
  exports: [CONFIG, Clock],
})
export class ConfigModule {}
