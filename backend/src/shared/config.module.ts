import { Clock } from "@earshot/domain/shared/clock.port";
import { Global, Module } from "@nestjs/common";
import { type Config, readConfig } from "./config.js";
import { EVEN_TIME, EVEN_TIME_MS } from "./even-time.js";
import { Readiness } from "./readiness.js";
import { SecurityLog } from "./security-log.js";
import { SERVICE_SECRET, serviceSecret } from "./service-secret.js";
import { SystemClock } from "./system-clock.js";

/** Token of the settings (a type has none of its own). */
export const CONFIG = Symbol("config");

/** What every feature needs: the settings, the secret, the time, and where to say what is not ready. */
@Global()
@Module({
  providers: [
    { provide: CONFIG, useFactory: () => readConfig(process.env) },
    { provide: SERVICE_SECRET, inject: [CONFIG], useFactory: (config: Config) => serviceSecret(config) },
    { provide: EVEN_TIME, useValue: EVEN_TIME_MS },
    { provide: SecurityLog, inject: [SERVICE_SECRET], useFactory: (secret: string) => new SecurityLog(secret) },
    { provide: Clock, useClass: SystemClock },
    Readiness,
  ],
  exports: [CONFIG, SERVICE_SECRET, SecurityLog, EVEN_TIME, Clock, Readiness],
})
export class ConfigModule {}
