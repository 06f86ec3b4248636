import { Clock } from "@earshot/domain/shared/clock.port";
import { Global, Module } from "@nestjs/common";
import { type Config, readConfig } from "./config.js";
import { SERVICE_SECRET, serviceSecret } from "./service-secret.js";
import { SystemClock } from "./system-clock.js";

/** Token of the settings (a type has none of its own). */
export const CONFIG = Symbol("config");

/** What every feature needs: the settings, the secret and the time. */
@Global()
@Module({
  providers: [
    { provide: CONFIG, useFactory: () => readConfig(process.env) },
    { provide: SERVICE_SECRET, inject: [CONFIG], useFactory: (config: Config) => serviceSecret(config) },
    { provide: Clock, useClass: SystemClock },
  ],
  exports: [CONFIG, SERVICE_SECRET, Clock],
})
export class ConfigModule {}
