import { Clock } from "@earshot/domain/shared/clock.port";
import { type DynamicModule, Global, Module } from "@nestjs/common";
import type { Config } from "../shared/config/config.js";
import { CONSTANT_TIME, CONSTANT_TIME_MS } from "../shared/process/constant-time.js";
import { Metrics } from "../shared/process/metrics.js";
import { Readiness } from "../shared/process/readiness.js";
import { SecurityLog } from "../http/access/security-log.js";
import { SERVICE_SECRET, serviceSecret } from "../shared/config/service-secret.js";
import { SystemClock } from "../shared/process/system-clock.js";
import { plain, type Token } from "../shared/process/plain.js";

/** Injection token of the settings, because a type has no token. */
export const CONFIG = Symbol("config") as Token<Config>;

/** Injection token of the site's public origin: "https://earshot.example". */
export const ORIGIN = Symbol("origin");

/** The services that every feature needs: the settings, the secret, the clock, and the readiness checks. */
@Global()
@Module({
  providers: [
    { provide: ORIGIN, inject: [CONFIG], useFactory: ({ publicUrl }: Config) => new URL(publicUrl).origin },
    { provide: SERVICE_SECRET, inject: [CONFIG], useFactory: (config: Config) => serviceSecret(config) },
    { provide: CONSTANT_TIME, useValue: CONSTANT_TIME_MS },
    plain(SecurityLog, SERVICE_SECRET),
    { provide: Clock, useClass: SystemClock },
    plain(Metrics),
    Readiness,
  ],
  exports: [ORIGIN, SERVICE_SECRET, SecurityLog, CONSTANT_TIME, Clock, Metrics, Readiness],
})
export class ConfigModule {
  static with(config: Config): DynamicModule {
    return { module: ConfigModule, providers: [{ provide: CONFIG, useValue: config }], exports: [CONFIG] };
  }
}
