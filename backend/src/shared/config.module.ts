import { Clock } from "@earshot/domain/shared/clock.port";
import { type DynamicModule, Global, Module } from "@nestjs/common";
import type { Config } from "./config.js";
import { EVEN_TIME, EVEN_TIME_MS } from "./even-time.js";
import { Readiness } from "./readiness.js";
import { SecurityLog } from "./security-log.js";
import { SERVICE_SECRET, serviceSecret } from "./service-secret.js";
import { SystemClock } from "./system-clock.js";
import { plain } from "./plain.js";

/** Token of the settings (a type has none of its own). */
export const CONFIG = Symbol("config");

/** What every feature needs: the settings, the secret, the time, and where to say what is not ready. */
@Global()
@Module({
  providers: [
    { provide: SERVICE_SECRET, inject: [CONFIG], useFactory: (config: Config) => serviceSecret(config) },
    { provide: EVEN_TIME, useValue: EVEN_TIME_MS },
    plain(SecurityLog, SERVICE_SECRET),
    { provide: Clock, useClass: SystemClock },
    Readiness,
  ],
  exports: [SERVICE_SECRET, SecurityLog, EVEN_TIME, Clock, Readiness],
})
export class ConfigModule {
  static with(config: Config): DynamicModule {
    return { module: ConfigModule, providers: [{ provide: CONFIG, useValue: config }], exports: [CONFIG] };
  }
}
